import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import { valueAt } from '../../formats/value-at.ts';
import { findLists, memberPointer, resolve } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Checklist, Item, PlacedPointer, ReadText } from './model.ts';
import { withoutEmphasis } from './plain-text.ts';
import type { DoneField, Preset } from './preset.ts';
import { readItems } from './read-items.ts';

/** Reads a checklist out of plain values, whatever their shape. `root` is the governed file's, `texts` hold the items. */
export function buildChecklist(
  root: JsonValue,
  texts: readonly ReadText[],
  declared: Preset,
  earlier?: readonly Item[],
): Checklist {
  const preset = resolvedPreset(declared, root);
  const isLog = preset.log !== undefined;
  const items = isLog ? [] : readItems(texts, preset, earlier);
  const repeated = texts.flatMap(({ part, repeated: pointers }) =>
    pointers.map((pointer) => ({ part, pointer })),
  );
  const own = new Set(repeated.length === 0 ? [] : items.map(placeText));
  return {
    preset,
    ...indexed(items, repeated),
    repeatedMembers: repeated.filter((place) => !own.has(placeText(place))),
    planKey: preset.planKey === undefined ? undefined : resolve(root, preset.planKey)[0]?.value,
    ...(isLog ? readEntries(root, preset) : { entries: [], entryPointers: [] }),
    unknownShape: undefined,
    text: '',
  };
}

function resolvedPreset(preset: Preset, root: JsonValue): Preset {
  if (preset.done.every(({ lastOf }) => lastOf === undefined)) return preset;
  return { ...preset, done: preset.done.map((field) => resolvedDone(field, root)) };
}

/** Where the document itself lists its statuses, the last of them says done. */
function resolvedDone(done: DoneField, root: JsonValue): DoneField {
  const list = done.lastOf === undefined ? undefined : valueAt(root, done.lastOf);
  const [first, last] = isJsonArray(list) ? [list[0], list.at(-1)] : [];
  // A status that holds a star means it.
  return typeof last === 'string' && !last.includes('*')
    ? {
        field: done.field,
        values: [last.trim().toLowerCase()],
        ...(typeof first === 'string' ? { open: first } : {}),
      }
    : done;
}

/** Blank lines are layout, and in Markdown the marks of emphasis. */
function readEntries(root: JsonValue, preset: Preset): Pick<Checklist, 'entries' | 'entryPointers'> {
  const textOf = (value: JsonValue) =>
    preset.parse.startsWith('md-') ? withoutEmphasis(foldedText(value)) : foldedText(value);
  const entries = findLists(root, preset)
    .flatMap((list) =>
      list.members.values.map((value, at) => ({ text: textOf(value), pointer: memberPointer(list, at) })),
    )
    .filter(({ text }) => text !== '""');
  return { entries: entries.map(({ text }) => text), entryPointers: entries.map(({ pointer }) => pointer) };
}

function placeText({ part, pointer }: PlacedPointer): string {
  return JSON.stringify([part, pointer]);
}

/** A key that a map holds twice is an item that stands twice, of which the parser kept the last. */
export function indexed(
  items: readonly Item[],
  repeatedMembers: readonly PlacedPointer[],
): Pick<Checklist, 'items' | 'byKey' | 'repeated'> {
  const twice = new Set(repeatedMembers.map(placeText));
  const byKey = new Map<string, Item>();
  const repeated = new Map<string, number>();
  for (const item of items) {
    const { key } = item;
    const count = twice.size > 0 && twice.has(placeText(item)) ? 2 : 1;
    const isKnown = byKey.size > 0 && byKey.has(key);
    if (isKnown || count > 1) repeated.set(key, (repeated.get(key) ?? (isKnown ? 1 : 0)) + count);
    byKey.set(key, item);
  }
  return { items, byKey, repeated };
}

/** A version without any items. */
export function emptied(doc: Checklist): Checklist {
  const nothing = { unknownShape: undefined, entries: [], entryPointers: [], repeatedMembers: [] };
  return { ...doc, ...indexed([], []), ...nothing };
}
