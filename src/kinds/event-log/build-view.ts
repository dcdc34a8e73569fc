import type { LogEvent } from './model.ts';
import { phases } from './options.ts';
import { phaseIndex } from './run-state.ts';
import type { ArtifactView, LlmCallView, RunView, StepView, ToolCallView } from './run-view.ts';

/** Builds the view of one run, event by event. What breaks an invariant changes nothing: first starts and first ends stand. */
export interface ViewBuilder {
  take(event: LogEvent): void;
  view(): RunView;
}

type Writable<View> = { -readonly [Member in keyof View]: View[Member] };

interface Draft {
  readonly run: Writable<Omit<RunView, 'phases' | 'steps' | 'toolCalls' | 'llmCalls' | 'artifacts'>>;
  readonly attempts: number[];
  readonly done: boolean[];
  readonly steps: Map<string, Writable<StepView>>;
  readonly tools: Map<string, Writable<ToolCallView>>;
  readonly models: Map<string, Writable<LlmCallView>>;
  readonly artifacts: Map<string, ArtifactView>;
  /** When what is under way began, by its first event's `seq`. */
  readonly begun: Map<number, string>;
}

export function viewBuilder(first: LogEvent): ViewBuilder {
  const draft: Draft = {
    run: {
      runId: first.runId,
      state: 'pending',
      workspaceRoot: null,
      firstSeq: first.seq,
      lastSeq: first.seq,
      startedAt: null,
      endedAt: null,
      reason: null,
    },
    attempts: [0, 0, 0],
    done: [false, false, false],
    steps: new Map(),
    tools: new Map(),
    models: new Map(),
    artifacts: new Map(),
    begun: new Map(),
  };
  return { take: (event) => takeEvent(draft, event), view: () => viewOf(draft) };
}

function viewOf({ run, attempts, done, steps, tools, models, artifacts }: Draft): RunView {
  const copies = <Value>(map: ReadonlyMap<string, Value>) => [...map.values()].map((value) => ({ ...value }));
  return {
    ...run,
    phases: phases.map((phase, index) => ({
      phase,
      attempts: attempts[index] ?? 0,
      done: done[index] === true,
    })),
    steps: copies(steps),
    toolCalls: copies(tools),
    llmCalls: copies(models),
    artifacts: copies(artifacts),
  };
}

function takeEvent(draft: Draft, event: LogEvent): void {
  const { run } = draft;
  run.lastSeq = Math.max(run.lastSeq, event.seq);
  if (event.type === 'run.started') startRun(draft, event);
  else if (event.type === 'run.finished' || event.type === 'run.failed') endRun(draft, event);
  else if (event.type === 'step.started') startStep(draft, event);
  else if (event.type.startsWith('step.')) endStep(draft, event);
  else if (event.type === 'tool.called') startTool(draft, event);
  else if (event.type.startsWith('tool.')) endTool(draft, event);
  else if (event.type.startsWith('llm.')) takeModelCall(draft, event);
  else if (event.type === 'artifact.created') addArtifact(draft, event);
}

const textIn = ({ fields }: LogEvent, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
};

function startRun({ run }: Draft, event: LogEvent): void {
  if (run.state !== 'pending') return;
  run.state = 'running';
  run.workspaceRoot = textIn(event, 'workspace_root');
  run.startedAt = textIn(event, 'timestamp');
}

function endRun({ run }: Draft, event: LogEvent): void {
  run.state = event.type === 'run.finished' ? 'completed' : 'failed';
  run.endedAt = textIn(event, 'timestamp');
  run.reason = textIn(event, 'reason');
}

