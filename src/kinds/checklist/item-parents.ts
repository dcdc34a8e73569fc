import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf, keyText } from './read-item.ts';

/** Parents that keys or fields name, where there is such an item. */
export function withParents(items: readonly Item[], preset: Preset): Item[] {
  const { dotted, field, before } = preset.parent;
  if (dotted !== true && field === undefined && before === undefined) return [...items];
  const keys = new Set(items.map(({ key }) => key));
  const named = items.map((item): Item => {
    const parent = item.parent ?? parentKey(item, preset, keys) ?? '';
    return !keys.has(parent) || parent === item.key ? item : { ...item, parent };
  });
  return withDerived(named, preset);
}

/** Where the state of parents follows from their children, those that have any now are parents. */
export function withDerived(items: readonly Item[], { derivesParents }: Preset): Item[] {
  const parents = derivesParents ? new Set(items.map(({ parent }) => parent)) : new Set();
  return items.map((item) => {
    const derived = item.group === undefined ? parents.has(item.key) : item.derived;
    return item.derived === derived ? item : { ...item, derived };
  });
}

function parentKey(
  { key, raw }: Item,
  { parent: { dotted, field, before, key: pattern = '*' } }: Preset,
  keys: ReadonlySet<string>,
): string | undefined {
  if (field !== undefined) return keyText(fieldOf(raw, field));
  if (before !== undefined) return keyBefore(key, before, pattern, keys);
  const dot = key.lastIndexOf('.');
  return dotted === true && dot > 0 ? key.slice(0, dot) : undefined;
}

/** Of `3-5-1-login` the parent is 3-5, or 3: the longest beginning that is an item and stands before a number, or the shortest. */
function keyBefore(
  key: string,
  before: string,
  pattern: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const parts = key.split(before);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    // Numbers may be filled up: the plan `01-02` is one of phase 1.
    const text = parts.slice(0, count).join(before);
    const names = [text, text.replace(/^0+(?=\d)/, '')].map((each) => pattern.replace('*', () => each));
    const parent = names.find((name) => keys.has(name));
    if (parent !== undefined && (count === 1 || /^\d/.test(parts[count] ?? ''))) return parent;
  }
  return undefined;
}
