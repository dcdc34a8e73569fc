import type { TextForm } from '../../formats/text-form.ts';
import { textLines } from '../text-lines.ts';
import { changedLines, type LineHunk, type LineRange } from './line-hunks.ts';
import { eachOf, type MergeSide, type Three, type ThreeTexts } from './three.ts';

/** A stretch of three texts: lines, each with its end, that nobody changed, that one side changed, or that both did, unlike. */
export interface LineRegion extends Three<readonly string[]> {
  readonly type: 'same' | 'ours' | 'theirs' | 'both';
  /** How many lines of the base each side's changes cover. */
  readonly covered: Readonly<Record<MergeSide, number>>;
}

type Pieces = NonNullable<TextForm['pieces']>;

/**
 * Three texts by lines, or by what holds together. Changes of two sides that only touch each other are apart: only where both changed the same line, or
 * put something in at the same place, there is a region of both.
 */
export function lineRegions(texts: ThreeTexts, pieces?: Pieces): LineRegion[] {
  const { base, ours, theirs } = eachOf((side) => pieces?.(texts[side]) ?? textLines(texts[side]));
  const regions: LineRegion[] = [];
  let [at, aheadOurs, aheadTheirs] = [0, 0, 0];
  const keep = (to: number) => {
    const lines = base.slice(at, to);
    const covered = { ours: 0, theirs: 0 };
    if (at < to) regions.push({ base: lines, ours: lines, theirs: lines, type: 'same', covered });
  };
  for (const { range, hunks } of clusters(changedLines(base, ours), changedLines(base, theirs))) {
    const { from, to } = range;
    keep(from);
    const [left, right] = [from + aheadOurs, from + aheadTheirs];
    aheadOurs += growth(hunks.ours);
    aheadTheirs += growth(hunks.theirs);
    const region = {
      base: base.slice(from, to),
      ours: ours.slice(left, to + aheadOurs),
      theirs: theirs.slice(right, to + aheadTheirs),
      covered: { ours: coveredBy(hunks.ours), theirs: coveredBy(hunks.theirs) },
    };
    regions.push({ ...region, type: typeOf(hunks, region) });
    at = to;
  }
  keep(base.length);
  return regions;
}

type SideHunks = Readonly<Record<MergeSide, readonly LineHunk[]>>;

/** Changes that overlap, of both sides, by their lines in the base. */
interface Cluster {
  readonly range: LineRange;
  readonly hunks: SideHunks;
}

function clusters(ours: readonly LineHunk[], theirs: readonly LineHunk[]): Cluster[] {
  const all = [
    ...ours.map((hunk) => ({ hunk, side: 'ours' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort(
    ({ hunk: { before: one } }, { hunk: { before: other } }) => one.from - other.from || one.to - other.to,
  );
  const found: { range: LineRange; hunks: Record<MergeSide, LineHunk[]> }[] = [];
  for (const { hunk, side } of all) {
    const { from, to } = hunk.before;
    const last = found.at(-1);
    if (last !== undefined && overlap(last.range, hunk.before)) {
      last.range = { from: last.range.from, to: Math.max(last.range.to, to) };
      last.hunks[side].push(hunk);
    } else found.push({ range: { from, to }, hunks: { ours: [], theirs: [], [side]: [hunk] } });
  }
  return found;
}

/** Two insertions meet at one place; one at the edge of a change is put beside it. */
function overlap(one: LineRange, other: LineRange): boolean {
  if (one.from < other.to && other.from < one.to) return true;
  return one.from === one.to && other.from === other.to && one.from === other.from;
}

function growth(hunks: readonly LineHunk[]): number {
  return hunks.reduce((sum, { before, after }) => sum + after.to - after.from - (before.to - before.from), 0);
}

function coveredBy(hunks: readonly LineHunk[]): number {
  return hunks.reduce((sum, { before }) => sum + before.to - before.from, 0);
}

function typeOf(hunks: SideHunks, { ours, theirs }: Pick<LineRegion, MergeSide>): LineRegion['type'] {
  if (hunks.theirs.length === 0 || ours.join('') === theirs.join('')) return 'ours';
  return hunks.ours.length === 0 ? 'theirs' : 'both';
}

/** One text of three; where both sides changed the same lines, `choose` says what stands there. */
export function joinRegions(
  regions: readonly LineRegion[],
  choose: (region: LineRegion) => readonly string[],
): string {
  return regions
    .map((region) =>
      (region.type === 'both' ? choose(region) : region[region.type === 'theirs' ? 'theirs' : 'ours']).join(
        '',
      ),
    )
    .join('');
}

/** What both sides put in at one place, one behind the other, with what has to stand between them. */
export function bothInsertions({ base, ours, theirs }: LineRegion, separator = ''): string[] | undefined {
  if (base.length > 0) return undefined;
  const [first, second] = [[...ours], theirs.slice(blanksBetween(ours, theirs))];
  const last = first.at(-1);
  if (last !== undefined && separator !== '' && !last.trimEnd().endsWith(separator))
    first[first.length - 1] = last.replace(/\s*$/, (space) => separator + space);
  const blank = areParagraphs(last, second[0])
    ? [ours[0], last, theirs[0], theirs.at(-1)].find((line) => line !== undefined && isBlank(line))
    : undefined;
  return blank === undefined ? [...first, ...second] : [...first, blank, ...second];
}

/** How many blank lines one text ends with and the other begins with. */
function blanksBetween(above: readonly string[], below: readonly string[]): number {
  let count = 0;
  while (isBlank(above.at(-1 - count) ?? '.') && isBlank(below[count] ?? '.')) count += 1;
  return count;
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** Whether two lines would become one paragraph, or a paragraph and what is none: only items, and rows, follow one another. */
function areParagraphs(above = '', below = ''): boolean {
  const isListed = (line: string) => /^\s*(?:[-*+|]|\d+[.)])/.test(line);
  return !isBlank(above) && !isBlank(below) && !(isListed(above) && isListed(below));
}
