import { type JsonValue } from '../../core/json-value.ts';
import { type FoundList } from './find-lists.ts';
import type { Item, ReadText } from './model.ts';
import type { Preset } from './preset.ts';
/** All items of a document in the order of the texts, children after their parent. Iterative. */
export declare function readItems(texts: readonly ReadText[], preset: Preset): Item[];
/** The lists of items in a text, one of which a single item is by itself. */
export declare function itemLists(value: JsonValue, part: string, preset: Preset): readonly FoundList[];
