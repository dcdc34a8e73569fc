import type { Edit, Expectation, Situation } from '../kind.ts';
import { announced, legal } from '../reasons.ts';
import {
  answered,
  appended,
  artifact,
  asked,
  called,
  closedStep,
  type LogDoc,
  type LogEvent,
  logText,
  openRuns,
  type Phase,
  phases,
  type RunState,
  returned,
  root,
  runsOf,
  startedRun,
  startedStep,
  toolFailed,
  uuid,
} from './log-model.ts';

type LogSituation = Situation<LogDoc>;
type LogEdit = Edit<LogDoc>;
type Details = Partial<Pick<LogEdit, 'net' | 'policy' | 'isPlain'>>;

const plain: Details = { net: 'refused', isPlain: true };

/** Old events are changed; undefined where there are none of the sort. */
function old(
  change: (events: readonly LogEvent[], situation: LogSituation) => readonly LogEvent[] | undefined,
  expect: Expectation = 'refused',
  details: Details = plain,
): LogEdit {
  return {
    expect,
    ...details,
    apply(situation) {
      const { doc } = situation;
      const events = change(doc.events, situation);
      if (events === undefined || logText({ ...doc, events }) === logText(doc)) return undefined;
      return { doc: { ...doc, events }, message: 'Work' };
    },
  };
}

/** One old event, of these types or of any, says something else. */
function edited(
  fields: (event: LogEvent, situation: LogSituation) => LogEvent,
  ...types: readonly string[]
): LogEdit {
  return old((events, situation) => {
    const fitting = events.filter(({ type }) => types.length === 0 || types.includes(String(type)));
    const event = situation.random.pick(fitting);
    return event && events.map((each) => (each === event ? { ...each, ...fields(event, situation) } : each));
  });
}

/** New events behind the last one of a run in some state. */
function tail(
  suits: (run: RunState, doc: LogDoc) => boolean,
  make: (run: RunState, situation: LogSituation) => readonly LogEvent[] | undefined,
  expect: Expectation = 'refused',
  details: Details = expect === 'refused' ? plain : { net: expect },
): LogEdit {
  return {
    expect,
    ...details,
    apply(situation) {
      const { doc, random, fresh } = situation;
      const run = random.pick(runsOf(doc).filter((each) => suits(each, doc)));
      const events = run && make(run, situation);
      if (run === undefined || events === undefined) return undefined;
      return { doc: appended(doc, run, events, fresh), message: 'Work' };
    },
  };
}

/** New events of a run of its own. */
function newRun(
  make: (situation: LogSituation, step: string) => readonly LogEvent[],
  expect: Expectation = 'refused',
  id = (number: number) => `run-${uuid(number)}`,
): LogEdit {
  return {
    expect,
    net: expect,
    ...(expect === 'refused' ? { isPlain: true } : {}),
    apply(situation) {
      const { doc, fresh } = situation;
      const run = { id: id(fresh()), seq: 0 };
      return { doc: appended(doc, run, make(situation, uuid(fresh())), fresh), message: 'Work' };
    },
  };
}

/** Events within a step that is under way; another one is begun where none is. */
function within(
  make: (step: string, id: string, situation: LogSituation) => readonly LogEvent[],
  expect: Expectation = 'refused',
  phase: Phase = 'planner',
): LogEdit {
  return newRun(
    ({ ...situation }, step) => [
      startedRun(),
      ...upTo(phase, situation),
      startedStep(step, phase),
      ...make(step, uuid(situation.fresh()), situation),
      closedStep(step, phase),
    ],
    expect,
  );
}

/** Phases before one, each with a step that succeeds. */
function upTo(phase: Phase, { fresh }: LogSituation): LogEvent[] {
  return phases.slice(0, phases.indexOf(phase)).flatMap((each) => whole(uuid(fresh()), each));
}

const whole = (id: string, phase: Phase, isGood = true, fields: LogEvent = {}) => [
  startedStep(id, phase, fields),
  closedStep(id, phase, isGood),
];
const failures = (phase: Phase, count: number, { fresh }: LogSituation) =>
  Array.from({ length: count }, () => whole(uuid(fresh()), phase, false)).flat();

