import { groupBy } from '../../formats/group.ts';
import { parseJson } from '../../formats/json.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { sourceText } from '../../formats/source.ts';
import { eventId } from './breach.ts';
import type { EventLog } from './model.ts';
import { lineName } from './names.ts';
import { lineText } from './parse.ts';
import { knownEvent } from './read-event.ts';
import { sameRunId } from './same-id.ts';

/** One line as findings, repairs and merges need it; made again from the bytes when somebody asks. */
export interface IndexedLine {
  readonly line: number;
  readonly text: string;
  /** What it is known by: see `eventId`; `line 7` for what is no event. */
  readonly id: string;
  readonly run: string;
  readonly seq: number;
  readonly type: string;
  readonly value: JsonValue;
}

export interface EventIndex {
  readonly lines: readonly IndexedLine[];
  readonly byId: ReadonlyMap<string, readonly IndexedLine[]>;
  readonly byRun: ReadonlyMap<string, readonly IndexedLine[]>;
}

const indexes = new WeakMap<EventLog, EventIndex>();

/** All lines with their ids. Only what was found wrong, or is repaired or merged, asks for it. */
export function indexOf(log: EventLog): EventIndex {
  const known = indexes.get(log) ?? makeIndex(log);
  indexes.set(log, known);
  return known;
}

function makeIndex(log: EventLog): EventIndex {
  const lines = linesFrom(log, 1, log.lineStarts.length);
  return { lines, byId: groupBy(lines, ({ id }) => id), byRun: groupBy(lines, ({ run }) => run) };
}

/** The lines from one number to another, blank ones and a torn last one left out. */
function linesFrom(log: EventLog, first: number, last: number): IndexedLine[] {
  const skipped = new Set(
    log.lineFaults
      .filter(({ messageId }) => messageId === 'blank' || messageId === 'torn')
      .map(({ line }) => line),
  );
  const latest = new Map<string, Latest>();
  const lines: IndexedLine[] = [];
  for (let line = first; line <= last; line++) {
    if (skipped.has(line)) continue;
    const text = lineText(log, line);
    const value = parseJson(sourceText(text)).value ?? null;
    lines.push(indexed(line, text, value, latest));
  }
  return lines;
}

/** What comes behind the end of a run is known by that end, as whoever judges it knows it. */
function indexed(line: number, text: string, value: JsonValue, latest: Map<string, Latest>): IndexedLine {
  const fields = fieldsOf(value);
  const known = knownEvent(fields);
  const type = typeof fields.type === 'string' ? fields.type : '';
  if (known === undefined) return { line, text, value, type, id: lineName(line), run: '', seq: 0 };
  const { seq } = known;
  const run = sameRunId(known.runId);
  const last = latest.get(run) ?? { seq: 0, isOver: false };
  const isOver = type === 'run.finished' || type === 'run.failed';
  if (!last.isOver) latest.set(run, { seq, isOver });
  return { line, text, value, type, id: eventId(run, seq, last.seq), run, seq };
}

interface Latest {
  readonly seq: number;
  readonly isOver: boolean;
}

/** The members of a line, with those of a payload at the top level. */
export function fieldsOf(value: JsonValue): JsonObject {
  if (!isJsonObject(value)) return {};
  return isJsonObject(value.payload) ? { ...value.payload, ...value } : value;
}
