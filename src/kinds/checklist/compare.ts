import type { Context } from '../../engine/contract/context.ts';
import { aligned, keysSince } from './align-names.ts';
import { buildChecklist } from './build.ts';
import { keepsPromise } from './contract.ts';
import { counterMoves } from './counters.ts';
import { doneTypes } from './done-types.ts';
import { workIn } from './evidence.ts';
import type { ChecklistFacts, DroppedList, ItemPair, Reopening } from './facts.ts';
import { hiddenItems } from './hidden-items.ts';
import { findLogBreak, losesEntries } from './log-break.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { movedItems } from './pair-by-place.ts';
import { allPairs, type Pairing, pairItems } from './pair-items.ts';
import { completePreset } from './preset.ts';
import { hasReason } from './reasons.ts';
import { blockedItems, doneParents, introduced, newDependencies } from './relations.ts';
import { droppedLists, findRotation, type ItemMoves, movesToPlan, survivors } from './rotation.ts';
import { shapeLost } from './shape-lost.ts';
import { statusMoves } from './status-moves.ts';

type Known = Pick<ChecklistFacts, 'scope' | 'before' | 'after' | 'guard' | 'archived' | 'files' | 'options'>;
type Moves = Omit<
  ChecklistFacts,
  keyof Known | 'turnedDone' | 'workCount' | 'touchedWork' | 'workedOn' | 'isIdle'
>;

/** Computes once what the rules judge many times. The only place that decides which items are the same. */
export function compareChecklists(
  before: Checklist | null,
  after: Checklist | null,
  context: Context,
  options: ChecklistOptions,
): ChecklistFacts {
  const { scope, guard, archived = [], files = {} } = context;
  const [old, now] = before === null || after === null ? [nothing, nothing] : [before, after];
  return {
    ...{ scope, before, after, guard, archived, files, options },
    turnedDone: turnedDone(after, context),
    ...workIn(context, before, after ?? nothing),
    ...movesBetween(old, now, context, options),
  };
}

/** What a file that came or went is compared with: in a single version nothing moved. */
const nothing = buildChecklist(null, [], completePreset({ parse: 'json', items: [], done: [] }));

function movesBetween(
  written: Checklist,
  after: Checklist,
  context: Context,
  options: ChecklistOptions,
): Moves {
  const before = aligned(written, after);
  const logBreak = findLogBreak(before, after, context);
  if (before.byKey.size > 0 && after.byKey.size === 0)
    return { ...movesBetween(nothing, nothing, context, options), from: before, emptied: true, logBreak };
  const pairing = pairItems(before, after);
  const dropped = droppedLists(before, after, pairing);
  const rotation = findRotation(before, after, pairing, dropped);
  const isOtherPlan = rotation !== undefined;
  const moves = isOtherPlan
    ? movesToPlan(pairing, after, rotation.planKeyChanged)
    : movesInPlan(before, pairing, dropped);
  const { shared: _, ...found } = moves;
  const { pairs } = moves;
  const isStep = !isOtherPlan && context.scope === 'step';
  const sides = (context.parents ?? [before]) as readonly (Checklist | null)[];
  const lost = isOtherPlan ? undefined : shapeLost(before, after, pairs);
  const types = lost === undefined ? doneTypes(after, pairs, moves.added) : [];
  // A mark that says nothing is no work undone.
  const mistyped = new Set([...types.map(({ item }) => item), ...(lost?.items ?? [])]);
  const { maxAttempts } = options;
  return {
    ...{ ...found, dropped, emptied: false, isOtherPlan, logBreak, rotation },
    hidden: isStep ? hiddenItems(found.removed, after) : [],
    // What stood there before could not be read as items: nobody knows which are new.
    bornDone:
      before.unknownShape === undefined
        ? moves.bornDone.filter((item) => !wasDoneBeside(item, after, context))
        : [],
    reopened: reopenings(pairs, after, context).filter(({ pair }) => !mistyped.has(pair.after)),
    doneTypes: types,
    shapeLost: lost,
    counters: counterMoves(after, pairs, maxAttempts),
    statuses: statusMoves(after, pairs, moves.added),
    // Which of several copies stays is not known yet.
    moved: isOtherPlan
      ? []
      : movedItems(allPairs(moves).filter((pair) => !after.repeated.has(pair.after.key))),
    blocked: introduced(blockedItems(before), blockedItems(after), pairs),
    ...newDependencies(after, pairs, moves.added),
    parentsDone: introduced(
      sides.flatMap((side) => (side === null ? [] : doneParents(side))),
      doneParents(after),
      pairs,
    ),
  };
}

function movesInPlan(before: Checklist, pairing: Pairing, dropped: readonly DroppedList[]): ItemMoves {
  const gone = new Set(dropped.flatMap(({ items }) => items));
  const { pairs, shared, rekeyed, added, removed, instead } = pairing;
  return {
    ...{ from: before, pairs, shared, rekeyed, added, instead },
    removed: removed.filter((item) => !gone.has(item)),
    flips: pairs.filter((pair) => !pair.before.done && pair.after.done),
    bornDone: added.filter(({ done }) => done),
  };
}

/** Whether an item was done by what it promises in another file: it was copied, or filed away. */
function wasDoneBeside(item: Item, after: Checklist, { beside = [] }: Context): boolean {
  return beside.some((other) =>
    [...(other as Checklist).byKey.values()].some(
      (each) => each.done && each.title === item.title && keepsPromise(each, item, after),
    ),
  );
}

/** Old keys to new ones, of the items that compare takes for the same. A new plan has items of its own. */
export function renamedItems(before: Checklist, after: Checklist): ReadonlyMap<string, string> {
  if (rotates(before, after)) return new Map();
  // Of two items with one key the one that gets another key leaves it: that is how such a pair is mended.
  return keysSince(before, after, (pair) => !before.repeated.has(pair.before.key));
}

/** Whether another plan takes the place of the one before. */
export function rotates(before: Checklist, after: Checklist): boolean {
  const pairing = pairItems(before, after);
  return findRotation(before, after, pairing, droppedLists(before, after, pairing)) !== undefined;
}

/** Whether a version takes away what an earlier one held. */
export function replaces(before: Checklist, after: Checklist): boolean {
  return survivors(pairItems(before, after), after).size < before.byKey.size || losesEntries(before, after);
}

function turnedDone(after: Checklist | null, { flipped = [] }: Context): Item[] {
  const turned = new Set(flipped);
  return [...(after?.byKey.values() ?? [])].filter(({ done, key }) => done && turned.has(key));
}

/** Parents that an open child opens again are left out: they follow from it. */
function reopenings(pairs: readonly ItemPair[], after: Checklist, { message }: Context): Reopening[] {
  const turned = pairs.filter((pair) => pair.before.done && !pair.after.done && !pair.after.tombstone);
  if (turned.length === 0) return [];
  const withOpenChild = new Set([...after.byKey.values()].filter(isOpen).map(({ parent }) => parent));
  return turned
    .filter(({ after: { key } }) => !withOpenChild.has(key))
    .map((pair) => ({ pair, explained: hasReason(pair, after, message) }));
}
