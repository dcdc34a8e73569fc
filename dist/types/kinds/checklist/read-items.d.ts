import { type JsonValue } from '../../core/json-value.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
/** All items of a document in the order of the text, children after their parent. Iterative. */
export declare function readItems(value: JsonValue, preset: Preset): Item[];
