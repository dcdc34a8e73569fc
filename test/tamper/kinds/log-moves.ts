import type { HonestMove, Move, Situation } from '../kind.ts';
import {
  answered,
  appended,
  artifact,
  asked,
  called,
  closedStep,
  type LogDoc,
  type LogEvent,
  nextPhase,
  openRuns,
  type Phase,
  type RunState,
  returned,
  startedRun,
  startedStep,
  toolFailed,
  uuid,
} from './log-model.ts';

type LogMove = HonestMove<LogDoc>;
type LogSituation = Situation<LogDoc>;

/** What a runtime has written since the last commit, and the work of its agents. */
function written(situation: LogSituation, doc: LogDoc): Move<LogDoc> {
  const files: Move<LogDoc>['files'] = situation.random.chance(0.6)
    ? { [`src/work-${situation.fresh()}.js`]: '// work\n' }
    : {};
  return { doc, message: 'Work', files };
}

const beginRun: LogMove = (situation) => {
  const { doc, fresh } = situation;
  if (openRuns(doc).length > 3) return undefined;
  const run = { id: `run-${uuid(fresh())}`, seq: 0 };
  return written(situation, appended(doc, run, [startedRun()], fresh));
};

/** What an agent does within a step: calls that end, artifacts. */
function activity(step: string, phase: Phase, { random, fresh }: LogSituation): LogEvent[] {
  const tools = phase === 'executor' ? ['read_file', 'write_file', 'run_tests'] : ['read_file'];
  const tool = random.pick(tools) ?? 'read_file';
  const id = uuid(fresh());
  const ways: readonly LogEvent[][] = [
    [called(step, id, tool), returned(step, id, tool)],
    [called(step, id, tool), toolFailed(step, id, tool)],
    [
      called(step, id, tool, { input: { path: 7 } }),
      toolFailed(step, id, tool, { error_code: 'INVALID_INPUT' }),
    ],
    [asked(step, id), answered(step, id)],
    [artifact(step, id)],
    [artifact(step, id, { artifact_type: 'diff', path: undefined })],
  ];
  return random.pick(ways) ?? [];
}

function several(step: string, phase: Phase, situation: LogSituation): LogEvent[] {
  const count = situation.random.below(3);
  return Array.from({ length: count }, () => activity(step, phase, situation)).flat();
}

/** A run of which there are any, in some state. */
function pickRun({ doc, random }: LogSituation, suits: (run: RunState) => boolean): RunState | undefined {
  return random.pick(openRuns(doc).filter(suits));
}

/** A step begins; mostly it ends in the same commit. */
const takeStep: LogMove = (situation) => {
  const { doc, random, fresh } = situation;
  const run = pickRun(situation, (each) => each.open === undefined && nextPhase(each) !== undefined);
  const phase = run && nextPhase(run);
  if (run === undefined || phase === undefined) return undefined;
  const id = uuid(fresh());
  const events = [startedStep(id, phase), ...several(id, phase, situation)];
  if (random.chance(0.7)) events.push(closedStep(id, phase, random.chance(0.75)));
  return written(situation, appended(doc, run, events, fresh));
};

const goOn: LogMove = (situation) => {
  const { doc, random, fresh } = situation;
  const run = pickRun(situation, ({ open }) => open !== undefined);
  if (run?.open === undefined) return undefined;
  const { id, phase } = run.open;
  const events = several(id, phase, situation);
  if (random.chance(0.7)) events.push(closedStep(id, phase, random.chance(0.8)));
  return events.length === 0 ? undefined : written(situation, appended(doc, run, events, fresh));
};

const finishRun: LogMove = (situation) => {
  const run = pickRun(situation, ({ finished, open }) => finished.includes('reviewer') && open === undefined);
  if (run === undefined) return undefined;
  return written(situation, appended(situation.doc, run, [{ type: 'run.finished' }], situation.fresh));
};

/** A phase that failed three times ends its run; any other run may fail too. */
const failRun: LogMove = (situation) => {
  const { doc, random, fresh } = situation;
  const run = pickRun(situation, ({ open }) => open === undefined);
  const isStuck = run !== undefined && nextPhase(run) === undefined && !run.finished.includes('reviewer');
  if (run === undefined || !(isStuck || random.chance(0.05))) return undefined;
  return written(situation, appended(doc, run, [{ type: 'run.failed', reason: 'gave up' }], fresh));
};

export const logMoves: readonly LogMove[] = [
  ...[beginRun, beginRun, takeStep, takeStep, takeStep, takeStep, takeStep, goOn, goOn, goOn, goOn],
  ...[finishRun, finishRun, finishRun, failRun, failRun],
];

/** Where a log is merged by union, another runtime's run may stand between old lines. */
const weaveIn: LogMove = (situation) => {
  const { doc, random, fresh } = situation;
  const run = { id: `run-${uuid(fresh())}`, seq: 0 };
  const { events } = appended(
    { ...doc, events: [] },
    run,
    [startedRun(), { type: 'run.failed', reason: 'no time' }],
    fresh,
  );
  const at = random.below(doc.events.length + 1);
  return {
    doc: { ...doc, events: [...doc.events.slice(0, at), ...events, ...doc.events.slice(at)] },
    message: 'Take over what another runtime wrote',
  };
};

export const ownerMoves: readonly LogMove[] = [weaveIn];

/** Both tails, one behind the other; two sides that went on with one run contradict each other. */
export function mergeLogs(base: LogDoc, one: LogDoc, other: LogDoc): LogDoc | undefined {
  const known = new Set(base.events);
  const ours = one.events.filter((event) => !known.has(event));
  const theirs = other.events.filter((event) => !known.has(event));
  const runs = new Set(ours.map(({ run_id }) => run_id));
  if (theirs.some(({ run_id }) => runs.has(run_id))) return undefined;
  const isPrefix = (doc: LogDoc) => base.events.every((event, index) => doc.events[index] === event);
  if (!isPrefix(one) && !isPrefix(other)) return undefined;
  if (!isPrefix(other)) return theirs.length === 0 ? one : { ...other, events: [...other.events, ...ours] };
  return { ...one, events: [...one.events, ...theirs] };
}