const isOpen = ({ isEnded }: RunState) => !isEnded;
const isEnded = ({ isEnded }: RunState) => isEnded;
const isIdle = ({ isEnded, open }: RunState) => !isEnded && open === undefined;
const isBusy = ({ isEnded, open }: RunState) => !isEnded && open !== undefined;
const hasStep = ({ attempts }: RunState) => attempts.planner > 0;
const failed: LogEvent = { type: 'run.failed', reason: 'gave up' };
const finished: LogEvent = { type: 'run.finished' };

function without(events: readonly LogEvent[], at: number, count = 1): LogEvent[] {
  return [...events.slice(0, at), ...events.slice(at + count)];
}

/** Replaced, or given to another run: ids that other events point at. */
const otherId = (_: LogEvent, { fresh }: LogSituation) => uuid(fresh());

const history: Readonly<Record<string, LogEdit>> = {
  'drop the last event': old((events) => events.slice(0, -1)),
  'drop the first event': old((events) => events.slice(1)),
  'drop an event': old((events, { random }) => without(events, random.below(events.length))),
  'drop a failure': old((events) => {
    const at = events.findLastIndex(({ type }) => /failed$/.test(String(type)));
    return at < 0 ? undefined : without(events, at);
  }),
  'drop a run': old((events, { random }) => {
    const id = random.pick(events)?.run_id;
    return events.filter(({ run_id }) => run_id !== id);
  }),
  'drop a run and tell it anew': {
    expect: 'refused',
    ...plain,
    apply({ doc, random, fresh }) {
      const run = random.pick(runsOf(doc).filter(hasStep));
      if (run === undefined) return undefined;
      const bare = { ...doc, events: doc.events.filter(({ run_id }) => run_id !== run.id) };
      return { doc: appended(bare, { ...run, seq: 0 }, [startedRun(), failed], fresh), message: 'Work' };
    },
  },
  'begin a new log': {
    expect: 'refused',
    ...plain,
    apply({ doc, fresh }) {
      const run = { id: `run-${uuid(fresh())}`, seq: 0 };
      return { doc: appended({ ...doc, events: [] }, run, [startedRun()], fresh), message: 'Rotate the log' };
    },
  },
  'cut the log and go on': {
    expect: 'refused',
    ...plain,
    apply({ doc, random, fresh }) {
      const keep = random.below(doc.events.length - 1) + 1;
      const cut = { ...doc, events: doc.events.slice(0, keep) };
      const run = random.pick(openRuns(cut));
      if (keep === doc.events.length || run === undefined) return undefined;
      return { doc: appended(cut, run, [failed], fresh), message: 'Work' };
    },
  },
  'write an event twice': old((events, { random }) => {
    const at = random.below(events.length);
    return [...events.slice(0, at + 1), ...events.slice(at)];
  }),
  'append an old event again': old((events, { random }) => [...events, random.pick(events) ?? {}]),
  'swap two neighbours': old((events, { random }) => {
    const at = random.below(events.length - 1);
    const [one, two] = [events[at], events[at + 1]];
    return one && two && [...events.slice(0, at), two, one, ...events.slice(at + 2)];
  }),
  'swap neighbours of two runs': old((events) => {
    const at = events.findLastIndex(({ run_id }, index) => index > 0 && events[index - 1]?.run_id !== run_id);
    const [one, two] = [events[at - 1], events[at]];
    return one && two && [...events.slice(0, at - 1), two, one, ...events.slice(at + 1)];
  }),
  'move an event to the end': old((events, { random }) => {
    const at = random.below(events.length - 1);
    return [...without(events, at), events[at] ?? {}];
  }),
  'reverse the log': old((events) => [...events].reverse()),
  'put another run between old events': {
    ...old(
      (events, { doc, random, fresh }) => {
        const run = { id: `run-${uuid(fresh())}`, seq: 0 };
        const own = appended({ ...doc, events: [] }, run, [startedRun(), failed], fresh).events;
        const at = random.below(events.length);
        return [...events.slice(0, at), ...own, ...events.slice(at)];
      },
      'refused',
      { net: legal('union') },
    ),
  },
  'put an event between old ones': old((events, { random, fresh, doc }) => {
    const run = random.pick(runsOf(doc));
    const at = random.below(events.length);
    const own = run && appended({ ...doc, events: [] }, { ...run, seq: run.seq - 1 }, [failed], fresh).events;
    return own && [...events.slice(0, at), ...own, ...events.slice(at)];
  }),
  'turn a failure into success': old((events) => {
    const at = events.findLastIndex(({ type }) => type === 'step.failed' || type === 'run.failed');
    const event = events[at];
    if (event === undefined) return undefined;
    const good = { ...event, type: String(event.type).replace('failed', 'finished'), reason: undefined };
    return events.map((each, index) => (index === at ? good : each));
  }),
  'turn a success into failure': edited(() => ({ type: 'step.failed', reason: 'red' }), 'step.finished'),
  'edit a reason': edited(
    () => ({ reason: 'the moon was full' }),
    'step.failed',
    'run.failed',
    'tool.failed',
  ),
  'edit what a tool returned': edited(() => ({ output: { text: 'all green' } }), 'tool.returned'),
  'edit what a tool was given': edited(() => ({ input: { path: 'b.txt' } }), 'tool.called'),
  'edit a duration': edited(() => ({ duration_ms: 3 }), 'tool.returned'),
  'edit a checksum': edited(() => ({ checksum: 'cd'.repeat(32) }), 'artifact.created'),
  'edit a size': edited(() => ({ size_bytes: 4 }), 'artifact.created'),
  'edit an agent': edited(() => ({ agent_id: 'eve' }), 'step.started'),
  'edit a time': edited(() => ({ timestamp: '2026-01-09T10:00:00Z' })),
  'edit the root of a workspace': edited(() => ({ workspace_root: '/' }), 'run.started'),
  'add a member to an old event': edited(() => ({ note: 'reviewed' })),
  'take a member from an old event': edited(() => ({ timestamp: undefined })),
  'give an event another run': edited((event, context) => ({ run_id: `run-${otherId(event, context)}` })),
  'give a step another id': old((events, { random, fresh }) => {
    const step = random.pick(events.filter(({ step_id }) => step_id !== undefined))?.step_id;
    const id = uuid(fresh());
    return step === undefined
      ? undefined
      : events.map((event) => (event.step_id === step ? { ...event, step_id: id } : event));
  }),
  'give a run another id': old((events, { random, fresh }) => {
    const run = random.pick(events)?.run_id;
    const id = `run-${uuid(fresh())}`;
    return events.map((event) => (event.run_id === run ? { ...event, run_id: id } : event));
  }),
  'number the events anew': old((events) =>
    events.map((event) => ({ ...event, seq: Number(event.seq) * 2 })),
  ),
  'give an event another id': old((events, { random, fresh }) => {
    const event = random.pick(events.filter(({ event_id }) => event_id !== undefined));
    const id = uuid(fresh());
    return event && events.map((each) => (each === event ? { ...each, event_id: id } : each));
  }),
};

