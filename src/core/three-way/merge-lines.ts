import type { TextForm } from '../../formats/text-form.ts';
import { textLines } from '../text-lines.ts';
import { changedStretches, type ThreeTexts } from './changed-stretches.ts';
import { type LineHunk, type LineRange, lineHunks } from './line-hunks.ts';

/** A stretch of three texts: lines that nobody changed, that one side changed, or that both did, unlike. */
export interface LineRegion {
  readonly base: readonly string[];
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly type: 'same' | 'ours' | 'theirs' | 'both';
  /** How many lines of the base each side's changes cover. */
  readonly covered: { readonly ours: number; readonly theirs: number };
}

type Pieces = NonNullable<TextForm['pieces']>;

/**
 * Three texts by lines, or by what holds together. Changes of two sides that only touch each other are apart: only where both changed the same line, or
 * put something in at the same place, there is a region of both.
 */
export function lineRegions(texts: ThreeTexts, pieces?: Pieces): LineRegion[] {
  // Where a stretch begins within a block cannot be told by the stretch.
  if (pieces !== undefined && Object.values(texts).some((text) => pieces(text) !== undefined))
    return regionsBy(texts, lineHunks, (text) => pieces(text) ?? textLines(text)).flatMap(withinBlock);
  const regions: LineRegion[] = [];
  let at = 0;
  const keep = (to: number) => {
    if (at < to) regions.push(unchanged([texts.base.slice(at, to)]));
  };
  for (const { base, ours, theirs } of changedStretches(texts)) {
    keep(base.from);
    const inner = {
      base: texts.base.slice(base.from, base.to),
      ours: texts.ours.slice(ours.from, ours.to),
      theirs: texts.theirs.slice(theirs.from, theirs.to),
    };
    regions.push(...regionsBy(inner, lineHunks));
    at = base.to;
  }
  keep(texts.base.length);
  return regions;
}

/** The same by another way to tell what a side changed; ends that are common to all three are looked at, too. */
export function regionsBy(
  { base, ours, theirs }: ThreeTexts,
  hunksOf: typeof lineHunks,
  linesOf: (text: string) => readonly string[] = textLines,
): LineRegion[] {
  const [old, left, right] = [linesOf(base), linesOf(ours), linesOf(theirs)];
  const sides = { ours: hunksOf(old, left), theirs: hunksOf(old, right) };
  const regions: LineRegion[] = [];
  const at = { base: 0, ours: 0, theirs: 0 };
  for (const cluster of clusters(sides.ours, sides.theirs)) {
    const kept = cluster.range.from - at.base;
    if (kept > 0) regions.push(unchanged(old.slice(at.base, cluster.range.from)));
    const size = cluster.range.to - cluster.range.from;
    const [from, other] = [at.ours + kept, at.theirs + kept];
    const [to, otherTo] = [from + size + growth(cluster.ours), other + size + growth(cluster.theirs)];
    regions.push(
      changed(cluster, {
        base: old.slice(cluster.range.from, cluster.range.to),
        ours: left.slice(from, to),
        theirs: right.slice(other, otherTo),
      }),
    );
    Object.assign(at, { base: cluster.range.to, ours: to, theirs: otherTo });
  }
  return at.base < old.length ? [...regions, unchanged(old.slice(at.base))] : regions;
}

/** One block that both sides changed in different lines, line by line. */
function withinBlock(region: LineRegion): LineRegion[] {
  const [base = '', ours = '', theirs = ''] = [region.base, region.ours, region.theirs].map((each) =>
    each.join(''),
  );
  const isOne = [region.base, region.ours, region.theirs].every(({ length }) => length === 1);
  if (region.type !== 'both' || !isOne || !base.includes('\n', base.indexOf('\n') + 1)) return [region];
  const inner = regionsBy({ base, ours, theirs }, lineHunks);
  const isKept = inner.at(0)?.type === 'same' && inner.at(-1)?.type === 'same';
  return isKept && inner.every(({ type }) => type !== 'both') ? inner : [region];
}

/** Changes that overlap, of both sides. */
interface Cluster {
  readonly range: LineRange;
  readonly ours: readonly LineHunk[];
  readonly theirs: readonly LineHunk[];
}

