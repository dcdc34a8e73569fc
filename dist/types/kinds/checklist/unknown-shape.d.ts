import { type JsonValue } from '../../core/json-value.ts';
import type { Item, UnknownShape } from './model.ts';
import type { Preset } from './preset.ts';
/** A document in which no item was found. */
export interface Itemless {
    readonly preset: Preset;
    /** The governed file's value. */
    readonly root: JsonValue;
    /** In how many other files of its folder anything stands. */
    readonly files: number;
    /** What stands in all of its files. */
    readonly text: string;
}
/**
 * Why no item was found, unless there is none yet: an empty document, and an empty list where the preset reads one, are
 * checklists. Anything else there, or something elsewhere, is not what the preset is for.
 */
export declare function unknownShape(read: Itemless): UnknownShape | undefined;
/** The same where there are items, none of which has a field that says whether it is done: they can be of another format. */
export declare function undecidedItems(preset: Preset, items: readonly Pick<Item, 'doneField'>[], content: JsonValue): UnknownShape | undefined;
/** The same where no preset is named and none of these has the document's shape. */
export declare function shapeOfNone(root: JsonValue, presets: readonly Preset[]): UnknownShape | undefined;
