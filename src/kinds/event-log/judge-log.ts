import { byteLines } from '../../formats/byte-lines.ts';
import { type DecodedText, decodeText } from '../../formats/decode.ts';
import { parseCountedJson } from '../../formats/json.ts';
import { faultsOnLine } from '../../formats/json-lines.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { type Limits, mostFindings } from '../../formats/limits.ts';
import type { ReadFault } from '../../formats/parsed.ts';
import { type Breach, breachCollector, type Mark } from './breach.ts';
import { type EventIds, eventIds } from './event-ids.ts';
import { copiedRuns, judgeEvent, judgeOpenRun, markOf, type Runs } from './judge-event.ts';
import type { Judged, LineFault, LogEvent } from './model.ts';
import { lineName } from './names.ts';
import { openRunOf } from './open-run.ts';
import type { EventLogOptions } from './options.ts';
import { type FormFault, readEvent } from './read-event.ts';
import type { Judging } from './run-state.ts';
import { runTable } from './run-table.ts';

export interface LogState {
  readonly runs: Runs;
  readonly ids: EventIds;
  lineCount(): number;
  readonly breaches: ReadonlyMap<string, readonly Breach[]>;
  /** What keeps lines from being events. */
  readonly lineFaults: readonly LineFault[];
  readonly faults: readonly ReadFault[];
}

/** All that judging a log has come to know behind whole lines: whatever follows is judged from it alone. */
export interface LogPoint {
  readonly runs: Runs;
  readonly ids: EventIds;
  readonly breaches: ReadonlyMap<string, readonly Breach[]>;
  readonly lineFaults: readonly LineFault[];
  readonly starts: Float64Array<ArrayBuffer>;
  readonly offset: number;
  readonly values: number;
  readonly toolCalls: number;
}

/** Judges a log as its bytes come, in one pass; keeps nothing of closed runs but who they were. */
export interface LogJudge {
  push(chunk: Uint8Array): void;
  /** What is known after the lines that are whole, for whoever wants to append another one. */
  readonly state: LogState;
  end(): {
    readonly judged: Judged;
    readonly faults: readonly ReadFault[];
    readonly lineStarts: Float64Array;
    /** Where a log that begins with this one goes on; undefined where its last line is not whole, or it cannot be read. */
    readonly point: LogPoint | undefined;
  };
}

/**
 * @param onEvent gets each event as it is read, for whoever builds something of them
 * @param from what was judged of the bytes that stand before the first one, by the same options and limits
 */
export function logJudge(
  options: EventLogOptions,
  limits: Limits,
  faultBySchema: Judging['faultBySchema'],
  onEvent: (event: LogEvent) => void = () => undefined,
  from?: LogPoint,
): LogJudge {
  const judging: Judging = { breaches: breachCollector(options, from?.breaches), options, faultBySchema };
  const runs: Runs = from === undefined ? { open: new Map(), closed: runTable() } : copiedRuns(from.runs);
  const ids = from?.ids.copy(judging.breaches) ?? eventIds(judging.breaches, options);
  const starts = growingNumbers(from?.starts);
  const faults: ReadFault[] = [];
  const lineFaults: LineFault[] = [...(from?.lineFaults ?? [])];
  let values = from?.values ?? limits.maxValues;
  let toolCalls = from?.toolCalls ?? 0;

  const takeObject = (value: JsonValue, line: number): void => {
    if (!isJsonObject(value)) {
      addLineFault({ messageId: 'notObject', line, text: '' });
      return;
    }
    const read = readEvent(value, line, options.strictPayload);
    const at = markFor(read.event, line, runs);
    for (const fault of read.faults) addFormFault(judging, at, fault);
    ids.take(read.fields.event_id, at);
    if (read.event === undefined) return;
    if (read.event.type === 'tool.called') toolCalls += 1;
    judgeEvent(read.event, runs, judging);
    onEvent(read.event);
  };
  const addLineFault = (fault: LineFault): void => {
    if (lineFaults.length <= mostFindings) lineFaults.push(fault);
  };
  const takeLine = (bytes: Uint8Array, start: number): void => {
    starts.push(start);
    const line = starts.length;
    if (isBlank(bytes)) {
      addLineFault({ messageId: 'blank', line, text: '' });
      return;
    }
    if (faults.length >= mostFindings || values < 0) return;
    const { value, found, count } = lineValue(bytes, line, { ...limits, maxValues: values });
    values -= count;
    if (found.length > 0) faults.push(...found.map((fault) => ({ part: '', ...fault })));
    else if (value !== undefined) takeObject(value, line);
  };
  const lines = byteLines(takeLine, from?.offset);

  return {
    push: lines.push,
    state: {
      runs,
      ids,
      lineCount: () => starts.length,
      breaches: judging.breaches.byRule,
      lineFaults,
      faults,
    },
    end() {
      const rest = lines.end();
      const point = rest.length === 0 && faults.length === 0 && values >= 0 ? pointHere() : undefined;
      if (rest.length > 0) takeTail(rest);
      for (const run of runs.open.values()) judgeOpenRun(run, judging);
      ids.end();
      const judged: Judged = {
        breaches: judging.breaches.byRule,
        lineFaults,
        runs: runs.closed,
        openRuns: [...runs.open.values()].map(openRunOf),
        toolCalls,
      };
      return { judged, faults: oneConflict(faults), lineStarts: starts.numbers(), point };
    },
  };

  /** What changes once more at the end is copied; all else has come to rest then. */
  function pointHere(): LogPoint {
    return {
      runs,
      ids,
      breaches: breachCollector(options, judging.breaches.byRule).byRule,
      lineFaults: [...lineFaults],
      starts: starts.numbers(),
      offset: lines.offset(),
      values,
      toolCalls,
    };
  }

  /** What stands behind the last line feed: an event that lacks it, or what a crash left. */
  function takeTail(bytes: Uint8Array): void {
    starts.push(lines.offset());
    const line = starts.length;
    const { value, found } = lineValue(bytes, line, { ...limits, maxValues: values });
    if (found.length > 0 || !isJsonObject(value)) {
      addLineFault({ messageId: 'torn', line, text: new TextDecoder().decode(bytes) });
      return;
    }
    addLineFault({ messageId: 'unterminated', line, text: '' });
    takeObject(value, line);
  }
}

