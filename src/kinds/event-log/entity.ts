import type { Entity, Field, FieldRole } from '../../engine/contract/entity.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { pointerTo } from './breach.ts';
import { type IndexedLine, indexOf } from './event-index.ts';
import type { EventLog } from './model.ts';
import { eventName, lineName, namedLines, orderName, placeName, tailName } from './names.ts';

/** The runs of a log; single events are entities too, but too many to be listed. */
export function* runIds({ runs, openRuns }: EventLog): Iterable<string> {
  yield* runs.ids();
  for (const { id } of openRuns) yield id;
}

/** A run, an event (`run:seq`), or the file. Values are computed only when somebody looks. */
export function entityOf(log: EventLog, id: string): Entity | undefined {
  if (id === '') return fileEntity(log);
  const count = namedLines(id);
  if (count !== undefined) return linesEntity(() => indexOf(log).lines.slice(0, count));
  const run = log.runs.find(id);
  if (run !== undefined) return runEntity(log, id, run.failed ? 'failed' : 'completed', run.start.line);
  const open = log.openRuns.find((each) => each.id === id);
  if (open !== undefined) return runEntity(log, id, open.started ? 'running' : 'pending', undefined);
  return isEventName.test(id) ? (eventEntity(log, id) ?? blankLine(log, id)) : undefined;
}

/** What `eventId` and `lineName` make; for nothing else all lines are read again. */
const isEventName = /:\d+(?: after \d+)?$|^line \d+$/;

/** A blank line is no event and no line of the index; it is there all the same. */
function blankLine({ lineFaults }: EventLog, id: string): Entity | undefined {
  const blank = lineFaults.find(({ messageId, line }) => messageId === 'blank' && lineName(line) === id);
  if (blank === undefined) return undefined;
  return {
    part: '',
    pointer: pointerTo(blank.line),
    fields: { [eventName]: { role: 'derived', value: '' } },
  };
}

function runEntity(log: EventLog, id: string, state: string, line: number | undefined): Entity {
  return {
    part: '',
    get pointer() {
      return pointerTo(line ?? indexOf(log).byRun.get(id)?.[0]?.line ?? 1);
    },
    fields: {
      state: { role: 'derived', value: state },
      events: lazy(() => (indexOf(log).byRun.get(id) ?? []).map(({ value }) => value)),
    },
  };
}

function eventEntity(log: EventLog, id: string): Entity | undefined {
  const index = indexOf(log);
  const [first, ...others] = index.byId.get(id) ?? [];
  if (first === undefined) return undefined;
  return {
    part: '',
    pointer: pointerTo(first.line),
    label: first.type,
    fields: {
      // Old lines stay byte for byte.
      [eventName]: { role: 'derived', value: [first, ...others].map(({ text }) => text) },
      [placeName]: lazy(() => index.lines[index.lines.indexOf(first) - 1]?.id ?? null),
    },
  };
}

function fileEntity(log: EventLog): Entity {
  const torn = log.lineFaults.find(({ messageId }) => messageId === 'torn');
  const unterminated = log.lineFaults.some(({ messageId }) => messageId === 'unterminated');
  return {
    part: '',
    pointer: '',
    fields: {
      [tailName]: { role: 'derived', value: torn?.text ?? (unterminated ? 'unterminated' : null) },
      // In which order the runs wrote is told by the file alone; an append is no change of what stood there.
      [orderName]: lazy(() => indexOf(log).lines.map(({ text }) => text), 'claim'),
    },
  };
}

/** Several lines as one. What is appended behind them is no change of them. */
function linesEntity(lines: () => readonly IndexedLine[]): Entity {
  return { part: '', pointer: '', fields: { texts: lazy(() => lines().map(({ text }) => text)) } };
}

function lazy(make: () => JsonValue, role: FieldRole = 'derived'): Field {
  let known: JsonValue | undefined;
  return {
    role,
    get value() {
      known ??= make();
      return known;
    },
  };
}