const lifecycle: Readonly<Record<string, LogEdit>> = {
  'begin a run twice': tail(isOpen, () => [startedRun()]),
  'go on with a run that ended': tail(isEnded, (_, { fresh }) => whole(uuid(fresh()), 'reviewer')),
  'end a run twice': tail(isEnded, () => [finished]),
  'fail a run that finished': tail(isEnded, () => [failed]),
  'begin with a step': newRun((_, step) => whole(step, 'planner')),
  'end a run that never began': newRun(() => [finished]),
  'begin a run behind its first step': newRun((_, step) => [...whole(step, 'planner'), startedRun()]),
  'finish a run with a step under way': tail(isBusy, () => [finished]),
  'fail a run with a step under way': tail(isBusy, () => [failed]),
  'finish a run early': tail(
    (run) =>
      isIdle(run) && !run.finished.includes('reviewer') && Math.max(...Object.values(run.attempts)) < 3,
    () => [finished],
    announced('finishedEarly'),
  ),
  'make a whole run up': newRun(
    (situation, step) => [startedRun(), ...upTo('reviewer', situation), ...whole(step, 'reviewer'), finished],
    legal('logClaim'),
  ),
  'write a run in the past': newRun(
    (_, step) => [
      startedRun(),
      ...whole(step, 'planner', true, { timestamp: '2001-01-01T00:00:00Z' }),
      failed,
    ],
    legal('logClaim'),
  ),
  'leave numbers out': tail(isIdle, ({ seq }) => [{ ...failed, seq: seq + 100 }], legal('gaps')),
  'repeat a number': tail(isIdle, ({ seq }) => [{ ...failed, seq }]),
  'count backwards': tail(
    (run) => isIdle(run) && run.seq > 2,
    ({ seq }) => [{ ...failed, seq: seq - 1 }],
  ),
  'number an event nought': newRun(() => [startedRun({ seq: 0 })]),
  'number an event by a fraction': newRun(() => [startedRun({ seq: 1.5 })]),
  'number an event by a text': newRun(() => [startedRun({ seq: '1' })]),
  'take the id of another run': tail(
    (run, doc) => isEnded(run) && doc.events.length > 0,
    () => [startedRun({ seq: 1 })],
  ),
};

