import { wordsSimilar } from '../../engine/values/words.ts';
import { groupBy } from '../../formats/group.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { ItemPair } from './facts.ts';
import { plainName } from './meaning.ts';
import type { Checklist, Item } from './model.ts';
import type { Preset } from './preset.ts';
import { isSaid, saidIn, wordsOf } from './promise.ts';
import { fieldOf } from './read-item.ts';

type Reading = Pick<Checklist, 'preset'>;

/** What an item promises: the words of its contract by field; several names of a field are one, under the first. */
type Promises = ReadonlyMap<string, Said>;

interface Said {
  readonly field: string;
  readonly isSet: boolean;
  readonly words: readonly string[];
}

/** Nobody changes an item, and the same one is compared with every version that comes. */
const promisesIn = onceFor((preset: Preset) =>
  onceFor((item: Item): Promises => {
    const groups = groupBy(
      preset.contract.filter((field) => Object.hasOwn(item.raw, field)),
      plainName,
    );
    return new Map(
      [...groups].map(([name, [field = name, ...others]]): [string, Said] => {
        const said = [field, ...others].flatMap((each) => saidIn(fieldOf(item.raw, each)));
        const names = namesIn(said, field, preset);
        return [name, { field, isSet: names !== undefined, words: names ?? said }];
      }),
    );
  }),
);

/** Where a field names other things, these, in no order: what is found by a label names them by numbers. */
function namesIn(said: readonly string[], field: string, preset: Preset): string[] | undefined {
  const isLabelled = Object.hasOwn(preset.fields, field) && preset.fields[field]?.like !== undefined;
  if (!isLabelled && !preset.dependencies.includes(field)) return undefined;
  const names = said
    .flatMap((each) => each.split(/[,;]+/))
    .map((each) => each.replace(/^[\\_*]+|[\\_*]+$/g, ''));
  return [...new Set(names)].filter((each) => (isLabelled ? /\d/.test(each) : each !== ''));
}

/** How the contract of an item changed, by field: what it promised is not kept, or something was added to it. */
interface ContractChange {
  readonly changed: readonly string[];
  readonly gained: readonly string[];
}

const none: ContractChange = { changed: [], gained: [] };

function contractChange(before: Item, after: Item, reading: Reading): ContractChange {
  // What a tombstone says, such as the title `(deleted)`, is no promise.
  if (before.raw === after.raw || before.tombstone || after.tombstone) return none;
  const [old, now] = [promisesIn(reading.preset)(before), promisesIn(reading.preset)(after)];
  const [changed, gained]: [string[], string[]] = [[], []];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    const field = is?.field ?? was?.field ?? name;
    if (!isKept(was, is)) changed.push(field);
    else if ((is?.words.length ?? 0) > (was?.words.length ?? 0)) gained.push(field);
  }
  return { changed, gained };
}

function isKept(was: Said | undefined, is: Said | undefined): boolean {
  const [before, after] = [was?.words ?? [], is?.words ?? []];
  return was?.isSet === true ? before.every((each) => after.includes(each)) : isSaid(before, after);
}

/** Whether everything that an item promised is still promised. */
export function keepsPromise(before: Item, after: Item, reading: Reading): boolean {
  return contractChange(before, after, reading).changed.length === 0;
}

/** Text that is the same for items with the same contract; undefined where there is nothing to compare. */
export function contractText(item: Item, reading: Reading): string | undefined {
  const promises = promisesIn(reading.preset)(item);
  if (item.tombstone || promises.size === 0) return undefined;
  const said = [...promises].filter(([, { words }]) => words.length > 0);
  return said
    .map(([name, { isSet, words }]) => `${name}=${(isSet ? [...words].sort() : words).join(' ')}`)
    .sort()
    .join('\n');
}

/** All words that an item promises, or its title where that is nothing. */
export function promisedText(item: Item, reading: Reading): string {
  return [...promisesIn(reading.preset)(item).values()].flatMap(({ words }) => words).join(' ') || item.title;
}

/** Whether title and description are both about something else, not merely reworded. */
function isReplaced(before: Item, after: Item, { preset }: Reading): boolean {
  if (preset.titleFields.length === 0 || before.description === undefined || after.description === undefined)
    return false;
  if (before.title === before.description || after.title === after.description) return false;
  // A title that says all that it said, and more, is the same item's.
  const isTitled =
    wordsSimilar(before.title, after.title) || isSaid(wordsOf(before.title), wordsOf(after.title));
  return !isTitled && !wordsSimilar(before.description, after.description);
}

export function pairOf(before: Item, after: Item, reading: Checklist): ItemPair {
  const change = contractChange(before, after, reading);
  return {
    before,
    after,
    ...change,
    replaced: change.changed.length > 0 && isReplaced(before, after, reading),
  };
}
