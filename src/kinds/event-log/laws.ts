import type { Enforcement, Law } from '../../engine/contract/law.ts';

type More = Partial<Pick<Law, 'says' | 'differs' | 'besides' | 'names'>>;

/** A law that is enforced at one of both times, by the rules named and, unless told otherwise, by the recorder. */
function enforced(enforcement: Enforcement) {
  return (id: string, title: string, rules: string, more: More = {}): Law => ({
    ...{ id, title, enforcement, rules: rules === '' ? [] : rules.split(' '), besides: ['recorder'] },
    ...more,
  });
}

const executed = enforced('EXEC');
const replayed = enforced('REPLAY');

/**
 * The invariants of event logs, each under the number by which people know it (docs/kinds/event-log.md, Invariants). Numbers that
 * the list leaves out are left out here; a test proves that no other is.
 */
export const laws: readonly Law[] = [
  executed('1', 'Run ID Uniqueness', 'uuid run-started-once unique-across-files'),
  replayed(
    '2a',
    'Run Lifecycle Is Well-Formed (Event-Based)',
    'run-started-first run-started-once run-terminated event-after-termination',
    {
      differs: 'A log grows, so that a run without a terminal event is under way; mode: closed refuses it.',
      names: ['run.started', 'run.finished', 'run.failed', 'terminal event', 'lifecycle'],
      besides: [],
    },
  ),
  executed('2b', 'Illegal Lifecycle Events', 'run-started-once run-terminated event-after-termination'),
  {
    id: '2c',
    title: 'Run "state" is derived',
    rules: [],
    says: 'pending: no run.started seen; running: run.started seen, no terminal event; completed: run.finished seen; failed: run.failed seen.',
    names: ['RunStatus', 'pending', 'running', 'completed'],
    besides: ['replay'],
  },
  replayed('3', 'Step Execution Order', 'phase-order attempt-limit finished-early', {
    names: ['phase gating', 'phase order', 'retries', 'attempt'],
  }),
  executed('4a', 'Workspace Root Configuration', 'workspace-root', { names: ['workspace_root'] }),
  executed('4b', 'File operation containment', 'artifact-path'),
  executed('5a', 'Failure Stops Subsequent Phases', 'phase-order attempt-limit'),
  executed('8', 'Step ID Uniqueness', 'uuid step-started-once'),
  replayed('9', 'Exactly One step.started', 'step-started-once', { names: ['step.started'] }),
  replayed('10', 'Exactly One Step Termination', 'step-terminated', {
    names: ['step.finished', 'step.failed'],
  }),
  replayed('11', 'Step Belongs to One Run', 'step-reference'),
  executed('12', 'Step Phase', 'step-phase'),
  executed('13', 'Agent Validity', 'agent', { names: ['planner', 'executor', 'reviewer'] }),
  executed('14', 'ToolCall ID Uniqueness', 'uuid tool-called-once'),
  replayed('15', 'Exactly One tool.called', 'tool-called-once', { names: ['tool.called'] }),
  replayed('16', 'Exactly One Tool Termination', 'tool-terminated tool-reference', {
    names: ['tool.returned', 'tool.failed'],
  }),
  replayed('17', 'ToolCall Belongs to One Step', 'tool-reference'),
  executed('18', 'Tool Validity', 'tool-allowed', { names: ['tool registry'] }),
  executed('19', 'Permission Tiers', 'tool-tier', {
    names: ['permission tier', 'PermissionTier', 'READ', 'WRITE', 'EXECUTE'],
  }),
  executed('20', 'Tool Input Validation', 'tool-input', { names: ['INVALID_INPUT'] }),
  executed('21', 'Tool Output Validation', 'tool-output', { names: ['INVALID_OUTPUT'] }),
  executed('22', 'ToolCall Duration', 'tool-duration', { names: ['duration_ms'] }),
  executed('23', 'LLMCall ID Uniqueness', 'uuid llm-requested-once'),
  replayed('24', 'Exactly One llm.requested', 'llm-requested-once', { names: ['llm.requested'] }),
  replayed('25', 'Exactly One llm.responded', 'llm-responded llm-reference', { names: ['llm.responded'] }),
  replayed('26', 'LLMCall Belongs to One Step', 'llm-reference'),
  executed('27', 'Artifact ID Uniqueness', 'uuid artifact-created-once'),
  executed('28', 'Exactly One artifact.created', 'artifact-created-once', { names: ['artifact.created'] }),
  replayed('29', 'Artifact Belongs to One Step', 'artifact-reference'),
  replayed('30', 'Artifact Belongs to One Run', 'artifact-reference run-started-first'),
  executed('31', 'Artifact Type', 'artifact-form'),
  executed('32', 'Artifact Checksum', 'artifact-form', { names: ['sha256', 'checksum'] }),
  executed('33', 'Artifact Size', 'artifact-form', { names: ['size_bytes'] }),
  executed('34', 'File Artifact Path', 'artifact-path'),
  executed('35', 'Append-Only Log', 'append-only seq-order'),
  executed('36', 'Event ID Uniqueness', 'event-id uuid unique-across-files', {
    differs:
      'A log in which no event has an event_id is taken as one of a writer that knows none; strictPayload refuses it. The recorder always writes one.',
    names: ['event_id'],
  }),
  replayed('37', 'Valid Event Types', 'event-type'),
  replayed('38', 'Sequence Ordering', 'seq-order', { names: ['seq'] }),
  replayed('39', 'Payload Validation', 'event-schema'),
  executed('40', 'JSONLines Format', 'json-lines', { names: ['jsonl'] }),
  replayed('41', 'Replayability', '', {
    says: 'A RunView can be rebuilt from the log alone; no state lies outside of it.',
    names: ['RunView', 'replay engine'],
    besides: ['replay'],
  }),
  executed('42', 'Workspace Containment', 'artifact-path'),
  executed('43', 'Path Normalization', 'artifact-path'),
  executed('44', 'No Arbitrary Shell Execution', 'shell', {
    names: ['execute_shell', 'run_tests', 'run_build', 'run_lint'],
  }),
  executed('45', 'Static Agent Configuration', 'agent'),
  executed('46', 'Tool Whitelist', 'tool-allowed'),
  executed('47', 'Permission Tier', 'tool-tier'),
  executed('48', 'Phase 1 Agents', 'agent tool-tier', {
    differs:
      'These three are the registry where none is configured; agents names others, as many and of whatever tier their owner says.',
  }),
  executed('49', 'Per-Run Isolation', '', {
    says: 'Memory is kept by run: no run sees what another one remembers.',
  }),
  executed('50', 'Ephemeral Memory', '', {
    says: 'Memory is gone with the process; nothing of it is written.',
  }),
  executed('51', 'Memory Key Constraints', '', {
    says: 'Keys of memory are strings; values are what JSON can hold.',
  }),
  replayed('52', 'Deterministic Replay', '', {
    says: 'The same events give the same RunView.',
    besides: ['replay'],
  }),
  replayed('53', 'Invariant Validation During Replay', '', {
    says: 'What is wrong names seq, event type and reason.',
    besides: ['every finding'],
  }),
  replayed('54', 'Complete RunView Reconstruction', '', {
    says: 'All steps, tool calls, calls of models and artifacts are restored.',
    besides: ['replay'],
  }),
];
