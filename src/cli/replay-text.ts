import type {
  ArtifactView,
  LlmCallView,
  RunView,
  StepView,
  ToolCallView,
} from '../kinds/event-log/run-view.ts';
import { safeText } from '../output/safe-text.ts';

/** One line of a timeline: where it stands in the log, and what it says. */
interface Entry {
  readonly seq: number;
  readonly end: number | null;
  readonly text: string;
}

/** A run as a timeline that a person can read: phases, attempts, and what happened in them. */
export function runText(run: RunView): string {
  const lines = [
    runLine(run),
    ...run.phases.flatMap(({ phase }) => phaseLines(run, phase)),
    ...strayLines(run),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function runLine({
  runId,
  state,
  workspaceRoot,
  reason,
  firstSeq,
  lastSeq,
  startedAt,
  endedAt,
}: RunView): string {
  const passed = Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '');
  const parts = [
    `${safeText(runId)}  ${state}${reason === null ? '' : `: ${safeText(reason)}`}`,
    ...(workspaceRoot === null ? [] : [safeText(workspaceRoot)]),
    `seq ${firstSeq} to ${lastSeq}`,
    ...(startedAt === null ? [] : [safeText(startedAt)]),
    ...(Number.isNaN(passed) ? [] : [duration(passed)]),
  ];
  return parts.join('  ');
}

function phaseLines(run: RunView, phase: string): string[] {
  const own = run.phases.find((each) => each.phase === phase);
  if (own === undefined || own.attempts === 0) return [];
  const attempts = `${own.attempts} attempt${own.attempts === 1 ? '' : 's'}`;
  const steps = run.steps.filter((step) => step.phase === phase);
  return [
    `  ${phase}  ${own.done ? 'done' : 'not done'}, ${attempts}`,
    ...steps.flatMap((step) => stepLines(run, step)),
  ];
}

function stepLines(run: RunView, step: StepView): string[] {
  const agent = step.agentId === null ? '' : ` by ${safeText(step.agentId)}`;
  const why = step.reason === null ? '' : `: ${safeText(step.reason)}`;
  const text = `attempt ${step.attempt}${agent}  ${step.status}${why}`;
  const within = entriesOf(run, ({ stepId }) => stepId === step.stepId);
  return [line(4, { seq: step.startSeq, end: step.endSeq, text }), ...within.map((entry) => line(6, entry))];
}

/** What names a step that the log does not hold, or one of no phase. */
function strayLines(run: RunView): string[] {
  const known = new Set(
    run.steps
      .filter(({ phase }) => run.phases.some((each) => each.phase === phase))
      .map(({ stepId }) => stepId),
  );
  const stray = entriesOf(run, ({ stepId }) => !known.has(stepId));
  return stray.length === 0 ? [] : ['  in no step', ...stray.map((entry) => line(4, entry))];
}

function entriesOf(run: RunView, isOwn: (view: { readonly stepId: string }) => boolean): Entry[] {
  const entries = [
    ...run.toolCalls.filter(isOwn).map(toolEntry),
    ...run.llmCalls.filter(isOwn).map(modelEntry),
    ...run.artifacts.filter(isOwn).map(artifactEntry),
  ];
  return entries.sort((left, right) => left.seq - right.seq);
}

function toolEntry({
  startSeq: seq,
  endSeq: end,
  toolName,
  status,
  durationMs,
  errorCode,
  reason,
}: ToolCallView): Entry {
  const why = [errorCode, reason]
    .filter((part) => part !== null)
    .map(safeText)
    .join(' ');
  const text = [
    `tool ${safeText(toolName)}`,
    why === '' ? status : `${status}: ${why}`,
    ...timed(durationMs),
  ].join('  ');
  return { seq, end, text };
}

function modelEntry({ startSeq: seq, endSeq: end, model, status, durationMs }: LlmCallView): Entry {
  return { seq, end, text: [`llm ${safeText(model ?? 'call')}`, status, ...timed(durationMs)].join('  ') };
}

function artifactEntry({ startSeq: seq, type, path, sizeBytes }: ArtifactView): Entry {
  const where = path === null ? '' : ` ${safeText(path)}`;
  return { seq, end: seq, text: `${safeText(type)}${where}  ${sizeBytes} bytes` };
}

function timed(durationMs: number | null): string[] {
  return durationMs === null ? [] : [duration(durationMs)];
}

function duration(milliseconds: number): string {
  if (Math.abs(milliseconds) < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (Math.abs(seconds) < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

function line(indent: number, { seq, end, text }: Entry): string {
  const span = end === null ? `${seq}–` : end === seq ? `${seq}` : `${seq}–${end}`;
  return `${' '.repeat(indent)}${span.padEnd(9)}  ${text}`;
}