/** An event that is none, since its run or place is missing, is known by its line alone. */
export function markFor(event: LogEvent | undefined, line: number, runs: Runs): Mark {
  if (event === undefined) return { seq: 0, type: '', line, run: '', key: lineName(line) };
  const previous = runs.open.get(event.runId)?.last.seq ?? runs.closed.find(event.runId)?.end.seq ?? 0;
  return markOf(event, previous);
}

export function addFormFault({ breaches }: Judging, at: Mark, fault: FormFault): void {
  const { rule, messageId, invariant, ...detail } = fault;
  breaches.add(rule, messageId, invariant, at, detail);
}

/** What a line holds, if it can be read. */
export function lineValue(bytes: Uint8Array, line: number, limits: Limits) {
  const decoded = decodedLine(bytes, line);
  const read = parseCountedJson(decoded.text, limits);
  const found = decoded.faults.length > 0 ? decoded.faults : read.faults;
  return { value: read.value, count: read.values, found: faultsOnLine(found, line, line - 1, limits) };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What is wrong with a line is only looked for where something is. */
function decodedLine(bytes: Uint8Array, line: number): DecodedText {
  try {
    const text = decoder.decode(bytes);
    if (!text.includes('\uFEFF')) return { text, faults: [] };
  } catch {
    // Said with its place below.
  }
  return decodeText(line === 1 ? bytes : withoutMark(bytes));
}

/** A byte order mark is skipped at the beginning of a text alone; elsewhere it is no JSON. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xef || bytes[1] !== 0xbb || bytes[2] !== 0xbf) return bytes;
  const doubled = new Uint8Array(bytes.length + 3);
  doubled.set(bytes.subarray(0, 3));
  doubled.set(bytes, 3);
  return doubled;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.length < 64 && bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

/** The markers of a conflict are one fault, at the first of them. */
function oneConflict(faults: readonly ReadFault[]): readonly ReadFault[] {
  const first = faults.find(({ messageId }) => messageId === 'conflict-marker');
  return first === undefined
    ? faults
    : faults.filter((fault) => fault === first || fault.messageId !== 'conflict-marker');
}

/** A list of numbers, eight bytes each. */
interface GrowingNumbers {
  push(value: number): void;
  readonly length: number;
  numbers(): Float64Array<ArrayBuffer>;
}

function growingNumbers(known = new Float64Array(0)): GrowingNumbers {
  let room = new Float64Array(64 + known.length + (known.length >> 3));
  let { length } = known;
  room.set(known);
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === room.length) {
        const wide = new Float64Array(2 * room.length);
        wide.set(room);
        room = wide;
      }
      room[length++] = value;
    },
    numbers: () => room.subarray(0, length),
  };
}
