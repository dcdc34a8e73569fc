/** The known name nearest to a mistyped one, the first of several; undefined where none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const bound = Math.max(2, Math.floor(name.length / 3));
  const near = known
    .filter((each) => Math.abs(each.length - name.length) <= bound)
    .map((each) => ({ each, distance: editDistance(name, each) }))
    .filter(({ distance }) => distance <= bound);
  return near.sort((left, right) => left.distance - right.distance)[0]?.each;
}

/** Levenshtein's distance, one row at a time. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j += 1) {
      const substituted = (row[j] ?? 0) + (left[i] === right[j] ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? left.length;
}
