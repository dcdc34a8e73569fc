export interface ThreeTexts {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** How many characters, in whole lines, three texts begin and end with alike. */
export interface CommonEnds {
  readonly start: number;
  readonly end: number;
}

/**
 * What needs no look at single lines. Where a text repeats its lines, what it begins with goes before what it ends with, for each
 * side as if the other one were not there: so lines pair as they do in the whole texts.
 */
export function commonEnds({ base, ours, theirs }: ThreeTexts): CommonEnds {
  const starts = [ours, theirs].map((side) => {
    const alike = commonStart(base, side);
    const isWhole = alike === base.length && alike === side.length;
    return isWhole || alike === 0 ? alike : base.lastIndexOf('\n', alike - 1) + 1;
  });
  const ends = [ours, theirs].map((side, place) => {
    const most = Math.min(base.length, side.length) - (starts[place] ?? 0);
    return commonEnd(base, side, most);
  });
  const end = Math.min(...ends);
  // A line begins behind a line feed that is common, too.
  const first = end === 0 ? -1 : base.indexOf('\n', base.length - end);
  return { start: Math.min(...starts), end: first < 0 ? 0 : base.length - first - 1 };
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
