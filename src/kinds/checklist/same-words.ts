import { groupBy } from '../../formats/group.ts';
import { contractText, pairOf } from './contract.ts';
import type { ItemPair } from './facts.ts';
import { type Checklist, type Item, wordingKey } from './model.ts';

/** Items of which exactly one before and one after have a contract and, unless they were finished since, a state. */
export function matchByContract(
  gone: readonly Item[],
  come: readonly Item[],
  before: Checklist,
  after: Checklist,
  { areFinished = false }: { readonly areFinished?: boolean } = {},
): ItemPair[] {
  const identity = (item: Item, reading: Checklist) => {
    const contract = contractText(item, reading);
    return contract === undefined ? undefined : `${areFinished || item.done} ${contract}`;
  };
  const old = groupBy(gone, (item) => identity(item, before));
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
