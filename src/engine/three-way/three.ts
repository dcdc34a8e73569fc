export type MergeSide = 'ours' | 'theirs';

/** One thing of each of three versions. */
export type Three<Thing> = Readonly<Record<'base' | MergeSide, Thing>>;

/** Three versions of a text. */
export type ThreeTexts = Three<string>;

export function eachOf<Thing>(of: (version: keyof ThreeTexts) => Thing): Three<Thing> {
  return { base: of('base'), ours: of('ours'), theirs: of('theirs') };
}
