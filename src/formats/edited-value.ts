import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { appendToken } from './location.ts';
import { memberChanges } from './member-changes.ts';
import { valueAt } from './value-at.ts';
import { byContainer, splitPointer, type ValueEdit, wholeValue } from './value-edit.ts';

/** The value after the edits; undefined where one of them leads nowhere. */
export function editedValue(value: JsonValue, edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = wholeValue(edits);
  if (whole !== undefined) return whole;
  const groups = byContainer(edits);
  const done = new Map<string, JsonValue>();
  for (const pointer of withAncestors(groups.keys())) {
    const old = valueAt(value, pointer);
    const changed = (token: string | number) => done.get(appendToken(pointer, token));
    const built = isContainer(old) ? rebuilt(old, groups.get(pointer) ?? [], changed) : undefined;
    if (built === undefined) return undefined;
    done.set(pointer, built);
  }
  return done.get('') ?? value;
}

function isContainer(value: JsonValue | undefined): value is readonly JsonValue[] | JsonObject {
  return isJsonArray(value) || isJsonObject(value);
}

/** The pointers and all above them, the longer ones first: none is as long as what stands within it. */
function withAncestors(pointers: Iterable<string>): string[] {
  const all = new Set<string>();
  for (const pointer of pointers)
    for (let at = pointer; !all.has(at); at = splitPointer(at).container) all.add(at);
  return [...all].sort((left, right) => right.length - left.length);
}

/** A container with its own edits, and with what changed within its members. */
function rebuilt(
  container: readonly JsonValue[] | JsonObject,
  edits: readonly ValueEdit[],
  changed: (token: string | number) => JsonValue | undefined,
): JsonValue | undefined {
  const isList = isJsonArray(container);
  const members = Object.entries(container).map(([key, value]) => ({ key, value: changed(key) ?? value }));
  const changes = memberChanges({ isList, members }, edits);
  if (changes === undefined) return undefined;
  for (const [at, value] of changes.replaced) members[at] = { key: members[at]?.key ?? '', value };
  const incoming = new Map(changes.incoming);
  const built: { key: string; value: JsonValue }[] = [];
  for (let at = 0; at <= members.length; at++) {
    for (const each of incoming.get(at) ?? [])
      built.push(...('value' in each ? [each] : members.slice(each.moved, each.moved + 1)));
    if (!changes.gone.has(at)) built.push(...members.slice(at, at + 1));
  }
  return isList
    ? built.map(({ value }) => value)
    : Object.fromEntries(built.map(({ key, value }) => [key, value]));
}
