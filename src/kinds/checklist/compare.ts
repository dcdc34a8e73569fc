import type { Context } from '../../core/context.ts';
import { purgedItems } from './compaction.ts';
import { counterMoves } from './counters.ts';
import { doneTypes } from './done-types.ts';
import { stoodBefore } from './dropped-lists.ts';
import { workIn } from './evidence.ts';
import type { ChecklistFacts, ItemPair, Reopening, Rotation } from './facts.ts';
import { foldedEqual } from './folded.ts';
import { graftChecklist } from './graft.ts';
import { hiddenItems } from './hidden-items.ts';
import { findLogBreak } from './log-break.ts';
import { copiesOf } from './lost-items.ts';
import { type Checklist, type Item, isOpen } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { movedItems } from './order.ts';
import { type OtherPlan, otherPlan } from './other-plan.ts';
import { pairByPlace } from './pair-by-place.ts';
import { allPairs, type Pairing, pairItems } from './pair-items.ts';
import { fieldOf } from './read-item.ts';
import { hasReason } from './reasons.ts';
import { blockedItems, cutShort, doneParents, introduced, judgesParents } from './relations.ts';
import { renamedIn } from './renaming.ts';
import { comeBackDone, findRotation, isFiledAway, isPlanChanged, isTidied, survives } from './rotation.ts';
import { shapeLost } from './shape-lost.ts';
import { statusMoves } from './status-moves.ts';

type Known = Pick<
  ChecklistFacts,
  'scope' | 'before' | 'after' | 'earlier' | 'again' | 'guard' | 'archived' | 'options'
>;
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
  const { scope, guard, archived = [] } = context;
  const work = after === null ? idle : workIn(context, before, after);
  const isSnapshot = before === null || after === null;
  return {
    ...{ scope, before, after, guard, archived, options },
    earlier: (context.earlier as Checklist | undefined) ?? null,
    again: context.again ?? [],
    turnedDone: turnedDone(after, context),
    ...work,
    ...(isSnapshot ? nothingMoved : movesBetween(before, after, context, options)),
  };
}

const idle = { workCount: 0, touchedWork: false, workedOn: () => false, isIdle: false };

const nothingMoved: Moves = {
  from: null,
  isOtherPlan: false,
  begun: false,
  pairs: [],
  isRenamed: () => false,
  added: [],
  removed: [],
  dropped: [],
  purged: [],
  hidden: [],
  rekeyed: [],
  instead: new Map(),
  emptied: false,
  rotation: undefined,
  comeBackDone: [],
  flips: [],
  bornDone: [],
  reopened: [],
  doneTypes: [],
  shapeLost: undefined,
  counters: [],
  statuses: [],
  moved: [],
  blocked: [],
  parentsDone: [],
  cutShort: [],
  logBreak: undefined,
};

function movesBetween(
  written: Checklist,
  after: Checklist,
  context: Context,
  options: ChecklistOptions,
): Moves {
  const { aligned, before, dropped } = stoodBefore(written, after);
  const begun = context.begun === true;
  const isKept = (context.archived ?? []).length > 0;
  const logBreak = begun ? undefined : findLogBreak(before, after, { isMerged: context.isMerged, isKept });
  if (before.byKey.size > 0 && after.byKey.size === 0)
    return { ...nothingMoved, from: before, emptied: !begun, begun, logBreak };
  const pairing = pairItems(before, after, context.scope === 'net');
  const purged = begun ? [] : purgedItems(pairing, after, context);
  const rotation = begun || purged.length > 0 ? undefined : rotationIn(before, after, pairing, context);
  const isOtherPlan = begun || rotation !== undefined;
  const moves = isOtherPlan
    ? movesToPlan(otherPlan(before, after, context))
    : movesInPlan(before, pairing, context, namesOfItems(written, aligned));
  const { judged, shared, carried, ...found } = moves;
  // A list that begins anew under the name of the old plan gives back no attempt.
  const isSamePlan = begun && !isPlanChanged(before, after);
  const counted = isSamePlan ? [...judged, ...carried.filter((pair) => !judged.includes(pair))] : judged;
  // What was in the plan when it left is judged by that.
  // What a new plan leaves as it was, was wrong already.
  const wrongIn = (related: typeof blockedItems) =>
    isOtherPlan && judged.length === 0
      ? related(before).filter(({ item }) => survives(item, after))
      : related(moves.from);
  const known = new Map(judged.map((pair) => [pair.after.key, pair.before]));
  const lost = isOtherPlan ? undefined : shapeLost(before, after, judged);
  const types = lost === undefined ? doneTypes({ before, after, ...moves }) : [];
  // A mark that says nothing is no work undone.
  const mistyped = new Set([...types.map(({ item }) => item), ...(lost?.items ?? [])]);
  const { maxAttempts, strictEdges } = options;
  return {
    isRenamed: renamedIn(found.pairs, after),
    ...{ ...found, purged, dropped, emptied: false, begun, isOtherPlan, logBreak },
    hidden: isOtherPlan || context.scope !== 'step' ? [] : hiddenItems(found.removed, after),
    rotation: rotation && {
      ...rotation,
      takenKeys: rotation.takenKeys.filter((pair) => !known.has(pair.after.key)),
    },
    comeBackDone: isOtherPlan
      ? comeBackDone(before, after, pairing).filter(({ key }) => known.get(key)?.done !== true)
      : [],
    // What stood there before could not be read as items: nobody knows which are new.
    bornDone: before.unknownShape === undefined ? moves.bornDone : [],
    reopened: reopenings(judged, before, after, context).filter(({ pair }) => !mistyped.has(pair.after)),
    doneTypes: types,
    shapeLost: lost,
    counters: counterMoves({ after, pairs: counted, added: isOtherPlan ? moves.added : [], maxAttempts }),
    statuses: statusMoves(after, judged, moves.added, strictEdges),
    moved: movedItems(withoutCopies(stayed(moves, context), before, after)),
    blocked: introduced(wrongIn(blockedItems), blockedItems(after), found.rekeyed),
    parentsDone: introduced(wrongIn(doneParents), doneParents(after), found.rekeyed),
    cutShort: isOtherPlan || context.scope !== 'step' ? [] : cutShort(after, pairing),
  };
}

