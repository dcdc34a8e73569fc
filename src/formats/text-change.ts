/** What differs between two texts lies in one stretch of the earlier one; all behind it moved so far. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

const stride = 1024;

export function textChange(earlier: string, text: string): TextChange {
  const most = Math.min(earlier.length, text.length);
  const from = commonLength(most, (start, end) => earlier.slice(start, end) === text.slice(start, end));
  const behind = commonLength(
    most - from,
    (start, end) =>
      earlier.slice(earlier.length - end, earlier.length - start) ===
      text.slice(text.length - end, text.length - start),
  );
  return { from, to: earlier.length - behind, shift: text.length - earlier.length };
}

function commonLength(most: number, areSame: (start: number, end: number) => boolean): number {
  let count = 0;
  while (count + stride <= most && areSame(count, count + stride)) count += stride;
  while (count < most && areSame(count, count + 1)) count++;
  return count;
}
