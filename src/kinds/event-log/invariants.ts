/** One invariant of the seed, and where it is enforced (docs/kinds/event-log.md). */
export interface Invariant {
  readonly number: string;
  readonly title: string;
  /** Rules that judge it in a log, without the name of the kind. */
  readonly rules: readonly string[];
  /** Whether the recorder refuses to break it before an event is written. */
  readonly recorder?: true;
  /** Enforced by something else that is named. */
  readonly other?: string;
}

const recorder = true;

/** Every invariant of seed 003, by its number there; a test proves that none is left out. */
export const invariants: readonly Invariant[] = [
  {
    number: '1',
    title: 'Run ID Uniqueness',
    rules: ['uuid', 'run-started-once', 'unique-across-files'],
    recorder,
  },
  {
    number: '2a',
    title: 'Run Lifecycle Is Well-Formed',
    rules: ['run-started-first', 'run-started-once', 'run-terminated', 'event-after-termination'],
  },
  {
    number: '2b',
    title: 'Illegal Lifecycle Events',
    rules: ['run-started-once', 'run-terminated', 'event-after-termination'],
    recorder,
  },
  { number: '2c', title: 'Run state is derived', rules: [], other: 'replay' },
  {
    number: '3',
    title: 'Step Execution Order',
    rules: ['phase-order', 'attempt-limit', 'finished-early'],
    recorder,
  },
  { number: '4a', title: 'Workspace Root Configuration', rules: ['workspace-root'], recorder },
  { number: '4b', title: 'File operation containment', rules: ['artifact-path'], recorder },
  {
    number: '5a',
    title: 'Failure Stops Subsequent Phases',
    rules: ['phase-order', 'attempt-limit'],
    recorder,
  },
  { number: '8', title: 'Step ID Uniqueness', rules: ['uuid', 'step-started-once'], recorder },
  { number: '9', title: 'Exactly One step.started', rules: ['step-started-once'], recorder },
  { number: '10', title: 'Exactly One Step Termination', rules: ['step-terminated'], recorder },
  { number: '11', title: 'Step Belongs to One Run', rules: ['step-reference'], recorder },
  { number: '12', title: 'Step Phase', rules: ['step-phase'], recorder },
  { number: '13', title: 'Agent Validity', rules: ['agent'], recorder },
  { number: '14', title: 'ToolCall ID Uniqueness', rules: ['uuid', 'tool-called-once'], recorder },
  { number: '15', title: 'Exactly One tool.called', rules: ['tool-called-once'], recorder },
  {
    number: '16',
    title: 'Exactly One Tool Termination',
    rules: ['tool-terminated', 'tool-reference'],
    recorder,
  },
  { number: '17', title: 'ToolCall Belongs to One Step', rules: ['tool-reference'], recorder },
  { number: '18', title: 'Tool Validity', rules: ['tool-allowed'], recorder },
  { number: '19', title: 'Permission Tiers', rules: ['tool-tier'], recorder },
  { number: '20', title: 'Tool Input Validation', rules: ['tool-input'], recorder },
  { number: '21', title: 'Tool Output Validation', rules: ['tool-output'], recorder },
  { number: '22', title: 'ToolCall Duration', rules: ['tool-duration'], recorder },
  { number: '23', title: 'LLMCall ID Uniqueness', rules: ['uuid', 'llm-requested-once'], recorder },
  { number: '24', title: 'Exactly One llm.requested', rules: ['llm-requested-once'], recorder },
  { number: '25', title: 'Exactly One llm.responded', rules: ['llm-responded', 'llm-reference'], recorder },
  { number: '26', title: 'LLMCall Belongs to One Step', rules: ['llm-reference'], recorder },
  { number: '27', title: 'Artifact ID Uniqueness', rules: ['uuid', 'artifact-created-once'], recorder },
  { number: '28', title: 'Exactly One artifact.created', rules: ['artifact-created-once'], recorder },
  { number: '29', title: 'Artifact Belongs to One Step', rules: ['artifact-reference'], recorder },
  {
    number: '30',
    title: 'Artifact Belongs to One Run',
    rules: ['artifact-reference', 'run-started-first'],
    recorder,
  },
  { number: '31', title: 'Artifact Type', rules: ['artifact-form'], recorder },
  { number: '32', title: 'Artifact Checksum', rules: ['artifact-form'], recorder },
  { number: '33', title: 'Artifact Size', rules: ['artifact-form'], recorder },
  { number: '34', title: 'File Artifact Path', rules: ['artifact-path'], recorder },
  { number: '35', title: 'Append-Only Log', rules: ['append-only', 'seq-order'], recorder },
  {
    number: '36',
    title: 'Event ID Uniqueness',
    rules: ['event-id', 'uuid', 'unique-across-files'],
    recorder,
  },
  { number: '37', title: 'Valid Event Types', rules: ['event-type'], recorder },
  { number: '38', title: 'Sequence Ordering', rules: ['seq-order'], recorder },
  { number: '39', title: 'Payload Validation', rules: ['event-schema'], recorder },
  { number: '40', title: 'JSONLines Format', rules: ['json-lines'], recorder },
  { number: '41', title: 'Replayability', rules: [], other: 'replay' },
  { number: '42', title: 'Workspace Containment', rules: ['artifact-path'], recorder },
  { number: '43', title: 'Path Normalization', rules: ['artifact-path'], recorder },
  { number: '44', title: 'No Arbitrary Shell Execution', rules: ['shell'], recorder },
  { number: '45', title: 'Static Agent Configuration', rules: ['agent'], recorder },
  { number: '46', title: 'Tool Whitelist', rules: ['tool-allowed'], recorder },
  { number: '47', title: 'Permission Tier', rules: ['tool-tier'], recorder },
  { number: '48', title: 'Phase 1 Agents', rules: ['agent', 'tool-tier'], recorder },
  { number: '49', title: 'Per-Run Isolation', rules: [], recorder },
  { number: '50', title: 'Ephemeral Memory', rules: [], recorder },
  { number: '51', title: 'Memory Key Constraints', rules: [], recorder },
  { number: '52', title: 'Deterministic Replay', rules: [], other: 'replay' },
  { number: '53', title: 'Invariant Validation During Replay', rules: [], other: 'every finding' },
  { number: '54', title: 'Complete RunView Reconstruction', rules: [], other: 'replay' },
];
