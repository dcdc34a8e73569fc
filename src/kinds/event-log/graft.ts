import { splitSubject } from '../../core/subject.ts';
import { indexOf } from './event-index.ts';
import { type LogRow, logOf, rowsOf } from './log-rows.ts';
import type { EventLog } from './model.ts';
import { fromName, namedLines, restName, tailName } from './names.ts';

/**
 * A log in which the named events, runs, or all from an event on, are as they are in another version. Every other line stays
 * byte for byte; what went is remembered as put aside, so that it may stand where the log goes on.
 */
export function graftLog(log: EventLog, from: EventLog | null, subjects: readonly string[]): EventLog {
  const named = subjects.map(splitSubject);
  if (named.some(({ entity, field }) => entity === '' && field === undefined)) return from ?? logOf([], log);
  const source = from === null ? [] : rowsOf(from);
  const own = rowsOf(log);
  const starts = named.flatMap(({ entity, field }) => (field === fromName ? [entity] : []));
  const spliced = starts.reduce((rows: readonly LogRow[], id) => splicedAt(rows, source, id), own);
  const rows = exchanged(spliced, source, (list) => selected(list, named, from));
  const isTail = named.some(({ entity, field }) => entity === '' && field === tailName);
  return logOf(isTail ? withTail(rows, source) : rows, log, own);
}

/** The rows up to an event, and from there on those of the source; an event that the source lacks stands between two of its. */
function splicedAt(rows: readonly LogRow[], source: readonly LogRow[], id: string): readonly LogRow[] {
  const old = source.findIndex((row) => row.id === id);
  const own = rows.findIndex((row) => row.id === id);
  if (old < 0 && own < 0) return rows;
  const limit = old < 0 ? own : rows.length;
  let kept = 0;
  let end = old < 0 ? own : 0;
  for (const [place, row] of rows.slice(0, limit).entries()) {
    if (kept === (old < 0 ? source.length : old)) break;
    if (row.text !== source[kept]?.text) continue;
    kept += 1;
    if (old >= 0) end = place + 1;
  }
  return [...rows.slice(0, end), ...source.slice(kept)];
}

type Named = ReturnType<typeof splitSubject>;

/** The rows that subjects name, in the one version or the other. */
function selected(
  rows: readonly LogRow[],
  named: readonly Named[],
  from: EventLog | null,
): ReadonlySet<LogRow> {
  const names = new Set(
    named.flatMap(({ entity, field }) => (field === restName || field === fromName ? [] : [entity])),
  );
  const chosen = new Set(rows.filter(({ id, run }) => names.has(id) || (run !== '' && names.has(run))));
  const rests = new Set(named.flatMap(({ entity, field }) => (field === restName ? [entity] : [])));
  const cut = new Set<string>();
  for (const row of rows) {
    if (rests.has(row.id)) cut.add(row.run === '' ? row.id : row.run);
    if (cut.has(row.run === '' ? row.id : row.run)) chosen.add(row);
  }
  const counted = Math.max(0, ...[...names].map((name) => namedLines(name) ?? 0));
  if (counted === 0 || from === null) return chosen;
  // Lines that were only counted: the first ones there, in place of whatever stands here of their runs.
  const runs = new Set(
    indexOf(from)
      .lines.slice(0, counted)
      .map(({ run }) => run),
  );
  for (const row of rows) if (row.run !== '' && runs.has(row.run)) chosen.add(row);
  return chosen;
}

/** The chosen rows as the source has them: those that stand in both stay, and each other one goes behind the one it followed. */
function exchanged(
  rows: readonly LogRow[],
  source: readonly LogRow[],
  choose: (rows: readonly LogRow[]) => ReadonlySet<LogRow>,
): readonly LogRow[] {
  const [own, others] = [choose(rows), choose(source)];
  if (own.size === 0 && others.size === 0) return rows;
  const both = inBoth([...own], [...others]);
  const kept = rows.filter((row) => !own.has(row) || both.own.has(row));
  const come = source.filter((row) => others.has(row) && !both.others.has(row));
  return come.length === 0 ? kept : withRows(kept, source, new Set(come));
}

function inBoth(own: readonly LogRow[], others: readonly LogRow[]) {
  const found = { own: new Set<LogRow>(), others: new Set<LogRow>() };
  const places = placesOf(others);
  let next = 0;
  for (const row of own) {
    const at = (places.get(row.text) ?? []).find((place) => place >= next);
    const other = at === undefined ? undefined : others[at];
    if (at === undefined || other === undefined) continue;
    found.own.add(row);
    found.others.add(other);
    next = at + 1;
  }
  return found;
}

function placesOf(rows: readonly LogRow[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { text }] of rows.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [place]);
    else known.push(place);
  }
  return places;
}

function withRows(kept: readonly LogRow[], source: readonly LogRow[], come: ReadonlySet<LogRow>): LogRow[] {
  const waiting = placesOf(kept.toReversed());
  const behind = new Map<LogRow | undefined, LogRow[]>();
  let anchor: LogRow | undefined;
  for (const row of source) {
    const list = behind.get(anchor) ?? [];
    behind.set(anchor, list);
    if (come.has(row)) list.push(row);
    else anchor = kept.at(-1 - (waiting.get(row.text)?.pop() ?? kept.length)) ?? anchor;
  }
  return [...(behind.get(undefined) ?? []), ...kept.flatMap((row) => [row, ...(behind.get(row) ?? [])])];
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
