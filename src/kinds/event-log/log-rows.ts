import { schemaFault } from '../../formats/json-schema.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { indexOf } from './event-index.ts';
import { logJudge } from './judge-log.ts';
import type { EventLog } from './model.ts';
import { lineName } from './names.ts';
import { lineBytes, lineText } from './parse.ts';

/** One line of a log with its bytes, events or not; a torn one has no line feed, and no event. */
export interface LogRow {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly id: string;
  readonly run: string;
  /** Whether it ends in a line feed, lacks it, or was torn. */
  readonly end: 'fed' | 'open' | 'torn';
}

export function rowsOf(log: EventLog): LogRow[] {
  const known = new Map(indexOf(log).lines.map((each) => [each.line, each]));
  const ends = new Map(log.lineFaults.map(({ line, messageId }) => [line, messageId]));
  return Array.from({ length: log.lineStarts.length }, (_, index): LogRow => {
    const line = index + 1;
    const fault = ends.get(line);
    return {
      bytes: lineBytes(log, line),
      text: known.get(line)?.text ?? lineText(log, line),
      id: known.get(line)?.id ?? lineName(line),
      run: known.get(line)?.run ?? '',
      end: fault === 'torn' ? 'torn' : fault === 'unterminated' ? 'open' : 'fed',
    };
  });
}

/** Rows as a log, judged anew; a line that others follow has a line feed. */
export function logOf(rows: readonly LogRow[], { options }: EventLog): EventLog {
  const ordered = [...rows.filter(({ end }) => end !== 'torn'), ...rows.filter(({ end }) => end === 'torn')];
  const bytes = joined(ordered);
  const judge = logJudge(options, defaultLimits, schemaFault);
  judge.push(bytes);
  const { judged, lineStarts } = judge.end();
  return { ...judged, bytes, lineStarts, options };
}

function joined(rows: readonly LogRow[]): Uint8Array {
  const isFed = (row: LogRow, index: number) => index < rows.length - 1 || row.end === 'fed';
  const length = rows.reduce((sum, row, index) => sum + row.bytes.length + (isFed(row, index) ? 1 : 0), 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const [index, row] of rows.entries()) {
    bytes.set(row.bytes, at);
    at += row.bytes.length;
    if (isFed(row, index)) bytes[at++] = 0x0a;
  }
  return bytes;
}
