/** How many UTF-8 bytes may still be written. */
export interface ByteBudget {
  /** Whether the texts fitted; they are then paid for. */
  take(...texts: readonly string[]): boolean;
  /** The first items that fit, in order. Once one did not, nothing is given to whatever comes later. */
  takeAll<Item>(items: Iterable<Item>, textsOf: (item: Item) => readonly string[]): Item[];
}

const encoder = new TextEncoder();

/** A purse that is never overdrawn. */
export function byteBudget(most: number): ByteBudget {
  let left = most;
  let isSpent = false;
  const take = (...texts: readonly string[]) => {
    const cost = encoder.encode(texts.join('')).length;
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  return {
    take,
    takeAll(items, textsOf) {
      const taken = [];
      for (const item of items) {
        isSpent ||= !take(...textsOf(item));
        if (isSpent) break;
        taken.push(item);
      }
      return taken;
    },
  };
}
