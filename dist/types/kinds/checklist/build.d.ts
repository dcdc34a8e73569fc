import type { JsonValue } from '../../core/json-value.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
/** Reads a checklist out of a plain value, whatever its shape. */
export declare function buildChecklist(value: JsonValue, preset: Preset, strict: boolean, repeatedMembers?: readonly string[]): Checklist;
/** A key that a map holds twice is an item that stands twice, of which the parser kept the last. */
export declare function indexed(items: readonly Item[], repeatedMembers: readonly string[]): Pick<Checklist, 'items' | 'byKey' | 'repeated'>;
