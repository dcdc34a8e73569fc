import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { Gathered } from './gather.ts';
import type { Item } from './model.ts';
import type { DoneField, Preset } from './preset.ts';
/** Where an item stands, which its fields do not say. */
export interface ItemPlace {
    readonly key: string;
    readonly ownKey: string;
    readonly within: string;
    readonly parent: string | undefined;
    readonly index: number;
    readonly part: string;
    readonly pointer: string;
    readonly isPlain: boolean;
    readonly hasChildren: boolean;
}
/** Reads one item. Values of the wrong type count as not done and as absent. One plain literal: there may be many. */
export declare function readItem({ raw, places }: Gathered, place: ItemPlace, preset: Preset): Item;
export declare function fieldOf(raw: JsonObject, field: string): JsonValue | undefined;
/** The first of the fields that holds text. */
export declare function firstText(raw: JsonObject, fields: readonly string[]): string | undefined;
/** A key as text: `4` and `"4"` are the same. */
export declare function keyText(value: JsonValue | undefined): string | undefined;
export declare function saysDone(raw: JsonObject, { field, values }: DoneField): boolean;