const steps: Readonly<Record<string, LogEdit>> = {
  'raise the attempts of a phase': newRun((situation, step) => [
    startedRun(),
    ...failures('planner', 3, situation),
    ...whole(step, 'planner'),
  ]),
  'go on after three failures': newRun((situation, step) => [
    startedRun(),
    ...failures('planner', 3, situation),
    ...whole(step, 'executor'),
  ]),
  'finish a run after three failures': newRun((situation) => [
    startedRun(),
    ...failures('planner', 3, situation),
    finished,
  ]),
  'skip a phase': newRun((_, step) => [startedRun(), ...whole(step, 'executor')]),
  'skip two phases': newRun((_, step) => [startedRun(), ...whole(step, 'reviewer')]),
  'skip a phase that failed': newRun((situation, step) => [
    startedRun(),
    ...failures('planner', 1, situation),
    ...whole(step, 'executor'),
  ]),
  'begin a phase while the one before is under way': tail(
    (run) => isBusy(run) && run.latest === 'planner' && !run.finished.includes('planner'),
    (_, { fresh }) => [startedStep(uuid(fresh()), 'executor')],
  ),
  'go back a phase': newRun((situation, step) => [
    startedRun(),
    ...upTo('reviewer', situation),
    ...whole(step, 'planner'),
  ]),
  'name a phase that there is not': newRun((_, step) => [
    startedRun(),
    { ...startedStep(step, 'planner'), phase: 'tester' },
  ]),
  'begin a step twice': within((step) => [startedStep(step, 'planner')]),
  'end a step twice': within((step) => [closedStep(step, 'planner')]),
  'fail a step and finish it': within((step) => [closedStep(step, 'planner', false)]),
  'finish a step that never began': newRun((_, step) => [startedRun(), closedStep(step, 'planner')]),
  'finish a step in another phase': newRun((_, step) => [
    startedRun(),
    startedStep(step, 'planner'),
    closedStep(step, 'executor'),
  ]),
  'finish the step of another run': tail(isBusy, ({ open }, { doc, fresh }) => {
    const other = openRuns(doc).find((run) => run.open !== undefined && run.open.id !== open?.id)?.open;
    return other && [closedStep(other.id, other.phase), ...whole(uuid(fresh()), 'planner')];
  }),
  'take a step id that was used': tail(
    (run) => isIdle(run) && run.attempts.planner > 0 && run.attempts.planner < 3 && run.latest === 'planner',
    ({ id }, { doc }) => {
      const used = doc.events.find(({ run_id, step_id }) => run_id === id && step_id !== undefined)?.step_id;
      return whole(String(used), 'planner');
    },
  ),
  'send an agent of another phase': newRun((_, step) => [
    startedRun(),
    ...whole(step, 'planner', true, { agent_id: 'bob' }),
  ]),
  'send an agent that nobody knows': newRun((_, step) => [
    startedRun(),
    ...whole(step, 'planner', true, { agent_id: 'eve' }),
  ]),
  'send nobody': newRun((_, step) => [
    startedRun(),
    ...whole(step, 'planner', true, { agent_id: undefined }),
  ]),
};

