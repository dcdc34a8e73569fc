/** A longest rising subsequence of distinct numbers: what need not have moved, if anything did. */
export function longestRising(numbers: readonly number[]): number[] {
  const tails: number[] = [];
  const previous = new Int32Array(numbers.length);
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  }
  const rising: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1)
    rising.push(numbers[index] ?? 0);
  return rising.reverse();
}