/** What a range finished before it went is no open item that vanished; and where it is all that went, the plan is the old one. */
function rotationIn(
  before: Checklist,
  after: Checklist,
  pairing: Pairing,
  { scope, flipped, archived = [] }: Context,
): Rotation | undefined {
  const rotation = findRotation(before, after, pairing);
  if (rotation === undefined || scope !== 'net' || rotation.planKeyChanged) return rotation;
  const { vanished } = rotation;
  const finished = new Set(flipped);
  if (isTidied(before, after, vanished, finished)) return undefined;
  if (archived.length > 0 && isFiledAway(pairing, after, vanished)) return undefined;
  return { ...rotation, vanished: vanished.filter(({ done, key }) => done || !finished.has(key)) };
}

type Found = Pick<
  Moves,
  'from' | 'pairs' | 'added' | 'removed' | 'rekeyed' | 'instead' | 'flips' | 'bornDone'
> & {
  /** Pairs of which each move is judged, and the items with which nothing happened. */
  readonly judged: readonly ItemPair[];
  readonly shared: readonly Item[];
  /** Pairs of which both plans hold the item. */
  readonly carried: readonly ItemPair[];
  readonly from: Checklist;
};

type Judged = Pick<Found, 'judged' | 'shared'>;

/** What came back open once, and is done now, was never done here. */
function movesInPlan(
  before: Checklist,
  pairing: Pairing,
  { cameBack = [] }: Context,
  names: ReadonlyMap<string, string>,
): Found {
  const back = new Set(cameBack.map((key) => names.get(key) ?? key));
  const turned = pairing.pairs.filter((pair) => !pair.before.done && pair.after.done);
  const isBack = (pair: ItemPair) => back.has(pair.before.key);
  const born = turned.filter(isBack).map((pair) => pair.after);
  return {
    ...pairing,
    instead: born.length === 0 ? pairing.instead : placesTaken(pairing, born),
    from: before,
    judged: pairing.pairs,
    carried: [],
    flips: turned.filter((pair) => !isBack(pair)),
    bornDone: [...pairing.added.filter(({ done }) => done), ...born],
  };
}

/** What comes back done takes an open item's place as what is new does: it had none here. */
function placesTaken(pairing: Pairing, born: readonly Item[]): Pairing['instead'] {
  const came = new Set(born);
  const stayed = allPairs(pairing)
    .filter((pair) => !came.has(pair.after))
    .map((pair) => [pair.before, pair.after] as const);
  const free = new Set(pairing.instead.values());
  const gone = pairing.removed.filter((item) => !free.has(item));
  return new Map([
    ...pairing.instead,
    ...pairByPlace(stayed, gone, born).instead.map(([item, twin]) => [twin, item] as const),
  ]);
}

