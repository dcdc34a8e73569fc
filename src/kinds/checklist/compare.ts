import type { Context } from '../../core/context.ts';
import { alignSections } from './align-sections.ts';
import { counterMoves } from './counters.ts';
import { workIn } from './evidence.ts';
import type { ChecklistFacts, ItemPair, Reopening } from './facts.ts';
import { findLogBreak } from './log-break.ts';
import type { Checklist } from './model.ts';
import type { ChecklistOptions } from './options.ts';
import { movedItems } from './order.ts';
import { type Pairing, pairItems, pairOf } from './pair-items.ts';
import { hasReason } from './reasons.ts';
import { blockedItems, doneParents, introduced, isOpen } from './relations.ts';
import { findRotation, survives } from './rotation.ts';
import { statusMoves } from './status-moves.ts';

type Known = Pick<ChecklistFacts, 'scope' | 'before' | 'after' | 'guard' | 'archived' | 'options'>;
type Moves = Omit<ChecklistFacts, keyof Known | 'touchedWork' | 'workedOn'>;

/** Computes once what the rules judge many times. The only place that decides which items are the same. */
export function compareChecklists(
  before: Checklist | null,
  after: Checklist | null,
  context: Context,
  options: ChecklistOptions,
): ChecklistFacts {
  const { scope, guard, archived = [] } = context;
  const work = after === null ? idle : workIn(context, after.preset);
  const isSnapshot = before === null || after === null;
  return {
    ...{ scope, before, after, guard, archived, options },
    ...work,
    ...(isSnapshot ? nothingMoved : movesBetween(before, after, context, options)),
  };
}

const idle = { touchedWork: false, workedOn: () => false };

const nothingMoved: Moves = {
  pairs: [],
  added: [],
  removed: [],
  rekeyed: [],
  emptied: false,
  rotation: undefined,
  flips: [],
  bornDone: [],
  reopened: [],
  counters: [],
  statuses: [],
  moved: [],
  blocked: [],
  parentsDone: [],
  logBreak: undefined,
};

function movesBetween(
  written: Checklist,
  after: Checklist,
  context: Context,
  options: ChecklistOptions,
): Moves {
  const before = alignSections(written, after);
  const logBreak = findLogBreak(before, after);
  if (before.byKey.size > 0 && after.byKey.size === 0) return { ...nothingMoved, emptied: true, logBreak };
  const pairing = pairItems(before, after, context.scope === 'net');
  const rotation = findRotation(before, after, pairing);
  const { pairs, added, removed, rekeyed } = rotation === undefined ? pairing : survivorsOnly(before, after);
  const judged = rotation === undefined ? pairs : [];
  const { maxAttempts, strictEdges } = options;
  return {
    pairs: judged,
    added,
    removed: rotation === undefined ? removed : [],
    rekeyed,
    emptied: false,
    rotation,
    flips: pairs.filter((pair) => !pair.before.done && pair.after.done),
    // What was there before is not new, even if it is judged as a new plan's.
    bornDone: before.byKey.size === 0 ? [] : added.filter(({ done }) => done),
    reopened: reopenings(judged, after, context),
    counters: counterMoves({ after, pairs: judged, added: rotation === undefined ? [] : added, maxAttempts }),
    statuses: statusMoves(after, judged, added, strictEdges),
    moved: movedItems(judged),
    blocked: introduced(blockedItems(before), blockedItems(after)),
    parentsDone: introduced(doneParents(before), doneParents(after)),
    logBreak,
  };
}

/** Under a rotation only an item with the same key and title is the same. */
function survivorsOnly(before: Checklist, after: Checklist): Pairing {
  const pairs: ItemPair[] = [];
  for (const item of before.byKey.values()) {
    const twin = after.byKey.get(item.key);
    if (twin !== undefined && survives(item, after)) pairs.push(pairOf(item, twin, after));
  }
  const added = [...after.byKey.values()].filter((item) => !survives(item, before));
  return { pairs, rekeyed: [], added, removed: [] };
}

/** Derived parents that an open child opens again are left out: they follow from it. */
function reopenings(pairs: readonly ItemPair[], after: Checklist, { message }: Context): Reopening[] {
  const turned = pairs.filter((pair) => pair.before.done && !pair.after.done && !pair.after.tombstone);
  if (turned.length === 0) return [];
  const withOpenChild = new Set([...after.byKey.values()].filter(isOpen).map(({ parent }) => parent));
  return turned
    .filter(({ after: item }) => !(item.derived && withOpenChild.has(item.key)))
    .map((pair) => ({ pair, explained: hasReason(pair, after, message) }));
}
