import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { quote } from '../../formats/quote.ts';
import type { Preset } from './preset.ts';

const mostNames = 5;

/** What stands at a place where no item was found, in words. */
export function valueShown(value: JsonValue): string {
  if (isJsonArray(value)) return listShown(value);
  if (isJsonObject(value)) return objectShown(Object.keys(value));
  return value === null ? 'null' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}

/** Objects are shown by the members that all of them have. */
function listShown(values: readonly JsonValue[]): string {
  const objects = values.filter(isJsonObject);
  const [first = {}, ...others] = objects;
  if (objects.length === 0) return `a list of ${values.length}, none of them an object`;
  const shared = Object.keys(first).filter((name) => others.every((each) => Object.hasOwn(each, name)));
  const those = objects.length === 1 ? 'an object' : `${objects.length} objects`;
  const list = objects.length === values.length ? 'a list of' : `a list of ${values.length} with`;
  return `${list} ${those}${shared.length === 0 ? '' : ` with ${namesShown(shared)}`}`;
}

function objectShown(names: readonly string[]): string {
  return `an object with ${namesShown(names)}`;
}

function namesShown(names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).map(quote).join(', ');
  return `${shown}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Where a preset looks for items, in words. */
export function lookedFor({ parse, single, items, folder }: Preset): string {
  const where = folder === undefined ? '' : ` in ${folder.files.join(', ')}`;
  if (parse === 'md-frontmatter') return `frontmatter${where}`;
  if (parse === 'md-checklist') return items.map(markdownShown).join(' or ');
  return `${single ? 'an object' : 'a list of items'} at ${oneOf(items.map((pointer) => pointer || 'the top'))}${where}`;
}

function markdownShown(pointer: string): string {
  if (pointer === '/items') return "lines such as '- [ ] text'";
  return pointer === '/rows' ? 'the rows of a table' : `a list at ${pointer || 'the top'}`;
}

/** Texts as alternatives. */
export function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
