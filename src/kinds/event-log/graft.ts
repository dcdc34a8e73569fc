import { splitSubject } from '../../engine/contract/subject.ts';
import { longestRising } from '../../formats/align-lists.ts';
import { addTo } from '../../formats/group.ts';
import { indexOf } from './event-index.ts';
import { type LogRow, logOf, rowsOf } from './log-rows.ts';
import type { EventLog } from './model.ts';
import { namedLines, tailName } from './names.ts';

/**
 * A log in which the named lines, or all lines of the named runs, are as they are in another version: they return, or are
 * cut. Every other line stays byte for byte.
 */
export function graftLog(log: EventLog, from: EventLog | null, subjects: readonly string[]): EventLog {
  const named = subjects.map(splitSubject);
  const source = from === null ? [] : rowsOf(from);
  const names = new Set(named.map(({ entity }) => entity));
  const counted = Math.max(0, ...[...names].map((name) => namedLines(name) ?? 0));
  const last = from === null ? 0 : (indexOf(from).lines[counted - 1]?.line ?? 0);
  const rows = exchanged(inFront(rowsOf(log), source.slice(0, last)), source, names);
  const isTail = named.some(({ entity, field }) => entity === '' && field === tailName);
  return logOf(isTail ? withTail(rows, source) : rows, log);
}

/** Some rows, and behind them all others. */
function inFront(rows: readonly LogRow[], front: readonly LogRow[]): readonly LogRow[] {
  const ids = new Set(front.map(({ id }) => id));
  return [...front, ...rows.filter(({ id }) => !ids.has(id))];
}

/** The named rows as the source has them: those that are in both stay, and each other one is put behind the one it followed. */
function exchanged(
  rows: readonly LogRow[],
  source: readonly LogRow[],
  names: ReadonlySet<string>,
): readonly LogRow[] {
  const isNamed = ({ id, run }: LogRow) => names.has(id) || (run !== '' && names.has(run));
  const others = new Set(source.filter(isNamed));
  const settled = inOrder(rows, source);
  const stays = new Set(source.filter((row) => others.has(row)).map((row) => settled.get(row)));
  const kept = rows.filter((row) => !isNamed(row) || stays.has(row));
  const there = new Set(kept);
  const behind = new Map<LogRow | undefined, LogRow[]>();
  let anchor: LogRow | undefined;
  for (const row of source) {
    const same = settled.get(row);
    if (same !== undefined && there.has(same)) anchor = same;
    else if (others.has(row)) addTo(behind, anchor, row);
  }
  return [...(behind.get(undefined) ?? []), ...kept.flatMap((row) => [row, ...(behind.get(row) ?? [])])];
}

function placesOf(rows: readonly LogRow[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { text }] of rows.entries()) addTo(places, text, place);
  return places;
}

/** The rows that stand in the order of the source, by what they are there. */
function inOrder(rows: readonly LogRow[], source: readonly LogRow[]): ReadonlyMap<LogRow, LogRow> {
  const waiting = placesOf(rows);
  const taken = new Map<string, number>();
  const pairs = source.flatMap((row) => {
    const count = taken.get(row.text) ?? 0;
    taken.set(row.text, count + 1);
    const place = waiting.get(row.text)?.[count];
    const own = place === undefined ? undefined : rows[place];
    return place === undefined || own === undefined ? [] : [{ row, own, place }];
  });
  const kept = longestRising(pairs.map(({ place }) => place));
  return new Map(pairs.flatMap(({ row, own }, index) => (kept.has(index) ? [[row, own] as const] : [])));
}

/** What stands behind the last line feed as in the source: nothing, where that ends as it should. */
function withTail(rows: readonly LogRow[], source: readonly LogRow[]): LogRow[] {
  const torn = source.filter(({ end }) => end === 'torn');
  const open = source.find(({ end }) => end === 'open')?.text;
  const whole = rows
    .filter(({ end }) => end !== 'torn')
    .map((row) => (row.end === 'open' && row.text !== open ? { ...row, end: 'fed' as const } : row));
  return [...whole, ...torn];
}
