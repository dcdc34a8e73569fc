/** Where two texts differ, by offsets: from where to where in the one, and in the other. Ends are exclusive. */
export interface TextWindow {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

const mostWindows = 500;
/** How many lines are looked through for where two texts go on alike, and for how many they have to. */
const mostLines = 40;
const fewestAlike = 2;
const mostAlike = 24;
const stride = 1024;

/**
 * The places where a text differs from another one, in whole lines; all between them is the same. Undefined where they have too
 * little in common to tell. It may be a longer list than need be.
 */
export function textWindows(text: string, other: string): readonly TextWindow[] | undefined {
  const windows: TextWindow[] = [];
  let [at, otherAt] = [0, 0];
  while (at < text.length || otherAt < other.length) {
    const alike = commonLength(text, at, other, otherAt);
    at += alike;
    otherAt += alike;
    if (at === text.length && otherAt === other.length) break;
    // What was the same up to here was the same line.
    const start = at === 0 ? 0 : Math.max(text.lastIndexOf('\n', at - 1) + 1, windows.at(-1)?.to ?? 0);
    const back = at - start;
    const next = nextAlike(text, at - back, other, otherAt - back);
    if (next === undefined || windows.length === mostWindows) return undefined;
    windows.push({ from: at - back, to: next.at, otherFrom: otherAt - back, otherTo: next.otherAt });
    at = next.at;
    otherAt = next.otherAt;
  }
  return windows;
}

function commonLength(text: string, from: number, other: string, otherFrom: number): number {
  const most = Math.min(text.length - from, other.length - otherFrom);
  let length = 0;
  while (
    length + stride <= most &&
    text.slice(from + length, from + length + stride) ===
      other.slice(otherFrom + length, otherFrom + length + stride)
  )
    length += stride;
  while (length < most && text.charCodeAt(from + length) === other.charCodeAt(otherFrom + length)) length++;
  return length;
}

/**
 * Where two texts go on alike for the most lines, the nearest of such places; or the ends of both. Lines of one record are like those of
 * the next, so that two that are the same say little.
 */
function nextAlike(
  text: string,
  from: number,
  other: string,
  otherFrom: number,
): { readonly at: number; readonly otherAt: number } | undefined {
  const [lines, others] = [linesFrom(text, from), linesFrom(other, otherFrom)];
  let best: { readonly at: number; readonly otherAt: number } | undefined;
  let most = fewestAlike - 1;
  for (let sum = 1; sum < 2 * mostLines; sum++) {
    for (let index = Math.max(0, sum - mostLines); index <= Math.min(sum, mostLines); index++) {
      const alike = alikeFrom(lines, index, others, sum - index);
      if (alike <= most) continue;
      most = alike;
      best = { at: lines[index]?.at ?? 0, otherAt: others[sum - index]?.at ?? 0 };
      if (most >= mostAlike) return best;
    }
  }
  return best;
}

/** How many lines are the same; all that count, where both texts end in them. */
function alikeFrom(lines: readonly Line[], from: number, others: readonly Line[], otherFrom: number): number {
  let count = 0;
  for (; count < mostAlike; count++) {
    const [one, other] = [lines[from + count], others[otherFrom + count]];
    if (one === undefined || other === undefined || one.text !== other.text) return count;
    // Only the ends of the texts are empty.
    if (one.text === '') return mostAlike;
  }
  return count;
}

interface Line {
  readonly at: number;
  /** With its break; '' behind the last one. */
  readonly text: string;
}

function linesFrom(text: string, from: number): Line[] {
  const lines: Line[] = [];
  for (let at = from; lines.length <= mostLines + mostAlike && at <= text.length; ) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    lines.push({ at, text: text.slice(at, next) });
    if (at === text.length) break;
    at = next;
  }
  return lines;
}
