import { type JsonValue } from '../../core/json-value.ts';
import type { Preset } from './preset.ts';
/** A place that a pointer leads to. `tag` names the members that stood for `*` on the way. */
interface ItemList {
    readonly pointer: string;
    readonly tag: string;
    readonly value: JsonValue;
}
/** One member of a list or map of items. */
export interface Member {
    readonly value: JsonValue;
    readonly pointer: string;
    /** Its key, where it stands in a map. */
    readonly name: string | undefined;
}
/** A place that holds items. */
export interface FoundList {
    readonly tag: string;
    readonly members: readonly Member[];
}
/** The lists of items in a document: those of the first pointer that leads to any item. */
export declare function findLists(value: JsonValue, preset: Preset): readonly FoundList[];
/** What a pointer leads to; a token `*` stands for every member of an object. */
export declare function resolve(value: JsonValue, pointer: string): ItemList[];
/** The members that can be items. A map counts only if all its members can: else it is an object with fields. */
export declare function membersOf({ value, pointer }: Pick<ItemList, 'value' | 'pointer'>, preset: Preset): Member[];
export {};
