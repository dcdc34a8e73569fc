/** The names of a list in three versions. */
export interface ThreeOrders {
  readonly base: readonly string[];
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * One order of all names of both sides: that of the side which changed it, ours where both did. What only the other side has
 * stands behind what it stood behind there; of what both put in at one place ours comes first.
 */
export function mergedOrder({ base, ours, theirs }: ThreeOrders): readonly string[] {
  if (ours.length === theirs.length && ours.every((name, at) => name === theirs[at])) return ours;
  const isOursSpine = !keepsOrder(base, ours) || keepsOrder(base, theirs);
  const [spine, other] = isOursSpine ? [ours, theirs] : [theirs, ours];
  const [inSpine, known] = [new Set(spine), new Set([...base, ...other])];
  const runs = new Map<string | undefined, string[]>();
  let behind: string | undefined;
  for (const name of other) {
    if (inSpine.has(name)) behind = name;
    else runs.set(behind, [...(runs.get(behind) ?? []), name]);
  }
  const order: string[] = [];
  let waiting: readonly string[] = [];
  const emit = (name: string | undefined) => {
    if (name !== undefined) order.push(name);
    waiting = [...waiting, ...(runs.get(name) ?? [])];
  };
  emit(undefined);
  for (const name of spine) {
    // What the spine's side put in here as well comes before, if that side is ours.
    if (!isOursSpine || known.has(name)) {
      order.push(...waiting);
      waiting = [];
    }
    emit(name);
  }
  return [...order, ...waiting];
}

/** Whether the names that both have stand in the same order. */
function keepsOrder(base: readonly string[], side: readonly string[]): boolean {
  const [old, now] = [new Set(base), new Set(side)];
  const kept = side.filter((name) => old.has(name));
  return base.filter((name) => now.has(name)).every((name, at) => name === kept[at]);
}
