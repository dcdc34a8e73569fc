import { type Checklist, type Item } from './model.ts';
/** The version that items come back from, under the names that sections have now. */
export interface GraftSource {
    readonly doc: Checklist;
    /** The item under that very key. */
    item(key: string): Item | undefined;
    /** The same item, whatever its key was. */
    same(key: string): Item | undefined;
    /** The key that an item has now, where it only got another one. */
    nameNow(key: string): string | undefined;
}
export declare function graftSource(doc: Checklist, from: Checklist | null): GraftSource;
/** A version without any items. */
export declare function emptied(doc: Checklist): Checklist;
