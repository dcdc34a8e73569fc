import { groupBy } from '../../formats/group.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, keyText } from './read-item.ts';

/** Parents that keys or fields name, where there is such an item. */
export function withParents(items: readonly Item[], preset: Preset): Item[] {
  const { dotted, field, before } = preset.parent;
  if (dotted !== true && field === undefined && before === undefined) return [...items];
  const keys = parentNames(items, before);
  const named = items.map((item): Item => {
    const parent = keys.get(item.parent ?? parentKey(item, preset, keys) ?? '');
    return parent === undefined || parent === item.key ? item : { ...item, parent };
  });
  const parents = new Set(named.map(({ parent }) => parent));
  return named.map((item) =>
    item.group === undefined && preset.derivesParents && parents.has(item.key)
      ? { ...item, derived: true }
      : item,
  );
}

/** Keys by what names them: themselves, and of `epic-3-shop` also `epic-3`, where that is no other one. */
function parentNames(items: readonly Item[], before: string | undefined): ReadonlyMap<string, string> {
  const names = new Map(items.map(({ key }) => [key, key]));
  if (before === undefined) return names;
  const long = groupBy(
    items.filter(({ derived }) => derived),
    ({ key }) => numberedPart(key, before),
  );
  for (const [stem, [item, ...more]] of long)
    if (stem !== undefined && item !== undefined && more.length === 0 && !names.has(stem))
      names.set(stem, item.key);
  return names;
}

/** A key up to the words behind its number. */
function numberedPart(key: string, before: string): string | undefined {
  for (let at = key.indexOf(before); at > 0; at = key.indexOf(before, at + before.length))
    if (/\d$/.test(key.slice(0, at)) && /^\D/.test(key.slice(at + before.length))) return key.slice(0, at);
  return undefined;
}

function parentKey(
  { key, raw }: Item,
  { parent: { dotted, field, before, key: pattern = '*' } }: Preset,
  keys: ReadonlyMap<string, string>,
): string | undefined {
  if (field !== undefined) return keyText(fieldOf(raw, field));
  if (before !== undefined) return keyBefore(key, before, pattern, keys);
  const dot = key.lastIndexOf('.');
  return dotted === true && dot > 0 ? key.slice(0, dot) : undefined;
}

/** Of `3-5-1-login` the parent is 3, or 3-5 where there is such a one: the longest beginning that is followed by a number. */
function keyBefore(
  key: string,
  before: string,
  pattern: string,
  keys: ReadonlyMap<string, string>,
): string | undefined {
  let found: string | undefined;
  for (let at = key.indexOf(before); at > 0; at = key.indexOf(before, at + before.length)) {
    // Numbers may be filled up: the plan `01-02` is one of phase 1.
    const text = key.slice(0, at);
    const names = [text, text.replace(/^0+(?=\d)/, '')].map((each) => pattern.replace('*', () => each));
    const parent = names.find((name) => keys.has(name)) ?? names[0] ?? '';
    const isNumbered = /^\d/.test(key.slice(at + before.length));
    if (found === undefined || (isNumbered && keys.has(parent))) found = parent;
    if (!isNumbered) break;
  }
  return found;
}
