/** The known name nearest to a mistyped one, or undefined where none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bound = Math.max(2, Math.floor(name.length / 3));
  for (const candidate of known) {
    const distance = editDistance(name, candidate, bound);
    if (distance > bound) continue;
    best = candidate;
    bound = distance - 1;
  }
  return best;
}

/** Levenshtein's distance, one row at a time; any larger number where it is beyond the bound. */
function editDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) > bound) return bound + 1;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i += 1) {
    const next = nextRow(row, left.charCodeAt(i), right, i + 1);
    if (Math.min(...next) > bound) return bound + 1;
    row = next;
  }
  return row[right.length] ?? left.length;
}

function nextRow(row: readonly number[], unit: number, right: string, first: number): number[] {
  const next = [first];
  for (let j = 0; j < right.length; j += 1) {
    const substituted = (row[j] ?? 0) + (right.charCodeAt(j) === unit ? 0 : 1);
    next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
  }
  return next;
}