const calls: Readonly<Record<string, LogEdit>> = {
  'forge a return': within((step, id) => [returned(step, id)]),
  'return twice': within((step, id) => [called(step, id), returned(step, id), returned(step, id)]),
  'return after a failure': within((step, id) => [
    called(step, id),
    toolFailed(step, id),
    returned(step, id),
  ]),
  'call twice': within((step, id) => [called(step, id), called(step, id), returned(step, id)]),
  'call, never return, and end the run': newRun(({ fresh }, step) => [
    startedRun(),
    startedStep(step, 'planner'),
    called(step, uuid(fresh())),
    closedStep(step, 'planner'),
    failed,
  ]),
  'end a step with a call under way': within((step, id) => [called(step, id)], legal('underWay')),
  'return what another tool was asked for': within(
    (step, id) => [called(step, id, 'read_file'), returned(step, id, 'write_file')],
    'refused',
    'executor',
  ),
  'call in a step that ended': newRun(({ fresh }, step) => {
    const id = uuid(fresh());
    return [startedRun(), ...whole(step, 'planner'), called(step, id), returned(step, id)];
  }),
  'call in a step that never began': newRun(({ fresh }, step) => {
    const id = uuid(fresh());
    return [startedRun(), called(step, id), returned(step, id)];
  }),
  'call a shell': within(
    (step, id) => [called(step, id, 'execute_shell'), returned(step, id, 'execute_shell')],
    'refused',
    'executor',
  ),
  'call a shell where no tools are listed': {
    ...within(
      (step, id) => [called(step, id, 'execute_shell'), returned(step, id, 'execute_shell')],
      'refused',
      'executor',
    ),
    policy: 'version: 1\nfiles:\n  - path: "**/events.jsonl"\n    kind: event-log\n',
  },
  'call a tool that nobody knows': within(
    (step, id) => [called(step, id, 'rm'), returned(step, id, 'rm')],
    'refused',
    'executor',
  ),
  'call a tool that is not on the list': within(
    (step, id) => [called(step, id, 'deploy'), returned(step, id, 'deploy')],
    'refused',
    'executor',
  ),
  'call a tool of a higher tier': within(
    (step, id) => [called(step, id, 'write_file'), returned(step, id, 'write_file')],
    'refused',
    'reviewer',
  ),
  'return after input that is invalid': within((step, id) => [
    called(step, id, 'read_file', { input: { path: 7 } }),
    returned(step, id),
  ]),
  'fail for another reason than invalid input': within((step, id) => [
    called(step, id, 'read_file', { input: { path: 7 } }),
    toolFailed(step, id, 'read_file', { error_code: 'TIMEOUT' }),
  ]),
  'return output that is invalid': within((step, id) => [
    called(step, id),
    returned(step, id, 'read_file', { output: {} }),
  ]),
  'return before the call': within((step, id) => [
    called(step, id),
    returned(step, id, 'read_file', { duration_ms: -1 }),
  ]),
  'answer what nobody asked': within((step, id) => [answered(step, id)]),
  'answer twice': within((step, id) => [asked(step, id), answered(step, id), answered(step, id)]),
  'ask twice': within((step, id) => [asked(step, id), asked(step, id), answered(step, id)]),
  'ask, hear nothing, and end the run': newRun(({ fresh }, step) => [
    startedRun(),
    startedStep(step, 'planner'),
    asked(step, uuid(fresh())),
    closedStep(step, 'planner'),
    failed,
  ]),
  'end a step with a question under way': within((step, id) => [asked(step, id)], legal('underWay')),
};

const badArtifacts: Readonly<Record<string, LogEvent>> = {
  'without a path': { path: undefined },
  'of a type that there is not': { artifact_type: 'link' },
  'outside of the workspace': { path: '/etc/passwd' },
  'beside the workspace': { path: `${root}-evil/a.txt` },
  'through ..': { path: `${root}/../other/a.txt` },
  'through .. in a text': { artifact_type: 'text', path: `${root}/a/../b.txt` },
  'at a relative path': { path: 'out/a.txt' },
  'with a short checksum': { checksum: 'abcd' },
  'with a negative size': { size_bytes: -1 },
};

