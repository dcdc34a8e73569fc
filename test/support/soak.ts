/** `npm run soak` takes its time: new random seeds, and more of what `npm test` tries in the small. */
export const isSoak = process.env.STATEWARD_SOAK === '1';

/** How often a property is tried: with time as often as given, else a third of that. */
export function runs(count: number): number {
  return isSoak ? count : Math.ceil(count / 3);
}