function startStep({ steps, attempts }: Draft, event: LogEvent): void {
  const stepId = textIn(event, 'step_id');
  if (stepId === null || steps.has(stepId)) return;
  const phase = textIn(event, 'phase') ?? '';
  const index = phaseIndex(phase);
  if (index >= 0) attempts[index] = (attempts[index] ?? 0) + 1;
  const attempt = attempts[index] ?? 0;
  const agentId = textIn(event, 'agent_id');
  steps.set(stepId, {
    stepId,
    phase,
    attempt,
    agentId,
    status: 'running',
    startSeq: event.seq,
    endSeq: null,
    reason: null,
  });
}

function endStep({ steps, done }: Draft, event: LogEvent): void {
  const step = steps.get(textIn(event, 'step_id') ?? '');
  if (step === undefined || step.endSeq !== null) return;
  step.endSeq = event.seq;
  step.status = event.type === 'step.finished' ? 'finished' : 'failed';
  step.reason = textIn(event, 'reason');
  const index = phaseIndex(step.phase);
  if (step.status === 'finished' && index >= 0) done[index] = true;
}

function startTool(draft: Draft, event: LogEvent): void {
  const toolCallId = textIn(event, 'tool_call_id');
  if (toolCallId === null || draft.tools.has(toolCallId)) return;
  remember(draft, event);
  draft.tools.set(toolCallId, {
    toolCallId,
    stepId: textIn(event, 'step_id') ?? '',
    toolName: textIn(event, 'tool_name') ?? '',
    status: 'running',
    startSeq: event.seq,
    endSeq: null,
    durationMs: null,
    errorCode: null,
    reason: null,
  });
}

function endTool(draft: Draft, event: LogEvent): void {
  const call = draft.tools.get(textIn(event, 'tool_call_id') ?? '');
  if (call === undefined || call.endSeq !== null) return;
  call.endSeq = event.seq;
  call.status = event.type === 'tool.returned' ? 'returned' : 'failed';
  call.durationMs = durationOf(draft, event, call.startSeq);
  call.errorCode = textIn(event, 'error_code');
  call.reason = textIn(event, 'reason');
}

function takeModelCall(draft: Draft, event: LogEvent): void {
  const llmCallId = textIn(event, 'llm_call_id');
  if (llmCallId === null) return;
  const call = draft.models.get(llmCallId);
  if (event.type === 'llm.requested' && call === undefined) {
    remember(draft, event);
    const stepId = textIn(event, 'step_id') ?? '';
    const model = textIn(event, 'model');
    draft.models.set(llmCallId, {
      llmCallId,
      stepId,
      model,
      status: 'running',
      startSeq: event.seq,
      endSeq: null,
      durationMs: null,
    });
  } else if (event.type === 'llm.responded' && call?.endSeq === null) {
    call.endSeq = event.seq;
    call.status = 'responded';
    call.model ??= textIn(event, 'model');
    call.durationMs = durationOf(draft, event, call.startSeq);
  }
}

function addArtifact({ artifacts }: Draft, event: LogEvent): void {
  const artifactId = textIn(event, 'artifact_id');
  if (artifactId === null || artifacts.has(artifactId)) return;
  const size = event.fields.size_bytes;
  artifacts.set(artifactId, {
    artifactId,
    stepId: textIn(event, 'step_id') ?? '',
    type: textIn(event, 'artifact_type') ?? '',
    path: textIn(event, 'path'),
    checksum: textIn(event, 'checksum') ?? '',
    sizeBytes: typeof size === 'number' ? size : 0,
    status: 'created',
    startSeq: event.seq,
    endSeq: event.seq,
  });
}

function remember({ begun }: Draft, event: LogEvent): void {
  const at = textIn(event, 'timestamp');
  if (at !== null) begun.set(event.seq, at);
}

function durationOf({ begun }: Draft, event: LogEvent, startSeq: number): number | null {
  const said = event.fields.duration_ms;
  if (typeof said === 'number') return said;
  const passed = Date.parse(textIn(event, 'timestamp') ?? '') - Date.parse(begun.get(startSeq) ?? '');
  begun.delete(startSeq);
  return Number.isNaN(passed) ? null : passed;
}
