import { type Breaches, eventId, type Mark } from './breach.ts';
import { judgeModelCall, judgeToolCall } from './judge-call.ts';
import { judgeReference, judgeStep, textOf } from './judge-step.ts';
import type { LogEvent } from './model.ts';
import { copiedRun, exhausted, type Judging, newRun, type RunState } from './run-state.ts';
import type { ClosedRun, RunTable } from './run-table.ts';
import { pathFault, readRoot } from './workspace-path.ts';

export interface Runs {
  readonly open: Map<string, RunState>;
  readonly closed: RunTable;
}

/** The same runs for another judge to go on with. */
export function copiedRuns({ open, closed }: Runs): Runs {
  return { open: new Map([...open].map(([id, run]) => [id, copiedRun(run)])), closed: closed.copy() };
}

/** Takes the next event of a log: one step of the automaton. */
export function judgeEvent(event: LogEvent, runs: Runs, judging: Judging): void {
  const known = runs.open.get(event.runId);
  // Most events belong to a run that is open, which is found sooner.
  const closed = known === undefined ? runs.closed.find(event.runId) : undefined;
  if (closed !== undefined) {
    judgeLate(event, closed, judging.breaches);
    return;
  }
  const at = markOf(event, known?.last.seq ?? 0);
  const run = known ?? newRun(at);
  if (known === undefined) runs.open.set(event.runId, run);
  if (known !== undefined && event.seq <= known.last.seq)
    judging.breaches.add('event-log/seq-order', 'notIncreasing', '38', at, {
      field: 'seq',
      first: known.last,
    });
  run.last = at;
  dispatch(event, at, run, judging);
  if (event.type === 'run.finished' || event.type === 'run.failed') terminate(at, run, runs, judging);
}

/** Its `seq` and place, and what it is known by. */
export function markOf({ runId, seq, type, line }: LogEvent, previous: number): Mark {
  return { seq, type, line, run: runId, key: eventId(runId, seq, previous) };
}

function dispatch(event: LogEvent, at: Mark, run: RunState, judging: Judging): void {
  if (event.type === 'run.started') startRun(event, at, run, judging.breaches);
  else if (event.type.startsWith('step.')) judgeStep(event, at, run, judging);
  else if (event.type.startsWith('tool.')) judgeToolCall(event, at, run, judging);
  else if (event.type.startsWith('llm.')) judgeModelCall(event, at, run, judging.breaches);
  else if (event.type === 'artifact.created') judgeArtifact(event, at, run, judging.breaches);
}

function startRun({ fields }: LogEvent, at: Mark, run: RunState, breaches: Breaches): void {
  if (run.started !== undefined) {
    breaches.add('event-log/run-started-once', 'duplicate', '2a.2', at, { first: run.started });
    return;
  }
  if (run.first !== at)
    breaches.add('event-log/run-started-first', 'late', '2a.3', at, {
      first: run.first,
      cause: run.first,
    });
  run.started = at;
  const path = fields.workspace_root;
  if (typeof path !== 'string' || path === '') return;
  const root = readRoot(path);
  if (typeof root !== 'string') run.root = root;
  else breaches.add('event-log/workspace-root', root, '4a', at, { field: 'workspace_root', found: path });
}

function judgeLate(event: LogEvent, run: ClosedRun, breaches: Breaches): void {
  const mark = (type: string, { seq, line }: ClosedRun['end']): Mark => ({
    seq,
    line,
    type,
    run: run.id,
    key: '',
  });
  const end = mark(run.failed ? 'run.failed' : 'run.finished', run.end);
  const at = markOf(event, run.end.seq);
  if (event.type === 'run.started')
    breaches.add('event-log/run-started-once', 'duplicate', '2a.2', at, {
      first: mark('run.started', run.start),
    });
  else if (event.type === 'run.finished' || event.type === 'run.failed')
    breaches.add('event-log/run-terminated', 'twice', '2a.5', at, { first: end });
  else {
    const invariant = event.seq > end.seq ? '2a.6' : '2a.7';
    breaches.add('event-log/event-after-termination', 'late', invariant, at, { first: end });
  }
}

function terminate(at: Mark, run: RunState, runs: Runs, { breaches, options }: Judging): void {
  missingStart(run, breaches);
  if (options.mode !== 'open') reportOpen(run, breaches, at);
  if (at.type === 'run.finished') judgeSuccess(at, run, breaches);
  runs.open.delete(run.id);
  const { first, last } = run;
  runs.closed.add({ id: run.id, failed: at.type === 'run.failed', start: run.started ?? first, end: last });
}

/** What is said at the end of the log about a run that is not terminated. */
export function judgeOpenRun(run: RunState, { breaches, options }: Judging): void {
  missingStart(run, breaches);
  if (options.mode !== 'closed') return;
  breaches.add('event-log/run-terminated', 'missing', '2a.4', run.first);
  reportOpen(run, breaches, run.first);
}

function missingStart(run: RunState, breaches: Breaches): void {
  if (run.started === undefined) breaches.add('event-log/run-started-first', 'missing', '2a.1', run.first);
}

/** The end of a run is what is wrong about the steps that it leaves open. */
function reportOpen(run: RunState, breaches: Breaches, cause: Mark): void {
  for (const [id, { start, end }] of run.steps)
    if (end === undefined) breaches.add('event-log/step-terminated', 'open', '10', start, { id, cause });
  for (const [id, { start, end, name }] of run.tools)
    if (end === undefined)
      breaches.add('event-log/tool-terminated', 'open', '16', start, { id, found: name, cause });
  for (const [id, { start, end }] of run.models)
    if (end === undefined) breaches.add('event-log/llm-responded', 'open', '25', start, { id, cause });
}

function judgeSuccess(at: Mark, run: RunState, breaches: Breaches): void {
  const spent = exhausted(run);
  if (spent.length > 0) {
    breaches.add('event-log/attempt-limit', 'finished', '3', at, { expected: spent.join(', ') });
    return;
  }
  const names = ['planner', 'executor', 'reviewer'].filter((_, index) => run.done[index] !== true);
  if (names.length > 0)
    breaches.add('event-log/finished-early', 'early', '3', at, { expected: names.join(', ') });
}

const invariants = { absolute: '34', escapes: '43', outside: '42' } as const;

/** `artifact.created` (27 to 30, 34, 42, 43); type, checksum and size are the schema's. */
function judgeArtifact(event: LogEvent, at: Mark, run: RunState, breaches: Breaches): void {
  judgeReference(event, at, run, breaches, { rule: 'event-log/artifact-reference', invariant: '29' });
  const id = textOf(event, 'artifact_id');
  const known = id === undefined ? undefined : run.artifacts.get(id);
  if (id !== undefined && known !== undefined)
    breaches.add('event-log/artifact-created-once', 'duplicate', '28', at, { id, first: known });
  else if (id !== undefined) run.artifacts.set(id, at);
  const path = textOf(event, 'path');
  if (path === undefined) return;
  const fault = pathFault(path, run.root, event.fields.artifact_type !== 'file');
  if (fault === undefined) return;
  const detail = { field: 'path', found: path };
  breaches.add('event-log/artifact-path', fault, invariants[fault], at, detail);
}
