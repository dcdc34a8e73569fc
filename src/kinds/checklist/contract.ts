import { saysAllOf, wordsSimilar } from '../../engine/values/words.ts';
import { groupBy } from '../../formats/group.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonObject } from '../../formats/json-value.ts';
import type { ItemPair } from './facts.ts';
import { evidenceName } from './gather.ts';
import { isWords, meaningOf, plainName, sameLinks, wordsIn } from './meaning.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { fieldOf } from './read-item.ts';
import { stampsName } from './stamps.ts';
import { keepsEnds } from './written-ends.ts';

type Reading = Pick<Checklist, 'preset' | 'strict'>;

/** The contract fields of an item; with `strict` also those that the preset does not name. */
export function contractFields(item: Item, { preset, strict }: Reading): string[] {
  const named = preset.contract.filter((field) => Object.hasOwn(item.raw, field));
  if (!strict || item.isPlain) return named;
  const free = freeFields({ preset, strict });
  return [...named, ...Object.keys(item.raw).filter((field) => !named.includes(field) && !free.has(field))];
}

function freeFields({ preset }: Reading): Set<string> {
  const status = [preset.status, ...preset.groups.map((group) => group.status)].flatMap(
    (each) => each?.field ?? [],
  );
  const { counters, maximum } = preset.runner;
  const done = preset.done.map(({ field }) => field);
  const others = [
    preset.claim,
    preset.bookkeeping,
    counters,
    maximum,
    preset.key,
    preset.parent.nested ?? [],
    [evidenceName, stampsName],
  ];
  return new Set([...status, ...done, ...others.flat()]);
}

/** Contract fields that differ between two versions of an item; two names of a field are one. */
export function contractChanges(before: Item, after: Item, reading: Reading): string[] {
  if (before.raw === after.raw) return [];
  const fields = new Set([...contractFields(before, reading), ...contractFields(after, reading)]);
  const changed = [...fields].filter(
    (field) =>
      !jsonEqual(fieldOf(before.raw, field), fieldOf(after.raw, field)) || isWords(field, reading.preset),
  );
  // Two names of a field are one, and told by the first.
  const names = changed.map(plainName);
  return changed.filter(
    (field, index) =>
      names.indexOf(plainName(field)) === index && !saySame(before, after, field, fields, reading.preset),
  );
}

function saySame(
  before: Item,
  after: Item,
  field: string,
  fields: ReadonlySet<string>,
  preset: Preset,
): boolean {
  if (isWords(field, preset))
    return (
      wordsIn(before.raw, field) === wordsIn(after.raw, field) &&
      sameLinks(before.raw, after.raw, field) &&
      keepsEnds(before, after, field, preset)
    );
  const names = [...fields].filter((name) => plainName(name) === plainName(field));
  const [old, now] = [before, after].map(({ raw }) => sayings(raw, names, preset));
  return old === now;
}

/** What the names of one field say together: the same twice is said once. */
function sayings(raw: JsonObject, names: readonly string[], preset: Preset): string {
  const said = names.map((name) =>
    meaningOf(fieldOf(raw, name), isSet(name, preset) ? name : undefined, marksOf(preset)),
  );
  return [...new Set(said)]
    .filter((each) => each !== '')
    .sort()
    .join('\n');
}

/** What says of an item that it is done, or is its claim, says so of its steps. */
function marksOf(preset: Preset): ReadonlySet<string> {
  const known = marks.get(preset) ?? new Set([...preset.done.map(({ field }) => field), ...preset.claim]);
  marks.set(preset, known);
  return known;
}

const marks = new WeakMap<Preset, ReadonlySet<string>>();

function isSet(name: string, { sets, dependencies }: Preset): boolean {
  return sets.includes(name) || dependencies.includes(name);
}

/** Text that is the same for items with the same contract; undefined where there is nothing to compare. */
export function contractText(item: Item, reading: Reading): string | undefined {
  const known = texts.get(item);
  if (known?.preset === reading.preset && known.strict === reading.strict) return known.text;
  const text = textOf(item, reading);
  texts.set(item, { preset: reading.preset, strict: reading.strict, text });
  return text;
}

/** Nobody changes an item, and the same one is compared with every version that comes. */
const texts = new WeakMap<Item, Reading & { readonly text: string | undefined }>();

function textOf(item: Item, reading: Reading): string | undefined {
  const fields = contractFields(item, reading);
  if (fields.length === 0) return undefined;
  const { preset } = reading;
  const groups = groupBy(fields, plainName);
  return [...groups]
    .map(([name, names]) => {
      const own = names.find((field) => isWords(field, preset));
      return [name, own === undefined ? sayings(item.raw, names, preset) : wordsIn(item.raw, own)] as const;
    })
    .flatMap(([name, said]) => (said === '' ? [] : [`${name}=${said}`]))
    .sort()
    .join('\n');
}

/** Whether title and description are both about something else, not merely reworded. */
function isReplaced(before: Item, after: Item, { preset }: Reading): boolean {
  if (preset.titleFields.length === 0 || before.description === undefined || after.description === undefined)
    return false;
  if (before.title === before.description || after.title === after.description) return false;
  // A title that says all that it said, and more, is the same item's.
  const isTitled = wordsSimilar(before.title, after.title) || saysAllOf(before.title, after.title);
  return !isTitled && !wordsSimilar(before.description, after.description);
}

export function pairOf(before: Item, after: Item, reading: Checklist): ItemPair {
  const changed = contractChanges(before, after, reading);
  return { before, after, changed, replaced: changed.length > 0 && isReplaced(before, after, reading) };
}
