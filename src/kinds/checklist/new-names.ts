import { groupBy } from '../../formats/group.ts';
import { contractText, pairOf } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { type Checklist, type Item, wordingKey } from './model.ts';

/** Old keys and the ones that the same items have now. */
type NewNames = ReadonlyMap<string, string>;

export function newNamesOf(rekeyed: readonly ItemPair[]): NewNames {
  return new Map(rekeyed.map(({ before, after }) => [before.key, after.key]));
}

/** A text with the new keys in the place of the old ones. */
function underNewNames(text: string, names: NewNames): string {
  return names.size === 0 ? text : text.replace(word, (each) => names.get(each) ?? each);
}

const word = /[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu;

/** A pair of which nothing changed where only the others that it speaks of have other keys. */
export function withoutNewNames(
  pair: ItemPair,
  names: NewNames,
  before: Checklist,
  after: Checklist,
): ItemPair {
  if (pair.changed.length === 0 || names.size === 0 || after.preset.parse === 'md-checklist') return pair;
  const [old, now] = [contractText(pair.before, before), contractText(pair.after, after)];
  return old !== undefined && underNewNames(old, names) === now
    ? { ...pair, changed: [], replaced: false }
    : pair;
}

/** The same contracts, and those that differ in nothing but keys of others that got new ones. */
export function matchUnderNewNames(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
): ItemPair[] {
  const found = matchByContract(gone, come, before, after);
  let more: readonly ItemPair[] = found;
  for (let round = 0; round < mostRounds && more.length > 0 && found.length < gone.length; round++) {
    const [left, taken] = [new Set(gone), new Set(come)];
    for (const pair of found) {
      left.delete(pair.before);
      taken.delete(pair.after);
    }
    more = matchByContract([...left], [...taken], before, after, { names: newNamesOf(found) });
    found.push(...more);
  }
  return found;
}

/** Items of which exactly one before and one after have a contract and, unless they were finished since, a state. */
export function matchByContract(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
  {
    areFinished = false,
    names = noNames,
  }: { readonly areFinished?: boolean; readonly names?: NewNames } = {},
): ItemPair[] {
  const identity = (item: Item, reading: Checklist, known = noNames) => {
    const contract = contractText(item, reading);
    return contract === undefined
      ? undefined
      : `${areFinished || item.done} ${underNewNames(contract, known)}`;
  };
  const old = groupBy(gone, (item) => identity(item, before, names));
  const now = groupBy(come, (item) => identity(item, after));
  return [...old].flatMap(([contract, items]): ItemPair[] => {
    const twins = now.get(contract) ?? [];
    // Which of several of one wording is which, nobody can tell: they are taken in their order.
    if (contract === undefined || !areOne(items) || !areOne(twins)) return [];
    return items.flatMap((item, place) => {
      const twin = twins[place];
      return twin === undefined || item.key === twin.key ? [] : [pairOf(item, twin, after)];
    });
  });
}

/** Whether one item is all there is, or all of them are of one wording in one place. */
function areOne([first, ...others]: readonly Item[]): boolean {
  return (
    first !== undefined &&
    others.every((item) => !item.isKeyed && !first.isKeyed && wordingKey(item) === wordingKey(first))
  );
}

const noNames: NewNames = new Map();
/** So often what got another key is looked for by what got one before. */
const mostRounds = 8;
