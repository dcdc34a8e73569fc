/**
 * Of each text the place where it stood among earlier ones, each once, so that two that are the same stay two. Most stand where they
 * stood, or as far from there as the one before; for those that do not it is looked further only where what follows does not either.
 */
export function samePlaces(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const used = new Set<number>();
  let places: ReadonlyMap<string, number> | undefined;
  let shift = 0;
  return after.map((each, place) => {
    let at = place + shift;
    if (before[at] !== each) {
      const next = after[place + 1];
      if (next !== undefined && (before[at + 1] === next || before[at] === next)) {
        if (before[at] === next) shift--;
        return undefined;
      }
      places ??= new Map(before.map((known, index) => [known, index]));
      at = places.get(each) ?? -1;
      if (at >= 0) shift = at - place;
    }
    if (at < 0 || used.has(at)) return undefined;
    used.add(at);
    return at;
  });
}
