import { doneEntities } from '../entity.ts';
import type { StateKind } from '../kind.ts';
import { isAlike, type StandingVersions } from './merge-versions.ts';

/** A plan of a side that the result does not hold. */
export interface GonePlan {
  readonly plan: string;
  /** How many of its items are done. */
  readonly done: number;
  /** The version that holds it. */
  readonly side: unknown;
}

/** The versions that hold the result's plan, and the plans of the other sides. */
export interface PlannedVersions<Doc> {
  /** Absent where the result's plan is none of the parents'. */
  readonly own: StandingVersions<Doc> | undefined;
  readonly gone: readonly GonePlan[];
}

/** Where sides hold different plans, the plan is the unit: the result holds one side's plan, and may go on with it. */
export function byPlan<Doc>(kind: StateKind<Doc>, versions: StandingVersions<Doc>): PlannedVersions<Doc> {
  const { result, parents, bases } = versions;
  const key = (doc: Doc) => kind.plans?.key(doc) ?? '';
  const plan = key(result);
  // A version that does not say which plan it holds holds no other one.
  const isOwn = (doc: Doc) => plan === '' || [plan, ''].includes(key(doc));
  if (parents.every(isOwn)) return { own: versions, gone: [] };
  const mine = parents.filter(isOwn);
  const ofPlan = bases.map((base) => (base !== null && isOwn(base) ? base : null));
  // A plan that nobody touched since the base was replaced by the side that began a new one.
  const isOld = (doc: Doc) => bases.some((base) => base !== null && isAlike(kind, base, doc));
  const sides = parents.filter((parent) => !isOwn(parent) && !isOld(parent));
  return {
    own: mine.length === 0 ? undefined : { result, parents: mine, bases: ofPlan },
    gone: sides.map((side) => ({ plan: key(side), done: doneEntities(kind, side).size, side })),
  };
}
