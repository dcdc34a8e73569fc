import { type JsonValue } from '../../core/json-value.ts';
import type { Checklist, Item, PlacedPointer, ReadText } from './model.ts';
import type { Preset } from './preset.ts';
/** Reads a checklist out of plain values, whatever their shape. `root` is the governed file's, `texts` hold the items. */
export declare function buildChecklist(root: JsonValue, texts: readonly ReadText[], declared: Preset, strict: boolean): Checklist;
/** A key that a map holds twice is an item that stands twice, of which the parser kept the last. */
export declare function indexed(items: readonly Item[], repeatedMembers: readonly PlacedPointer[]): Pick<Checklist, 'items' | 'byKey' | 'repeated'>;
