import { splitSubject } from '../../core/subject.ts';
import { addTo, groupBy } from '../../formats/group.ts';
import { longestRising } from '../../formats/longest-rising.ts';
import { indexOf } from './event-index.ts';
import { type LogRow, logOf, rowsOf } from './log-rows.ts';
import type { EventLog } from './model.ts';
import { namedLines, namedStretch, restName, type Stretch, tailName } from './names.ts';

/**
 * A log in which the named events, runs, or all from an event on, are as they are in another version. Every other line stays
 * byte for byte; what went is remembered as put aside, so that it may stand where the log goes on.
 */
export function graftLog(log: EventLog, from: EventLog | null, subjects: readonly string[]): EventLog {
  const named = subjects.map(splitSubject);
  if (named.some(({ entity, field }) => entity === '' && field === undefined)) return from ?? logOf([], log);
  const source = from === null ? [] : rowsOf(from);
  const own = rowsOf(log);
  const stretches = named.flatMap(({ entity }) => namedStretch(entity) ?? []);
  const spliced = stretches.reduce((rows: readonly LogRow[], each) => splicedAt(rows, source, each), own);
  const rows = exchanged(
    spliced,
    source,
    (list) => selected(list, named, from),
    restsCut(spliced, source, named),
  );
  const isTail = named.some(({ entity, field }) => entity === '' && field === tailName);
  return logOf(isTail ? withTail(rows, source) : rows, log, own);
}

/**
 * The rows up to an event, and from there on those of the source; an event that the source lacks stands between two of its.
 * What was appended since stays behind them.
 */
function splicedAt(
  all: readonly LogRow[],
  source: readonly LogRow[],
  { id, count }: Stretch,
): readonly LogRow[] {
  const rows = all.slice(0, count);
  const old = source.findIndex((row) => row.id === id);
  const own = rows.findIndex((row) => row.id === id);
  if (old < 0 && own < 0) return all;
  const limit = old < 0 ? own : rows.length;
  let kept = 0;
  let end = old < 0 ? own : 0;
  const matched = new Set<LogRow>();
  for (const [place, row] of rows.slice(0, limit).entries()) {
    while (isBlank(source[kept]) && source[kept]?.text !== row.text && kept < old) kept += 1;
    if (kept === (old < 0 ? source.length : old)) break;
    if (row.text !== source[kept]?.text) continue;
    kept += 1;
    matched.add(row);
    if (old >= 0) end = place + 1;
  }
  const rest = source.slice(kept);
  // What moved to the front stands behind again.
  const later = new Set(rest.map(({ text }) => text));
  const front = rows.slice(0, end).filter((row) => matched.has(row) || !later.has(row.text));
  return [...front, ...rest, ...all.slice(count).filter(({ text }) => !later.has(text))];
}

/**
 * The rows that go with the rest of a run: what was appended from the event on. A run whose old lines are not what they were
 * is as a whole what it was.
 */
function restsCut(rows: readonly LogRow[], source: readonly LogRow[], named: readonly Named[]): Cut {
  const rests = new Set(named.flatMap(({ entity, field }) => (field === restName ? [entity] : [])));
  const runs = new Set([...rows, ...source].flatMap(({ id, run }) => (rests.has(id) ? [run] : [])));
  const cut = { gone: new Set<LogRow>(), whole: new Set<string>() };
  if (runs.size === 0) return cut;
  const [own, old] = [groupBy(rows, ({ run }) => run), groupBy(source, ({ run }) => run)];
  for (const run of runs) {
    const [now = [], was = []] = [own.get(run), old.get(run)];
    const first = now.findIndex(({ id }) => rests.has(id));
    if (was.some(({ text }, place) => text !== now[place]?.text)) cut.whole.add(run);
    else for (const row of first < 0 ? [] : now.slice(Math.max(first, was.length))) cut.gone.add(row);
  }
  return cut;
}

interface Cut {
  readonly gone: ReadonlySet<LogRow>;
  readonly whole: ReadonlySet<string>;
}

type Named = ReturnType<typeof splitSubject>;

/** The rows that subjects name, in the one version or the other. */
function selected(
  rows: readonly LogRow[],
  named: readonly Named[],
  from: EventLog | null,
): ReadonlySet<LogRow> {
  const names = new Set(
    named.flatMap(({ entity, field }) => (field === restName || namedStretch(entity) ? [] : [entity])),
  );
  const chosen = new Set(rows.filter(({ id, run }) => names.has(id) || (run !== '' && names.has(run))));
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
  { gone, whole }: Cut,
): readonly LogRow[] {
  const isWhole = ({ run }: LogRow) => whole.has(run);
  const own = new Set([...choose(rows), ...gone, ...rows.filter(isWhole)]);
  const others = new Set([...choose(source), ...source.filter(isWhole)]);
  if (own.size === 0 && others.size === 0) return rows;
  const settled = inOrder(rows, source);
  const stays = new Set(source.filter((row) => others.has(row)).map((row) => settled.get(row)));
  const kept = rows.filter((row) => !own.has(row) || stays.has(row));
  const there = new Set(kept);
  const behind = new Map<LogRow | undefined, LogRow[]>();
  let anchor: LogRow | undefined;
  for (const row of source) {
    const same = settled.get(row);
    const list = behind.get(anchor) ?? [];
    behind.set(anchor, list);
    if (same !== undefined && there.has(same)) anchor = same;
    else if (others.has(row)) list.push(row);
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

function isBlank(row: LogRow | undefined): boolean {
  return row?.text.trim() === '';
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
