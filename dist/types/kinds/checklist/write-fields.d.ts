import { type JsonObject } from '../../core/json-value.ts';
import type { ValueEdit } from '../../core/value-edit.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
/** The edits that give an item the fields of another version of it; its children are items of their own. */
export declare function fieldEdits(item: Item, target: Item, preset: Preset): ValueEdit[];
/** The fields that stand in the item itself, with the evidence that reading cuts out of a text. */
export declare function ownFields(raw: JsonObject, { fields, evidence, parent }: Preset): JsonObject;