function clusters(ours: readonly LineHunk[], theirs: readonly LineHunk[]): Cluster[] {
  const all = [
    ...ours.map((hunk) => ({ hunk, side: 'ours' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort(
    (one, other) =>
      one.hunk.before.from - other.hunk.before.from || one.hunk.before.to - other.hunk.before.to,
  );
  const found: { range: { from: number; to: number }; ours: LineHunk[]; theirs: LineHunk[] }[] = [];
  for (const { hunk, side } of all) {
    const last = found.at(-1);
    if (last !== undefined && overlap(last.range, hunk.before)) {
      last.range.to = Math.max(last.range.to, hunk.before.to);
      last[side].push(hunk);
    } else found.push({ range: { ...hunk.before }, ours: [], theirs: [], [side]: [hunk] });
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

function unchanged(lines: readonly string[]): LineRegion {
  return { base: lines, ours: lines, theirs: lines, type: 'same', covered: { ours: 0, theirs: 0 } };
}

function changed({ ours, theirs }: Cluster, lines: Pick<LineRegion, 'base' | 'ours' | 'theirs'>): LineRegion {
  const covered = { ours: coveredBy(ours), theirs: coveredBy(theirs) };
  if (theirs.length === 0) return { ...lines, type: 'ours', covered };
  if (ours.length === 0) return { ...lines, type: 'theirs', covered };
  const isEqual =
    lines.ours.length === lines.theirs.length && lines.ours.every((line, at) => line === lines.theirs[at]);
  return { ...lines, type: isEqual ? 'ours' : 'both', covered };
}

function coveredBy(hunks: readonly LineHunk[]): number {
  return hunks.reduce((sum, { before }) => sum + before.to - before.from, 0);
}

/** One text of three; where both sides changed the same lines, `choose` says what stands there. */
export function joinRegions(
  regions: readonly LineRegion[],
  choose: (region: LineRegion) => readonly string[],
): string {
  const texts = regions.map((region) => {
    if (region.type === 'both') return terminated(choose(region)).join('');
    return (region.type === 'theirs' ? region.theirs : region.ours).join('');
  });
  return terminated(texts.filter((text) => text !== '')).join('');
}

/** Lines that follow one another end with a line feed each; the last one of all may have none. */
function terminated(lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => (at < lines.length - 1 && !line.endsWith('\n') ? `${line}\n` : line));
}

/**
 * What both sides put in at one place, one behind the other, with what has to stand between them; what both begin and end with
 * once, if so asked.
 */
export function bothInsertions(
  { base, ours, theirs }: LineRegion,
  shares: boolean,
  separator = '',
): string[] | undefined {
  if (base.length > 0) return undefined;
  const most = shares ? Math.min(ours.length, theirs.length) : 0;
  let head = shares ? 0 : blanksBetween(ours, theirs);
  while (head < most && ours[head] === theirs[head]) head += 1;
  let tail = 0;
  while (tail < most - head && ours[ours.length - 1 - tail] === theirs[theirs.length - 1 - tail]) tail += 1;
  const [first, second] = [ours.slice(0, ours.length - tail), theirs.slice(head)];
  const last = first.at(-1);
  if (last !== undefined && separator !== '' && !last.trimEnd().endsWith(separator))
    first[first.length - 1] = last.replace(/\s*$/, (space) => separator + space);
  const isApart = head < first.length && tail < second.length && areParagraphs(first.at(-1), second[0]);
  const blank = isApart ? [ours, theirs].flatMap(edges).find(isBlank) : undefined;
  return [...first, ...(blank === undefined ? [] : [blank]), ...second];
}

/** How many blank lines one text ends with and the other begins with. */
function blanksBetween(above: readonly string[], below: readonly string[]): number {
  let count = 0;
  while (isBlank(above.at(-1 - count) ?? '.') && isBlank(below[count] ?? '.')) count += 1;
  return count;
}

function edges(lines: readonly string[]): string[] {
  return [lines[0], lines.at(-1)].filter((line) => line !== undefined);
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** Whether two lines would become one paragraph, or a paragraph and what is none: only items, and rows, follow one another. */
function areParagraphs(above = '', below = ''): boolean {
  const isListed = (line: string) => /^\s*(?:[-*+|]|\d+[.)])/.test(line);
  return !isBlank(above) && !isBlank(below) && !(isListed(above) && isListed(below));
}