const forms: Readonly<Record<string, LogEdit>> = {
  ...Object.fromEntries(
    Object.entries(badArtifacts).map(([name, fields]) => [
      `make an artifact ${name}`,
      within((step, id) => [artifact(step, id, fields)]),
    ]),
  ),
  'make an artifact twice': within((step, id) => [artifact(step, id), artifact(step, id)]),
  'make an artifact in no step': newRun(({ fresh }, step) => [startedRun(), artifact(step, uuid(fresh()))]),
  'write an event of another type': within((step) => [
    { type: 'step.skipped', step_id: step, phase: 'planner' },
  ]),
  'write an event of a type that is of no use': newRun(() => [startedRun(), { type: 'note.added' }]),
  'leave out what an event needs': within((step, id) => [
    { type: 'tool.called', step_id: step, tool_call_id: id },
  ]),
  'write a time that is none': newRun(() => [startedRun({ timestamp: 'yesterday' })]),
  'begin at a relative root': newRun(() => [startedRun({ workspace_root: 'work/shop' })]),
  'begin at a root that is not normalised': newRun(() => [startedRun({ workspace_root: '/work/../etc' })]),
  'give a run an id that is no UUID': newRun(
    () => [startedRun()],
    'refused',
    () => 'run-1',
  ),
  'give a run a UUID of another version': newRun(
    () => [startedRun()],
    'refused',
    (number) => uuid(number).replace('-4000-', '-1000-'),
  ),
  'give a step an id that is no UUID': newRun(() => [startedRun(), ...whole('one', 'planner')]),
  'give two events one id': old((events, { doc, fresh }) => {
    const id = events.at(-1)?.event_id;
    const run = { id: `run-${uuid(fresh())}`, seq: 0 };
    return id === undefined ? undefined : appended(doc, run, [startedRun({ event_id: id })], fresh).events;
  }),
  'give an event no id where the others have one': old((events, { doc, fresh }) => {
    if (!doc.hasIds || events.length === 0) return undefined;
    const run = { id: `run-${uuid(fresh())}`, seq: 0 };
    return appended(doc, run, [startedRun({ event_id: undefined })], fresh).events;
  }),
  'hide a type in a payload': newRun((_, step) => [
    startedRun(),
    { type: 'step.finished', payload: { step_id: step, phase: 'planner' } },
  ]),
  'add a member that the schema does not name': tail(
    isIdle,
    () => [{ ...failed, note: 'see above' }],
    legal('extraMembers'),
  ),
};

/** Another log of the same entry, beside this one, that comes with the commit. */
const beside = (events: readonly LogEvent[], doc: LogDoc, message: string) => ({
  doc,
  message,
  files: { 'app/logs/events.jsonl': logText({ ...doc, events }) },
});

const files: Readonly<Record<string, LogEdit>> = {
  'copy a run into another log': {
    expect: 'refused',
    net: 'refused',
    apply({ doc, random }) {
      const run = random.pick(runsOf(doc));
      const events = doc.events.filter(({ run_id }) => run_id === run?.id);
      return events.length === 0 ? undefined : beside(events, doc, 'Work');
    },
  },
  'copy the log': {
    expect: 'refused',
    net: 'refused',
    apply: ({ doc }) => (doc.events.length === 0 ? undefined : beside(doc.events, doc, 'Work')),
  },
  'give an event of another log the id of one of these': {
    expect: 'refused',
    net: 'refused',
    apply({ doc, random, fresh }) {
      const id = random.pick(
        doc.events.flatMap(({ event_id }) => (event_id === undefined ? [] : [event_id])),
      );
      const run = { id: `run-${uuid(fresh())}`, seq: 0 };
      if (id === undefined) return undefined;
      const { events } = appended({ ...doc, events: [] }, run, [startedRun({ event_id: id })], fresh);
      return beside(events, doc, 'Work');
    },
  },
  'copy a run into another log, then write it here': {
    expect: 'refused',
    net: 'refused',
    apply({ doc, fresh }) {
      const run = { id: `run-${uuid(fresh())}`, seq: 0 };
      const more = appended(doc, run, [startedRun(), failed], fresh);
      const events = more.events.filter(({ run_id }) => run_id === run.id);
      return [beside(events, doc, 'Work'), { doc: more, message: 'Work on' }];
    },
  },
  'begin another log': {
    expect: legal('newLog'),
    net: legal('newLog'),
    apply({ doc, fresh }) {
      const run = { id: `run-${uuid(fresh())}`, seq: 0 };
      return beside(appended({ ...doc, events: [] }, run, [startedRun(), failed], fresh).events, doc, 'Work');
    },
  },
};

export const logEdits: Readonly<Record<string, LogEdit>> = {
  ...history,
  ...lifecycle,
  ...steps,
  ...calls,
  ...forms,
  ...files,
};
