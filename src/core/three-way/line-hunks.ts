import { longestRising } from '../../formats/longest-rising.ts';

/** Lines of one text that stand in the place of lines of another; both ranges end before `to`, and one may be empty. */
export interface LineHunk {
  readonly before: LineRange;
  readonly after: LineRange;
}

export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Beyond so many pairs of lines nothing is looked for between two anchors. */
const mostPairs = 250_000;

/**
 * What differs between two lists of lines, in order: lines that stand once in both are anchors, as far as they keep their
 * order, and what lies between two of them is looked at by itself. Iterative.
 */
export function lineHunks(before: readonly string[], after: readonly string[]): LineHunk[] {
  const hunks: LineHunk[] = [];
  const pending: LineHunk[] = [
    { before: { from: 0, to: before.length }, after: { from: 0, to: after.length } },
  ];
  for (let block = pending.pop(); block !== undefined; block = pending.pop()) {
    const inner = trimmed(before, after, block);
    if (sizeOf(inner.before) === 0 && sizeOf(inner.after) === 0) continue;
    const parts = sizeOf(inner.before) === 0 || sizeOf(inner.after) === 0 ? [] : split(before, after, inner);
    if (parts.length === 0) hunks.push(inner);
    else pending.push(...parts.reverse());
  }
  return hunks.flatMap((hunk) => lineByLine(before, after, hunk));
}

/** Lines that are each much like the one in its place are so many changes of one line, and what follows them was put in. */
function lineByLine(before: readonly string[], after: readonly string[], hunk: LineHunk): LineHunk[] {
  const count = sizeOf(hunk.before);
  const more = sizeOf(hunk.after) - count;
  if (count === 0 || more < 0 || (count === 1 && more === 0)) return [hunk];
  const pairs = Array.from({ length: count }, (_, line): LineHunk => {
    const [left, right] = [hunk.before.from + line, hunk.after.from + line];
    return { before: { from: left, to: left + 1 }, after: { from: right, to: right + 1 } };
  });
  const isEach = pairs.every(({ before: { from: left }, after: { from: right } }) =>
    areAlike(before[left] ?? '', after[right] ?? ''),
  );
  if (!isEach) return [hunk];
  const end = { before: hunk.before.to, after: hunk.after.from + count };
  const insertion = {
    before: { from: end.before, to: end.before },
    after: { from: end.after, to: hunk.after.to },
  };
  return more === 0 ? pairs : [...pairs, insertion];
}

/** Whether at least half of the words of two lines are the same. */
function areAlike(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const rest = [...right];
  for (const word of left) {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
  }
  return (right.length - rest.length) * 2 >= Math.max(left.length, right.length);
}

const mostWords = 200;

function wordsOf(line: string): string[] {
  return (line.match(/\w+|[^\w\s]/g) ?? []).slice(0, mostWords);
}

function sizeOf({ from, to }: LineRange): number {
  return to - from;
}

/** Without what both begin and end with. */
function trimmed(before: readonly string[], after: readonly string[], block: LineHunk): LineHunk {
  let { from: left, to: leftEnd } = block.before;
  let { from: right, to: rightEnd } = block.after;
  while (left < leftEnd && right < rightEnd && before[left] === after[right]) {
    left += 1;
    right += 1;
  }
  while (left < leftEnd && right < rightEnd && before[leftEnd - 1] === after[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  return { before: { from: left, to: leftEnd }, after: { from: right, to: rightEnd } };
}

type LinePair = readonly [before: number, after: number];

/** The stretches between lines that are the same; none where no line is. */
function split(before: readonly string[], after: readonly string[], block: LineHunk): LineHunk[] {
  const anchors = uniquePairs(before, after, block);
  const pairs = anchors.length > 0 ? anchors : commonPairs(before, after, block);
  if (pairs.length === 0) return [];
  const parts: LineHunk[] = [];
  let [left, right] = [block.before.from, block.after.from];
  for (const [at, there] of [...pairs, [block.before.to, block.after.to] as const]) {
    parts.push({ before: { from: left, to: at }, after: { from: right, to: there } });
    [left, right] = [at + 1, there + 1];
  }
  return parts;
}

/** Lines that stand once on each side, as many of them as keep their order. */
function uniquePairs(
  before: readonly string[],
  after: readonly string[],
  block: LineHunk,
): readonly LinePair[] {
  const [left, right] = [uniqueLines(before, block.before), uniqueLines(after, block.after)];
  const pairs = [...left].flatMap(([line, at]): LinePair[] => {
    const there = right.get(line);
    return at < 0 || there === undefined || there < 0 ? [] : [[at, there]];
  });
  const rising = longestRising(pairs.map(([, there]) => there));
  return pairs.filter((_, index) => rising.has(index));
}

/** By line its place; a negative one for lines that repeat. */
function uniqueLines(lines: readonly string[], { from, to }: LineRange): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? '';
    places.set(line, places.has(line) ? -1 : at);
  }
  return places;
}

/** A longest common subsequence, of stretches that are small enough. */
function commonPairs(before: readonly string[], after: readonly string[], block: LineHunk): LinePair[] {
  const [rows, columns] = [sizeOf(block.before), sizeOf(block.after)];
  if (rows * columns > mostPairs) return [];
  const width = columns + 1;
  const isSame = (row: number, column: number) =>
    before[block.before.from + row] === after[block.after.from + column];
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: LinePair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isSame(row, column)) {
      pairs.push([block.before.from + row, block.after.from + column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
