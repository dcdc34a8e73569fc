import { shortDigest } from '../../core/digest.ts';
import { isJsonObject, type JsonValue } from '../../core/json-value.ts';
import { appendToken } from '../../core/location.ts';
import { findLists, type Member, membersOf } from './find-lists.ts';
import { foldedText } from './folded.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, firstText, keyText, readItem } from './read-item.ts';

interface Pending extends Member {
  /** Prefix of the key: the tag of the list, or the parent's key and a dot. */
  readonly prefix: string;
  readonly parent: string | undefined;
}

/** All items of a document in the order of the text, children after their parent. Iterative. */
export function readItems(value: JsonValue, preset: Preset): Item[] {
  const pending = findLists(value, preset)
    .flatMap(({ tag, members }) => members.map((member) => pendingOf(member, tag, undefined)))
    .reverse();
  const items: Item[] = [];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = prefixed(next, ownKey(next, preset));
    const children = childrenOf(next, key, preset);
    const place = { key, parent: next.parent, index: items.length, pointer: next.pointer };
    items.push(readItem(next.value, { ...place, hasChildren: children.length > 0 }, preset));
    for (const child of children.reverse()) pending.push(child);
  }
  return withParents(items, preset);
}

function pendingOf({ value, pointer, name }: Member, prefix: string, parent: string | undefined): Pending {
  return { value, pointer, name, prefix, parent };
}

function prefixed({ prefix, parent }: Pending, key: string): string {
  // Some tools write the whole path of a child into its id.
  return parent !== undefined && key.startsWith(`${parent}.`) ? key : prefix + key;
}

function ownKey({ value, name }: Member, preset: Preset): string {
  const raw = isJsonObject(value) ? value : {};
  for (const field of preset.key) {
    const key = keyText(fieldOf(raw, field));
    if (key !== undefined) return key;
  }
  if (name !== undefined && name !== '') return name;
  const texts = preset.hash.flatMap((field) => firstText(raw, [field]) ?? []);
  return texts.length > 0 ? shortened(texts.join(': ')) : `(${shortDigest(foldedText(value))})`;
}

function shortened(text: string): string {
  return text.length <= 60
    ? text
    : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, '')}… ${shortDigest(text)}`;
}

function childrenOf({ value, pointer }: Pending, key: string, preset: Preset): Pending[] {
  if (!isJsonObject(value)) return [];
  return (preset.parent.nested ?? []).flatMap((field) => {
    const list = fieldOf(value, field);
    if (list === undefined) return [];
    const members = membersOf({ value: list, pointer: appendToken(pointer, field) }, preset);
    return members.map((member) => pendingOf(member, `${key}.`, key));
  });
}

/** Parents that keys or fields name, where there is such an item. */
function withParents(items: readonly Item[], preset: Preset): Item[] {
  const { dotted, field, before } = preset.parent;
  if (dotted !== true && field === undefined && before === undefined) return [...items];
  const keys = new Set(items.map(({ key }) => key));
  const named = items.map((item): Item => {
    const parent = item.parent ?? parentKey(item, preset);
    return parent === undefined || parent === item.key || !keys.has(parent) ? item : { ...item, parent };
  });
  const parents = new Set(named.map(({ parent }) => parent));
  return named.map((item) =>
    item.group === undefined && preset.derivesParents && parents.has(item.key)
      ? { ...item, derived: true }
      : item,
  );
}

function parentKey({ key, raw }: Item, { parent: { dotted, field, before, key: pattern = '*' } }: Preset) {
  if (field !== undefined) return keyText(fieldOf(raw, field));
  const at = key.indexOf(before ?? '');
  if (before !== undefined) return at > 0 ? pattern.replace('*', () => key.slice(0, at)) : undefined;
  const dot = key.lastIndexOf('.');
  return dotted === true && dot > 0 ? key.slice(0, dot) : undefined;
}
