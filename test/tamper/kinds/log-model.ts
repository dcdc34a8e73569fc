import type { Random } from '../random.ts';

/** An event log as docs/kinds/event-log.md describes it; this file knows nothing of `src/`. */
export type LogEvent = Readonly<Record<string, unknown>>;

export interface LogDoc {
  readonly events: readonly LogEvent[];
  /** Whether this runtime writes an id with each event: all events of a log have one, or none. */
  readonly hasIds: boolean;
}

export const phases = ['planner', 'executor', 'reviewer'] as const;
export type Phase = (typeof phases)[number];

export const root = '/work/shop';
const agents = { planner: 'ada', executor: 'bob', reviewer: 'cat' } as const;

/** What a run says of itself so far. */
export interface RunState {
  readonly id: string;
  readonly seq: number;
  readonly isEnded: boolean;
  readonly attempts: Readonly<Record<Phase, number>>;
  readonly finished: readonly Phase[];
  readonly latest: Phase;
  /** The step that is under way. */
  readonly open: { readonly id: string; readonly phase: Phase } | undefined;
}

/** A UUID of version 4 for a number. */
export function uuid(number: number): string {
  return `${((number * 2654435761) % 4294967296).toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export function emptyLog(random: Random): LogDoc {
  return { events: [], hasIds: random.chance(0.5) };
}

export function logText({ events }: LogDoc): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** The runs in the order in which they began. */
export function runsOf({ events }: LogDoc): RunState[] {
  const ids = [...new Set(events.map(({ run_id }) => String(run_id)))];
  return ids.map((id) =>
    runState(
      id,
      events.filter(({ run_id }) => run_id === id),
    ),
  );
}

function runState(id: string, events: readonly LogEvent[]): RunState {
  const attempts = { planner: 0, executor: 0, reviewer: 0 };
  const finished: Phase[] = [];
  let [latest, open, isEnded, seq]: [Phase, RunState['open'], boolean, number] = [
    'planner',
    undefined,
    false,
    0,
  ];
  for (const event of events) {
    const phase: Phase = phases.find((each) => each === event.phase) ?? latest;
    seq = Math.max(seq, typeof event.seq === 'number' ? event.seq : 0);
    if (event.type === 'step.started') {
      attempts[phase] += 1;
      latest = phase;
      open = { id: String(event.step_id), phase };
    }
    if (event.type === 'step.finished') finished.push(phase);
    if (event.type === 'step.finished' || event.type === 'step.failed') open = undefined;
    if (event.type === 'run.finished' || event.type === 'run.failed') isEnded = true;
  }
  return { id, seq, isEnded, attempts, finished, latest, open };
}

export const openRuns = (doc: LogDoc) => runsOf(doc).filter(({ isEnded }) => !isEnded);

/** Which phase may begin a step now; undefined where the run has to end. */
export function nextPhase({ attempts, finished, latest }: RunState): Phase | undefined {
  const isFinished = finished.includes(latest);
  const next = isFinished ? phases[phases.indexOf(latest) + 1] : latest;
  return next !== undefined && attempts[next] < 3 ? next : undefined;
}

/** Events behind the last one of a run, numbered on; `seq` may be told. */
export function appended(
  doc: LogDoc,
  run: Pick<RunState, 'id' | 'seq'>,
  told: readonly LogEvent[],
  fresh: () => number,
): LogDoc {
  let { seq } = run;
  const events = told.map((fields) => {
    seq += 1;
    const event = { type: fields.type, run_id: run.id, seq, timestamp: '2026-01-10T10:00:00Z' };
    return { ...event, ...(doc.hasIds ? { event_id: uuid(fresh()) } : {}), ...fields };
  });
  return { ...doc, events: [...doc.events, ...events] };
}

export const startedRun = (fields: LogEvent = {}): LogEvent => ({
  type: 'run.started',
  workspace_root: root,
  ...fields,
});

export const startedStep = (id: string, phase: Phase, fields: LogEvent = {}): LogEvent => ({
  type: 'step.started',
  step_id: id,
  phase,
  agent_id: agents[phase],
  ...fields,
});

export const closedStep = (id: string, phase: Phase, isGood = true, fields: LogEvent = {}): LogEvent => ({
  type: isGood ? 'step.finished' : 'step.failed',
  step_id: id,
  phase,
  ...(isGood ? {} : { reason: 'tests are red' }),
  ...fields,
});

export const called = (step: string, id: string, tool = 'read_file', fields: LogEvent = {}): LogEvent => ({
  type: 'tool.called',
  step_id: step,
  tool_call_id: id,
  tool_name: tool,
  input: { path: 'a.txt' },
  ...fields,
});

export const returned = (step: string, id: string, tool = 'read_file', fields: LogEvent = {}): LogEvent => ({
  type: 'tool.returned',
  step_id: step,
  tool_call_id: id,
  tool_name: tool,
  output: { text: 'it' },
  duration_ms: 12,
  ...fields,
});

export const toolFailed = (
  step: string,
  id: string,
  tool = 'read_file',
  fields: LogEvent = {},
): LogEvent => ({
  type: 'tool.failed',
  step_id: step,
  tool_call_id: id,
  tool_name: tool,
  reason: 'no such file',
  ...fields,
});

export const asked = (step: string, id: string): LogEvent => ({
  type: 'llm.requested',
  step_id: step,
  llm_call_id: id,
  model: 'large',
});

export const answered = (step: string, id: string): LogEvent => ({
  type: 'llm.responded',
  step_id: step,
  llm_call_id: id,
});

export const artifact = (step: string, id: string, fields: LogEvent = {}): LogEvent => ({
  type: 'artifact.created',
  step_id: step,
  artifact_id: id,
  artifact_type: 'file',
  path: `${root}/out/report.txt`,
  checksum: 'ab'.repeat(32),
  size_bytes: 3,
  ...fields,
});
