import type { JsonValue } from '../../core/json-value.ts';
import { findLists, resolve } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { readItems } from './read-items.ts';

/** Reads a checklist out of a plain value, whatever its shape. */
export function buildChecklist(
  value: JsonValue,
  preset: Preset,
  strict: boolean,
  repeatedMembers: readonly string[] = [],
): Checklist {
  const entries = preset.log === undefined ? [] : findLists(value, preset).flatMap(({ members }) => members);
  const items = preset.log === undefined ? readItems(value, preset) : [];
  return {
    preset,
    strict,
    ...indexed(items, repeatedMembers),
    repeatedMembers: repeatedMembers.filter((pointer) => items.every((item) => item.pointer !== pointer)),
    planKey: preset.planKey === undefined ? undefined : resolve(value, preset.planKey)[0]?.value,
    entries: entries.map((entry) => foldedText(entry.value)),
    entryPointers: entries.map(({ pointer }) => pointer),
    plan: undefined,
  };
}

/** A key that a map holds twice is an item that stands twice, of which the parser kept the last. */
export function indexed(
  items: readonly Item[],
  repeatedMembers: readonly string[],
): Pick<Checklist, 'items' | 'byKey' | 'repeated'> {
  const twice = new Set(repeatedMembers);
  const counts = new Map<string, number>();
  for (const { key, pointer } of items) {
    counts.set(key, (counts.get(key) ?? 0) + (twice.has(pointer) ? 2 : 1));
  }
  return {
    items,
    byKey: new Map(items.map((item) => [item.key, item])),
    repeated: new Map([...counts].filter(([, count]) => count > 1)),
  };
}
