import { alignLists } from '../../formats/align-lists.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';

/** What an entity is called that stands at a place of a version; undefined for what is none. */
export type NameAt = (pointer: string) => string | undefined;

const entityMark = 'id ';

/** Whether a member is known by what it is called, not by what it says. */
export function isNamed(name: string): boolean {
  return name.startsWith(entityMark);
}

/** The names of a list's members, each once: what has no name of its own is known by its value. */
export function namesOf(list: readonly JsonValue[], pointer: string, nameAt: NameAt): string[] {
  const counts = new Map<string, number>();
  return list.map((value, index) => {
    const known = nameAt(`${pointer}/${index}`) ?? idOf(value);
    const name = known === undefined ? `= ${canonicalJson(value)}` : entityMark + known;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}~${count}`;
  });
}

function idOf(value: JsonValue): string | undefined {
  const id = isJsonObject(value) && Object.hasOwn(value, 'id') ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/**
 * The names of a side's members, where one without a name that changed in its place keeps the name it had in the base: as
 * many go as come between the same neighbours.
 */
export function namesSince(base: readonly string[], side: readonly string[]): string[] {
  const names = [...side];
  const { kept, moved } = alignLists(base, side);
  const [movedFrom, movedTo] = [
    new Set(moved.map(({ before }) => before)),
    new Set(moved.map(({ after }) => after)),
  ];
  let from = { before: -1, after: -1 };
  for (const to of [...kept, { before: base.length, after: side.length }]) {
    const going = unnamed(base, from.before + 1, to.before, movedFrom);
    const coming = unnamed(side, from.after + 1, to.after, movedTo);
    if (going.length === coming.length)
      for (const [index, place] of coming.entries())
        names[place] = base[going[index] ?? -1] ?? side[place] ?? '';
    from = to;
  }
  return names;
}

function unnamed(names: readonly string[], from: number, to: number, moved: ReadonlySet<number>): number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return places.filter((place) => !moved.has(place) && !isNamed(names[place] ?? ''));
}
