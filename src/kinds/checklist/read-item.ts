import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import { foldText } from './folded.ts';
import type { Item } from './model.ts';
import type { Group, Preset } from './preset.ts';
import { matchesWildcard } from './wildcard.ts';

/** Where an item stands, which its fields do not say. */
export interface ItemPlace {
  readonly key: string;
  readonly parent: string | undefined;
  readonly index: number;
  readonly pointer: string;
  readonly hasChildren: boolean;
}

/** Reads one item. Values of the wrong type count as not done and as absent. */
export function readItem(value: JsonValue, place: ItemPlace, preset: Preset): Item {
  const { hasChildren, ...own } = place;
  const isPlain = !isJsonObject(value);
  const raw: JsonObject = isJsonObject(value) ? value : { [preset.scalar ?? '']: value };
  const group = preset.groups.find(({ match }) => matchesWildcard(match, place.key));
  const status = statusOf(raw, preset, group);
  return {
    ...own,
    raw,
    isPlain,
    title: firstText(raw, preset.titleFields) ?? place.key,
    description: firstText(raw, preset.descriptionFields),
    ...doneness(raw, preset),
    status,
    closed: status !== undefined && preset.closed.includes(status),
    tombstone: status !== undefined && preset.tombstones.includes(status),
    derived: group?.derived ?? (preset.derivesParents && hasChildren),
    group,
    dependencies: preset.dependencies.flatMap((field) => keysIn(fieldOf(raw, field))),
  };
}

export function fieldOf(raw: JsonObject, field: string): JsonValue | undefined {
  return Object.hasOwn(raw, field) ? raw[field] : undefined;
}

/** The first of the fields that holds text. */
export function firstText(raw: JsonObject, fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const value = fieldOf(raw, field);
    if (typeof value === 'string' && value.trim() !== '') return foldText(value);
  }
  return undefined;
}

/** A key as text: `4` and `"4"` are the same. */
export function keyText(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return foldText(value) || undefined;
  if (typeof value === 'number') return String(value);
  if (isJsonObject(value) && typeof value.inexactNumber === 'string') return value.inexactNumber;
  return undefined;
}

function doneness(raw: JsonObject, preset: Preset): Pick<Item, 'done' | 'doneField' | 'disagrees'> {
  const present = preset.done.filter(({ field }) => Object.hasOwn(raw, field));
  const [first, ...others] = present.map(({ field, values }) => ({
    field,
    done: saysDone(raw[field], values),
  }));
  const done = first?.done === true;
  const disagrees = done ? undefined : others.find((other) => other.done)?.field;
  return { done, doneField: first?.field, disagrees };
}

function saysDone(value: JsonValue | undefined, values: readonly string[] | undefined): boolean {
  if (values === undefined) return value === true;
  return typeof value === 'string' && values.includes(value.trim().toLowerCase());
}

function statusOf(raw: JsonObject, preset: Preset, group: Group | undefined): string | undefined {
  const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
  const value = field === undefined ? undefined : fieldOf(raw, field);
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
}

function keysIn(value: JsonValue | undefined): string[] {
  const members = isJsonArray(value) ? value : [value];
  return members.flatMap((member) => keyText(member) ?? []);
}
