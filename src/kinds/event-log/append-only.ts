import type { Context } from '../../engine/contract/context.ts';
import { longestRising } from '../../formats/align-lists.ts';
import { addTo } from '../../formats/group.ts';
import { beginAlike } from '../../formats/joined-bytes.ts';
import { type IndexedLine, indexOf } from './event-index.ts';
import { grownRuns } from './growth.ts';
import type { EventLog } from './model.ts';
import type { EventLogOptions } from './options.ts';

/** A line that is not as an append-only log would have it (35). */
export interface LineChange {
  readonly messageId: 'edited' | 'dropped' | 'moved' | 'inserted';
  /** The old line; the new one, where it was inserted. */
  readonly line: IndexedLine;
  /** The same event in the new version. */
  readonly now: IndexedLine | undefined;
}

/** What became of the old lines. Nothing but the bytes is looked at where they are the beginning of the new ones. */
export function lineChanges(
  before: EventLog | null,
  after: EventLog | null,
  scope: Context['scope'],
  options: EventLogOptions,
): LineChange[] {
  if (before === null || after === null || scope === 'snapshot') return [];
  if (grownRuns(before, after) !== undefined) return [];
  if (beginAlike(before.bytes, after.bytes, keptLength(before))) return [];
  const changes = compareLines(before, after, staysInFront(scope, options));
  // A run that is gone as a whole is what a merge lost: one change is one finding.
  return scope === 'merge'
    ? changes.filter(({ line }) => line.run === '' || indexOf(after).byRun.has(line.run))
    : changes;
}

/** Whether old lines stay at the front, with nothing between them. */
function staysInFront(scope: Context['scope'], { appendOnly }: EventLogOptions): boolean {
  return appendOnly === 'strict' && scope === 'step';
}

/** Bytes behind the last line feed that are no object may be cut. */
function keptLength({ bytes, lineFaults, lineStarts }: EventLog): number {
  const isTorn = lineFaults.some(({ messageId }) => messageId === 'torn');
  return isTorn ? (lineStarts.at(-1) ?? 0) : bytes.length;
}

function compareLines(before: EventLog, after: EventLog, isStrict: boolean): LineChange[] {
  const [old, now] = [indexOf(before), indexOf(after)];
  const matches = matchTexts(old.lines, now.lines);
  const places = old.lines.flatMap((line) => matches.get(line) ?? []);
  const rising = longestRising(places);
  const inOrder = new Set(places.filter((_, index) => rising.has(index)));
  const changes: LineChange[] = [];
  for (const line of old.lines) {
    const place = matches.get(line);
    if (place !== undefined && inOrder.has(place)) continue;
    const same = place === undefined ? now.byId.get(line.id)?.[0] : now.lines[place];
    const messageId = place !== undefined ? 'moved' : same === undefined ? 'dropped' : 'edited';
    changes.push({ messageId, line, now: same });
  }
  if (!isStrict) return changes;
  return [...changes, ...insertions(now.lines, new Set(places), changes)];
}

/** For each old line the place of a new one with the same text; equal lines are matched in order. */
function matchTexts(old: readonly IndexedLine[], now: readonly IndexedLine[]): Map<IndexedLine, number> {
  const free = new Map<string, number[]>();
  for (const [place, { text }] of now.entries()) addTo(free, text, place);
  const taken = new Map<string, number>();
  const matches = new Map<IndexedLine, number>();
  for (const line of old) {
    const count = taken.get(line.text) ?? 0;
    const place = free.get(line.text)?.[count];
    if (place === undefined) continue;
    taken.set(line.text, count + 1);
    matches.set(line, place);
  }
  return matches;
}

/** New lines before the last old one that are no edit of an old one. */
function insertions(
  now: readonly IndexedLine[],
  matched: ReadonlySet<number>,
  changes: readonly LineChange[],
): LineChange[] {
  const edited = new Set(changes.map((change) => change.now));
  const last = now.findLastIndex((line, place) => matched.has(place) || edited.has(line));
  return now
    .slice(0, last + 1)
    .flatMap((line, place): LineChange[] =>
      matched.has(place) || edited.has(line) ? [] : [{ messageId: 'inserted', line, now: line }],
    );
}
