import { type JsonObject } from '../../core/json-value.ts';
import type { Preset } from './preset.ts';
/** An item's fields with those that stand deeper in it, and where these stand. */
export interface Gathered {
    readonly raw: JsonObject;
    /** Pointers from the item, by field. */
    readonly places: ReadonlyMap<string, string>;
}
/** The field that holds the phrases which an item names as evidence. */
export declare const evidenceName = "(evidence)";
/** Gives an item the fields that its preset gathers. Most presets gather none. */
export declare function gatherFields(own: JsonObject, preset: Preset): Gathered;
