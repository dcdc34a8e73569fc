import type { TamperKind } from '../kind.ts';
import { logEdits } from './log-edits.ts';
import { appended, emptyLog, type LogDoc, logText, startedRun, uuid } from './log-model.ts';
import { logMoves, mergeLogs, ownerMoves } from './log-moves.ts';

const configured = (more: string) => `version: 1
files:
  - path: "**/events.jsonl"
    kind: event-log
${more}`;

/** The agents and tools of the models: policy of the base side. */
const registry = `    agents:
      ada: { phase: planner, tier: READ, tools: [read_file] }
      bob: { phase: executor, tier: EXECUTE, tools: [read_file, write_file, run_tests] }
      cat: { phase: reviewer, tier: READ }
    tools:
      read_file: { tier: READ, input: { type: object, properties: { path: { type: string } } }, output: { type: object, required: [text] } }
      write_file: { tier: WRITE, input: { type: object, properties: { path: { type: string } } } }
      run_tests: { tier: EXECUTE, input: { type: object, properties: { path: { type: string } } } }
      deploy: { tier: EXECUTE }
`;

export const eventLog: TamperKind<LogDoc> = {
  name: 'event-log',
  path: 'logs/events.jsonl',
  otherPath: 'app/logs/events.jsonl',
  format: 'jsonl',
  policy: configured(registry),
  ownerPolicy: configured('    appendOnly: superset\n'),
  deletion: 'refused',
  losing: 'refused',
  adding: 'depends',
  isUnguarded: true,
  start(random) {
    let number = 1_000_000;
    const run = { id: `run-${uuid(number)}`, seq: 0 };
    return appended(emptyLog(random), run, [startedRun()], () => ++number);
  },
  write: logText,
  progress: (doc) => doc.events.length,
  moves: logMoves,
  ownerMoves,
  merge: mergeLogs,
  edits: logEdits,
};
