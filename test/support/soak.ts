/** `npm run soak` takes its time: a new seed, and all that `npm test` has a fifth of. */
export const isSoak = process.env.STATEWARD_SOAK === '1';

/**
 * What all that is random begins with: one for everybody, so that a run says the same on every machine, and a new one in
 * `npm run soak`, which vitest.config.ts prints: `SEED=… npm run soak` runs it again.
 */
export const seed = Number(process.env.SEED ?? 20_261_121);

/** How often a property is tried, or of how many cases: with time all of them, else a fifth, but twenty at least. */
export function runs(count: number): number {
  return isSoak ? count : Math.min(count, Math.max(20, Math.ceil(count / 5)));
}

/** Of a list one in so many, from a place on; with time all. */
export function someOf<Item>(items: readonly Item[], every: number, from = 0): Item[] {
  return items.filter((_, index) => isSoak || index % every === from % every);
}
