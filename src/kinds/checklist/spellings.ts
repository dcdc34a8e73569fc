import { isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import { resolve } from './find-lists.ts';
import { plainName } from './meaning.ts';
import type { Preset } from './preset.ts';

/** A name that stands beside another one, from which it differs in case and joints alone. */
export interface Spelling {
  readonly name: string;
  /** The name that the preset knows. */
  readonly known: string;
}

/**
 * Names of members that are another spelling of one beside them that says what an item is, or whether it is done: readers
 * that take no notice of case read the one or the other. Two names that the preset knows are none.
 */
export function secondSpellings(raw: JsonObject, preset: Preset): readonly Spelling[] {
  return spellingsOf(raw, knownFields(preset));
}

/** The same for the lists of a document, and for what names its plan. */
export function spelledLists(value: JsonValue, preset: Preset): readonly (Spelling & { pointer: string })[] {
  const names = new Map<string, Set<string>>();
  for (const pointer of [...preset.items, preset.planKey ?? '']) {
    const at = pointer.lastIndexOf('/');
    const [name] = at < 0 ? [] : pointerTokens(pointer.slice(at));
    if (name === undefined || name === '*') continue;
    const known = names.get(pointer.slice(0, at)) ?? new Set();
    names.set(pointer.slice(0, at), known.add(name));
  }
  return [...names].flatMap(([above, known]) =>
    resolve(value, above).flatMap(({ pointer, value: map }) =>
      isJsonObject(map)
        ? spellingsOf(map, known).map((each) => ({ ...each, pointer: appendToken(pointer, each.name) }))
        : [],
    ),
  );
}

/** Most items of a list have the same names. */
const mostRemembered = 100;
const found = new WeakMap<ReadonlySet<string>, Map<string, readonly Spelling[]>>();

function spellingsOf(map: JsonObject, known: ReadonlySet<string>): readonly Spelling[] {
  const names = Object.keys(map);
  const all = names.join('\n');
  const own = found.get(known) ?? new Map<string, readonly Spelling[]>();
  found.set(known, own);
  const spellings = own.get(all) ?? spellingsAmong(names, known);
  if (own.size < mostRemembered && !names.some((name) => name.includes('\n'))) own.set(all, spellings);
  return spellings;
}

function spellingsAmong(names: readonly string[], known: ReadonlySet<string>): Spelling[] {
  const there = names.filter((name) => known.has(name));
  if (there.length === 0 || there.length === names.length) return [];
  const plain = new Map(there.map((name) => [plainName(name), name]));
  return names.flatMap((name) => {
    const other = known.has(name) ? undefined : plain.get(plainName(name));
    return other === undefined ? [] : [{ name, known: other }];
  });
}

const remembered = new WeakMap<Preset, ReadonlySet<string>>();

function knownFields(preset: Preset): ReadonlySet<string> {
  const fields = remembered.get(preset) ?? makeKnown(preset);
  remembered.set(preset, fields);
  return fields;
}

function makeKnown({
  done,
  status,
  groups,
  key,
  contract,
  runner,
  dependencies,
  parent,
}: Preset): Set<string> {
  const statuses = [status, ...groups.map((group) => group.status)].flatMap((each) => each?.field ?? []);
  return new Set([
    ...done.map(({ field }) => field),
    ...[statuses, key, contract, runner.counters, runner.maximum, dependencies].flat(),
    ...(parent.nested ?? []),
    ...(parent.field === undefined ? [] : [parent.field]),
  ]);
}
