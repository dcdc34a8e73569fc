/** How members of a list are compared: with one another, or by what they say. */
interface Sameness<Member> {
  isSame(one: Member | undefined, other: Member | undefined): boolean;
  textOf(member: Member): string;
}

/**
 * Of each member of a list the place where it stood in an earlier one, each once, so that two that are the same stay two. Most stand
 * where they stood, or as far from there as the one before; for those that do not it is looked further only where what follows
 * does not either.
 */
export function samePlaces<Member>(
  before: readonly Member[],
  after: readonly Member[],
  { isSame, textOf }: Sameness<Member>,
): (number | undefined)[] {
  const used = new Set<number>();
  let places: ReadonlyMap<string, number> | undefined;
  let shift = 0;
  return after.map((each, place) => {
    let at = place + shift;
    if (!isSame(before[at], each)) {
      if (place + 1 < after.length && isSame(before[at + 1], after[place + 1])) return undefined;
      places ??= new Map(before.map((known, index) => [textOf(known), index]));
      at = places.get(textOf(each)) ?? -1;
      if (at >= 0) shift = at - place;
    }
    if (at < 0 || used.has(at)) return undefined;
    used.add(at);
    return at;
  });
}