/** What comes back to a list has no place there; of a list that comes back as a whole each item has the one that it had. */
function stayed({ judged, shared }: Judged, { cameBack = [] }: Context): readonly ItemPair[] {
  // Where something is shared no key stands twice, so that all keep their order where each keeps its place.
  if (shared.length > 0 && judged.every(({ before, after }) => before.index === after.index)) return [];
  const pairs = allPairs({ pairs: judged, shared });
  const back = new Set(cameBack);
  const own = pairs.filter(({ after }) => !back.has(after.key));
  return own.length === 0 ? pairs : own;
}

/** Of an item that stands twice now the one that is left when the copies go: that these stand elsewhere is said with them. */
function withoutCopies(pairs: readonly ItemPair[], before: Checklist, after: Checklist): readonly ItemPair[] {
  if (after.repeated.size === 0) return pairs;
  const copies = [...after.repeated].flatMap(([key, count]) => copiesOf(key, count));
  const { byKey } = graftChecklist(after, before, copies);
  return pairs.map((pair) => ({ ...pair, after: byKey.get(pair.after.key) ?? pair.after }));
}

/** Of another plan only what was there before is no new item: what came with the plan when it left, or is in both. */
function movesToPlan(plan: OtherPlan): Found {
  const turned = (pairs: readonly ItemPair[]) => pairs.filter((pair) => !pair.before.done && pair.after.done);
  const { from, known, carried, pairs, added, removed, rekeyed, instead } = plan;
  const born = turned(known).map((pair) => pair.after);
  return {
    ...{ from, pairs, added, removed, rekeyed, instead, shared: [] },
    judged: known,
    carried,
    flips: turned(carried),
    bornDone: [...added.filter(({ done }) => done), ...born],
  };
}

/** The keys that items have now that sections were renamed, by the ones that they had. */
function namesOfItems(written: Checklist, before: Checklist): ReadonlyMap<string, string> {
  if (written === before) return new Map();
  return new Map(written.items.map(({ key }, place) => [key, before.items[place]?.key ?? key]));
}

/** Old keys to new ones, of the items that compare takes for the same. A new plan has items of its own. */
export function renamedItems(written: Checklist, after: Checklist): ReadonlyMap<string, string> {
  const { aligned, before } = stoodBefore(written, after);
  const pairing = pairItems(before, after);
  if (findRotation(before, after, pairing) !== undefined) return new Map();
  const old = new Map([...namesOfItems(written, aligned)].map(([key, name]) => [name, key]));
  // What was said of a text is not said of the one that took its place.
  const placed = pairing.pairs.filter(({ isPlaced }) => isPlaced !== true);
  // Of two items with one key the one that gets another key leaves it: that is how such a pair is mended.
  const kept = placed.filter((pair) => !before.repeated.has(pair.before.key));
  const names = kept.map((pair) => [old.get(pair.before.key) ?? pair.before.key, pair.after.key] as const);
  return new Map(names.filter(([from, to]) => from !== to));
}

/** Whether another plan takes the place of the one before. */
export function rotates(written: Checklist, after: Checklist): boolean {
  const { before } = stoodBefore(written, after);
  return findRotation(before, after, pairItems(before, after)) !== undefined;
}

function turnedDone(after: Checklist | null, { flipped = [] }: Context): Item[] {
  const turned = new Set(flipped);
  if (after === null || turned.size === 0) return [];
  return [...after.byKey.values()].filter(({ done, key }) => done && turned.has(key));
}

/** Parents that an open child opens again are left out where parents are judged by their children: they follow from it. */
function reopenings(
  pairs: readonly ItemPair[],
  before: Checklist,
  after: Checklist,
  { message }: Context,
): Reopening[] {
  const turned = pairs.filter((pair) => pair.before.done && !pair.after.done && !pair.after.tombstone);
  if (turned.length === 0) return [];
  // A preset is one object; the statuses of a document make one of its own, by which the last of them says done.
  const isOtherDone = JSON.stringify(before.preset.done) !== JSON.stringify(after.preset.done);
  const saysSame = (pair: ItemPair, field: string) =>
    foldedEqual(fieldOf(pair.before.raw, field), fieldOf(pair.after.raw, field));
  const isByChildren = judgesParents(after.preset);
  const withOpenChild = new Set([...after.byKey.values()].filter(isOpen).map(({ parent }) => parent));
  return turned
    .filter(({ after: { derived, key } }) => !((derived || isByChildren) && withOpenChild.has(key)))
    .map((pair) => ({
      pair,
      explained: hasReason(pair, after, message),
      isByStatuses: isOtherDone && after.preset.done.every(({ field }) => saysSame(pair, field)),
    }));
}
