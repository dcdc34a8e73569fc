import type { LineRange } from './line-hunks.ts';

export interface ThreeTexts {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** From where to where in each of three texts some side differs from the base, in whole lines. */
export type Stretch = Readonly<Record<keyof ThreeTexts, LineRange>>;

/**
 * The stretches of three texts that need a look at single lines: that of each side, or one around both where they meet. Where a
 * text repeats its lines, what it begins with goes before what it ends with, for each side as if the other one were not there:
 * so lines pair as they do in the whole texts.
 */
export function changedStretches({ base, ours, theirs }: ThreeTexts): readonly Stretch[] {
  const changes = [changeOf(base, ours, 'ours'), changeOf(base, theirs, 'theirs')]
    .filter(({ from, to, growth }) => from < to || growth > 0)
    .sort((one, other) => one.from - other.from);
  const [first, second] = changes;
  const areApart = first !== undefined && second !== undefined && first.to < second.from;
  const ahead = { ours: 0, theirs: 0 };
  return (areApart ? [[first], [second]] : [changes].filter(({ length }) => length > 0)).map((group) => {
    const from = Math.min(...group.map((change) => change.from));
    const to = Math.max(...group.map((change) => change.to));
    const starts = { ours: from + ahead.ours, theirs: from + ahead.theirs };
    for (const { side, growth } of group) ahead[side] += growth;
    return {
      base: { from, to },
      ours: { from: starts.ours, to: to + ahead.ours },
      theirs: { from: starts.theirs, to: to + ahead.theirs },
    };
  });
}

/** What a side changed of the base; all in front of it and all behind it is the same. */
interface Change extends LineRange {
  readonly side: 'ours' | 'theirs';
  readonly growth: number;
}

function changeOf(base: string, text: string, side: Change['side']): Change {
  const growth = text.length - base.length;
  if (base === text) return { side, from: base.length, to: base.length, growth };
  const alike = commonStart(base, text);
  const from = alike === 0 ? 0 : base.lastIndexOf('\n', alike - 1) + 1;
  const end = commonEnd(base, text, Math.min(base.length, text.length) - from);
  // A line begins behind a line feed that is common, too.
  const first = end === 0 ? -1 : base.indexOf('\n', base.length - end);
  return { side, from, to: first < 0 ? base.length : first + 1, growth };
}

const stride = 1024;

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at + stride <= most && one.slice(at, at + stride) === other.slice(at, at + stride)) at += stride;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function commonEnd(one: string, other: string, most: number): number {
  const [left, right] = [one.length, other.length];
  let size = 0;
  while (
    size + stride <= most &&
    one.slice(left - size - stride, left - size) === other.slice(right - size - stride, right - size)
  )
    size += stride;
  while (size < most && one.charCodeAt(left - size - 1) === other.charCodeAt(right - size - 1)) size += 1;
  return size;
}
