import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import { appendToken } from '../../formats/location.ts';
import { valueAt } from '../../formats/value-at.ts';
import { findLists, resolve } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Checklist, Item, ReadText } from './model.ts';
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
  return {
    preset,
    ...indexed(items),
    repeatedMembers: texts.flatMap(({ part, repeated }) => repeated.map((pointer) => ({ part, pointer }))),
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
    .flatMap(({ pointer, members: { values, tokens } }) =>
      values.map((value, at) => ({ text: textOf(value), pointer: appendToken(pointer, tokens?.[at] ?? at) })),
    )
    .filter(({ text }) => text !== '""');
  return { entries: entries.map(({ text }) => text), entryPointers: entries.map(({ pointer }) => pointer) };
}

/** Of items with one key the last counts. */
export function indexed(items: readonly Item[]): Pick<Checklist, 'items' | 'byKey' | 'repeated'> {
  const byKey = new Map<string, Item>();
  const repeated = new Map<string, number>();
  for (const item of items) {
    if (byKey.has(item.key)) repeated.set(item.key, (repeated.get(item.key) ?? 1) + 1);
    byKey.set(item.key, item);
  }
  return { items, byKey, repeated };
}

/** A version without any items. */
export function emptied(doc: Checklist): Checklist {
  const nothing = { unknownShape: undefined, entries: [], entryPointers: [], repeatedMembers: [] };
  return { ...doc, ...indexed([]), ...nothing };
}
