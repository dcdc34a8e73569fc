import { alignLists } from '../../formats/align-lists.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { numbered } from './sequence.ts';

/** What an entity is called that stands at a place of a version; undefined for what is none. */
export type NameAt = (pointer: string) => string | undefined;

const entityMark = 'id ';

/** Whether a member is known by what it is called, not by what it says. */
export function isNamed(name: string): boolean {
  return name.startsWith(entityMark);
}

/** What has an id is known by it, everything else by its value. */
export function nameOf(value: JsonValue, known: string | number | undefined = idOf(value)): string {
  return known === undefined ? `= ${canonicalJson(value)}` : entityMark + known;
}

function idOf(value: JsonValue): string | number | undefined {
  const id = isJsonObject(value) && Object.hasOwn(value, 'id') ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** The names of a list's members, each once. */
export function namesOf(list: readonly JsonValue[], pointer: string, nameAt: NameAt): string[] {
  return numbered(list.map((value, index) => nameOf(value, nameAt(`${pointer}/${index}`))));
}

/**
 * The names of a list's members, where one without a name that changed in its place keeps the name it had before: as many go
 * as come between the same neighbours.
 */
export function namesSince(before: readonly string[], after: readonly string[]): string[] {
  const names = [...after];
  const { kept, moved } = alignLists(before, after);
  const [left, right] = [new Set(moved.map((each) => each.before)), new Set(moved.map((each) => each.after))];
  let from = { before: -1, after: -1 };
  for (const to of [...kept, { before: before.length, after: after.length }]) {
    const going = unnamed(before, from.before + 1, to.before, left);
    const coming = unnamed(after, from.after + 1, to.after, right);
    if (going.length === coming.length)
      for (const [index, place] of coming.entries())
        names[place] = before[going[index] ?? -1] ?? after[place] ?? '';
    from = to;
  }
  return names;
}

function unnamed(names: readonly string[], from: number, to: number, moved: ReadonlySet<number>): number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return places.filter((place) => !moved.has(place) && !isNamed(names[place] ?? ''));
}
