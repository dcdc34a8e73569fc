import type { JsonObject } from '../core/json-value.ts';
/** What changes in the lists of a document: members that are replaced, and ones that come after the last. */
export interface ListEdit {
    readonly list: string;
    /** How many members the list had. */
    readonly count: number;
    readonly replaced: ReadonlyMap<number, JsonObject>;
    readonly added: readonly JsonObject[];
}
