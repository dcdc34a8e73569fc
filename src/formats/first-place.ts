/** The first of so many places from which on something holds; their number where it never does. By halves. */
export function firstPlace(count: number, holdsAt: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holdsAt(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
