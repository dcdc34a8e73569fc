import { saysAsMuch, wordsSimilar } from '../../engine/values/words.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import { keepsPromise } from './contract.ts';
import type { ItemPair, Rotation } from './facts.ts';
import { isWords, planText } from './meaning.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import type { Pairing } from './pair-items.ts';
import { fieldOf } from './read-item.ts';

/** A new plan in the same file: another plan key, or too little left of the old items. Never an empty list. */
export function findRotation(before: Checklist, after: Checklist, pairing: Pairing): Rotation | undefined {
  if (!rotations.has(pairing)) rotations.set(pairing, rotationOf(before, after, pairing));
  return rotations.get(pairing);
}

/** The engine asks, and whoever compares two versions. */
const rotations = new WeakMap<Pairing, Rotation | undefined>();

function rotationOf(before: Checklist, after: Checklist, pairing: Pairing): Rotation | undefined {
  const items = [...before.byKey.values()];
  if (items.length === 0 || after.byKey.size === 0) return undefined;
  const planKeyChanged = isPlanChanged(before, after);
  // Renaming all keys keeps the plan.
  const renamed = new Set(pairing.rekeyed.map((pair) => pair.before));
  let survivors = 0;
  for (const item of items) {
    if (renamed.has(item) || staysIn(item, after)) survivors += 1;
    if (survivors * 10 >= items.length * 3 && !planKeyChanged) return undefined;
  }
  const vanished = items.filter((item) => !staysIn(item, after));
  if (!planKeyChanged && isTidied(before, after, vanished)) return undefined;
  return {
    planKeyChanged,
    finished: planText(before) === '' && isFinished(before) && !isReworded(before, after),
    planKeyFrom: canonicalJson(before.planKey),
    planKeyTo: canonicalJson(after.planKey),
    oldCount: items.length,
    oldDone: items.filter(({ done }) => done).length,
    survivors,
    vanished,
  };
}

/**
 * Whether what is gone was finished, and something that was open stays: the list is the same one, tidied. Where another item has the key of one that is gone, the list is numbered anew.
 */
function isTidied(before: Checklist, after: Checklist, vanished: readonly Item[]): boolean {
  return (
    vanished.every((item) => !isOpen(item) && !after.byKey.has(item.key)) &&
    before.items.some((item) => isOpen(item) && staysIn(item, after))
  );
}

/**
 * Whether what is gone is filed away elsewhere, and what else is other now is what was open, in other words that say as much: over
 * a range the list is the same one then, too.
 */
export function isFiledAway({ pairs }: Pairing, after: Checklist, vanished: readonly Item[]): boolean {
  const reworded = new Set(pairs.filter(isSaidOtherwise).map((pair) => pair.before));
  const others = vanished.filter((item) => !reworded.has(item));
  return others.length < vanished.length && others.every(({ key }) => !after.byKey.has(key));
}

function isSaidOtherwise({ before, after, changed, isPlaced }: ItemPair): boolean {
  const saysSo = (field: string) => saysStill(fieldOf(before.raw, field), fieldOf(after.raw, field));
  const isSame = isOpen(before) && isPlaced !== true && before.key === after.key;
  return isSame && saysStill(before.title, after.title) && changed.every(saysSo);
}

/** Each text by like words and no less of them, and no member fewer. */
function saysStill(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after || (wordsSimilar(before, after) && saysAsMuch(before, after));
  if (isJsonArray(before) && isJsonArray(after))
    return before.every((each, at) => saysStill(each, after[at]));
  return jsonEqual(before, after);
}

/** Whether a checklist has served its purpose. */
export function isFinished({ items }: Checklist): boolean {
  return items.length > 0 && items.every(({ done }) => done);
}

/** Whether an item has the key and the title of another version's item. */
export function survives(item: Item, other: Checklist): boolean {
  if (other.byKey.get(item.key)?.title === item.title) return true;
  // A second item of the key takes none away.
  return (
    other.repeated.has(item.key) &&
    other.items.some(({ key, title }) => key === item.key && title === item.title)
  );
}

/** The same, also where a line says all that it said, and a note behind it. */
function staysIn(item: Item, other: Checklist): boolean {
  if (survives(item, other)) return true;
  const twin = other.byKey.get(item.key);
  return twin !== undefined && isWords('text', other.preset) && keepsPromise(item, twin, other);
}

/** Whether the same keys still stand for like items: a list that was reworded is no new one. */
function isReworded(before: Checklist, after: Checklist): boolean {
  const items = [...before.byKey.values()];
  const like = items.filter(({ key, title }) => wordsSimilar(title, after.byKey.get(key)?.title ?? ''));
  return like.length * 10 >= items.length * 3;
}

/** A plan key that is taken away names no other plan, nor does one that is no text. */
function isPlanChanged(before: Checklist, after: Checklist): boolean {
  const [old, now] = [planText(before), planText(after)];
  return old !== '' && now !== '' && old !== now;
}

/**
 * What was open and comes back done under another title, in a list that takes the place of one. Plans number their items alike: a
 * number alone makes no item the same, and no more does a place alone.
 */
export function comeBackDone(before: Checklist, after: Checklist, { pairs }: Pairing): Item[] {
  const open = [...before.byKey.values()].filter((item) => isOpen(item) && !survives(item, after));
  const byKey = new Map(open.map((item) => [item.key, item]));
  const titles = new Set(open.map(({ title }) => title));
  const placed = new Set(
    pairs
      .filter(
        (pair) => pair.isPlaced && isOpen(pair.before) && wordsSimilar(pair.before.title, pair.after.title),
      )
      .map((pair) => pair.after),
  );
  const isBack = (item: Item) => {
    const { done, key, title } = item;
    if (!done) return false;
    if (placed.has(item)) return true;
    const old = byKey.get(key);
    return titles.has(title) || (old !== undefined && wordsSimilar(old.title, title));
  };
  // Of several items with one key each may be the old one.
  const back = new Set(after.items.filter(isBack).map(({ key }) => key));
  return [...after.byKey.values()].filter((item) => back.has(item.key) && !survives(item, before));
}
