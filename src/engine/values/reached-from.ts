/** All that can be reached from something, itself included; circles end. */
export function reachedFrom<Item>(start: Item, nextOf: (item: Item) => Iterable<Item>): ReadonlySet<Item> {
  const reached = new Set([start]);
  // A set that grows is walked to its end.
  for (const item of reached) for (const next of nextOf(item)) reached.add(next);
  return reached;
}
