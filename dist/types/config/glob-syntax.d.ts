/** One thing that has to stand at a place of a row, or a run of any things. */
export type Token<Item> = 'any' | ((item: Item) => boolean);
/**
 * Whether a row of items is what the tokens say. Only the last `any` is ever tried again, which finds a match if there
 * is one and keeps the time within the product of both lengths; a regular expression would try them all.
 */
export declare function matchesRow<Item>(tokens: readonly Token<Item>[], items: readonly Item[]): boolean;
/** What `{a,b}` stands for, written out; undefined where that is more than `most`. */
export declare function alternatives(glob: string, most: number): readonly string[] | undefined;
