import { eventLog } from '../../src/kinds/event-log/index.ts';
import { asLog, called, done, failed, finished, returned, started, step, wholeRun } from './event-logs.ts';

/** A start, a commit that a rule refuses, and the near miss that is accepted; as texts. */
export interface EventLogHookCase {
  readonly start: string;
  readonly refused: string;
  readonly accepted: string;
}

const begun = [started(), step('s')];
const start = asLog(begun);

/** By rule: one for each way in which the automaton can be left, and what is seen between two versions. */
export const eventLogCases: Readonly<Record<string, EventLogHookCase>> = {
  'append-only': {
    start,
    refused: asLog([started(), step('z'), done('z')]),
    accepted: asLog([...begun, done('s')]),
  },
  'event-after-termination': {
    start: asLog(wholeRun()),
    refused: asLog([...wholeRun(), step('late')]),
    accepted: asLog([...wholeRun(), { ...started(), run: 'b' }]),
  },
  'json-lines': { start, refused: `${start}{"type":"step.fin`, accepted: asLog([...begun, done('s')]) },
  'phase-order': {
    start,
    refused: asLog([...begun, step('e', 'executor')]),
    accepted: asLog([...begun, done('s'), step('e', 'executor')]),
  },
  'seq-order': {
    start,
    refused: asLog([...begun, done('s', 'planner', { seq: 2 })]),
    accepted: asLog([...begun, done('s', 'planner', { seq: 9 })]),
  },
  'step-terminated': {
    start,
    refused: asLog([...begun, called('t'), done('s'), returned('t')]),
    accepted: asLog([...begun, called('t'), returned('t'), done('s')]),
  },
  'run-terminated': {
    start: asLog([started(), failed()]),
    refused: asLog([started(), failed(), finished()]),
    accepted: asLog([started(), failed(), { ...started(), run: 'b' }]),
  },
};

/** The other rules select from the same breaches: test/kinds/event-log/invariants.test.ts shows each. */
export const eventLogElsewhere: readonly string[] = eventLog.rules
  .map(({ id }) => id)
  .filter((id) => !Object.hasOwn(eventLogCases, id.slice('event-log/'.length)));
