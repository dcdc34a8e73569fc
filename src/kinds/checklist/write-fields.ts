import { valueEdits } from '../../engine/values/value-diff.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import { appendToken, pointerTokens } from '../../formats/location.ts';
import type { ValueEdit } from '../../formats/value-edit.ts';
import { evidenceName } from './gather.ts';
import type { Item } from './model.ts';
import type { FieldSource, Preset } from './preset.ts';
import { fieldOf } from './read-item.ts';
import { matchesWildcard } from './wildcard.ts';

/** The edits that give an item the fields of another version of it; its children are items of their own. */
export function fieldEdits(item: Item, target: Item, preset: Preset): ValueEdit[] {
  if (jsonEqual(item.raw, target.raw)) return [];
  const [before, after] = [ownFields(item.raw, preset), ownFields(target.raw, preset)];
  if (item.isPlain) return plainEdit(item, target, preset);
  const changed = changedNames(before, after);
  // What stands below the frontmatter is shown in several ways, of which one is all of it.
  const names = changed.includes('body')
    ? changed.filter((name) => name !== 'blocks' && name !== 'sections')
    : changed;
  const own = names.flatMap((name) => memberEdits(item.pointer, before, after, name, preset));
  const gathered = Object.entries(preset.fields).flatMap(([name, source]) =>
    gatheredEdits(item, target, name, source, new Set(changed)),
  );
  return [...own, ...gathered];
}

function plainEdit({ pointer, raw }: Item, target: Item, { scalar = '' }: Preset): ValueEdit[] {
  const value = fieldOf(target.raw, scalar);
  return value === undefined || jsonEqual(value, fieldOf(raw, scalar))
    ? []
    : [{ type: 'replace', pointer, value }];
}

/** The fields that stand in the item itself, with the evidence that reading cuts out of a text. */
export function ownFields(raw: JsonObject, { fields, evidence, parent }: Preset): JsonObject {
  const elsewhere = new Set([evidenceName, ...(parent.nested ?? [])]);
  const own = Object.entries(raw).filter(([name]) => !Object.hasOwn(fields, name) && !elsewhere.has(name));
  const found = fieldOf(raw, evidenceName);
  const phrases = isJsonArray(found) ? found.map(String) : [];
  return Object.fromEntries(
    own.map(([name, value]) => {
      const isCut = name === evidence?.field && phrases.length > 0 && typeof value === 'string';
      return [name, isCut ? [value, ...phrases].join(' ').trim() : value];
    }),
  );
}

function changedNames(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !jsonEqual(fieldOf(before, name), fieldOf(after, name)),
  );
}

function memberEdits(
  pointer: string,
  before: JsonObject,
  after: JsonObject,
  name: string,
  { parse }: Preset,
): ValueEdit[] {
  const at = appendToken(pointer, name);
  const [old, value] = [fieldOf(before, name), fieldOf(after, name)];
  if (value === undefined) return [{ type: 'remove', pointer: at }];
  if (old === undefined)
    return [{ type: 'insert', pointer: at, value, behind: behindOf(before, after, name) }];
  return parse === 'md-checklist' ? [{ type: 'replace', pointer: at, value }] : valueEdits(old, value, at);
}

/** The member that a new one stands behind, among those that are there. */
function behindOf(before: JsonObject, after: JsonObject, name: string): string | null {
  const names = Object.keys(after);
  return names.slice(0, names.indexOf(name)).findLast((each) => Object.hasOwn(before, each)) ?? null;
}

/** A field that stands deeper in the item, where what it was gathered from is not written anyway. */
function gatheredEdits(
  item: Item,
  target: Item,
  name: string,
  source: FieldSource,
  changed: ReadonlySet<string>,
): ValueEdit[] {
  const [old, value] = [fieldOf(item.raw, name), fieldOf(target.raw, name)];
  if (jsonEqual(old, value)) return [];
  const place = item.places.get(name) ?? target.places.get(name) ?? source.from[0] ?? '';
  const [root = ''] = pointerTokens(place);
  // What stands below a frontmatter is said again in its body.
  const isWritten = changed.has(root) || (changed.has('body') && (root === 'blocks' || root === 'sections'));
  if (isWritten || source.where !== undefined || source.member !== undefined) return [];
  const pointer = item.pointer + place;
  if (source.like !== undefined)
    return [{ type: 'replace', pointer, value: withAlike(item, root, source.like, value) }];
  if (value === undefined) return [{ type: 'remove', pointer }];
  return old === undefined ? [{ type: 'insert', pointer, value }] : valueEdits(old, value, pointer);
}

/** The list with its texts of that kind replaced by others. */
function withAlike(
  { raw }: Item,
  root: string,
  like: readonly string[],
  value: JsonValue | undefined,
): JsonValue {
  const list = fieldOf(raw, root);
  const isAlike = (each: JsonValue) =>
    typeof each === 'string' && like.some((pattern) => matchesWildcard(pattern, each));
  const rest = isJsonArray(list) ? list.filter((each) => !isAlike(each)) : [];
  return [...rest, ...(isJsonArray(value) ? value : [])];
}
