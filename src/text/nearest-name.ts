/** The known name nearest to a mistyped one, or undefined where none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .sort((left, right) => left.distance - right.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(2, name.length / 3) ? best.candidate : undefined;
}

/** Levenshtein's distance, one row at a time. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, a] of [...left].entries()) {
    const next = [i + 1];
    for (const [j, b] of [...right].entries()) {
      const substituted = (row[j] ?? 0) + (a === b ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? left.length;
}
