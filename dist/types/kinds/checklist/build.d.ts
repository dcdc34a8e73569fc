import { type JsonValue } from '../../core/json-value.ts';
import { type Checklist, type Item, type PlacedPointer, type ReadText } from './model.ts';
import type { Preset } from './preset.ts';
/** Reads a checklist out of plain values, whatever their shape. `root` is the governed file's, `texts` hold the items. */
export declare function buildChecklist(root: JsonValue, texts: readonly ReadText[], declared: Preset, strict: boolean): Checklist;
/**
 * The items again, after some came or went; a key that a map of the text holds twice is twice still, unless one of them
 * is said to have gone.
 */
export declare function reindexed(doc: Checklist, items: readonly Item[], gone?: ReadonlySet<string>): Pick<Checklist, 'items' | 'byKey' | 'repeated'>;
/** A key that a map holds twice is an item that stands twice, of which the parser kept the last. */
export declare function indexed(items: readonly Item[], repeatedMembers: readonly PlacedPointer[]): Pick<Checklist, 'items' | 'byKey' | 'repeated'>;
