import { jsonEqual } from '../../formats/json-equal.ts';
import { type Entity, touchedEntities } from '../entity.ts';
import type { StateKind } from '../kind.ts';

/** A merge commit's versions: the result, its parents, and each merge base (null: the file is absent there). */
export interface MergeVersions<Doc> {
  readonly result: Doc | null;
  readonly parents: readonly (Doc | null)[];
  readonly bases: readonly (Doc | null)[];
}

/** The same where the file stands: a side that lacks it has no say, and to a base that lacks it all is new. */
export interface StandingVersions<Doc> {
  readonly result: Doc;
  readonly parents: readonly Doc[];
  readonly bases: readonly (Doc | null)[];
}

/**
 * The parents that a merge which had nothing to decide is a version of: no other parent says more than a base. Empty where it
 * had to decide.
 */
export function sidesTaken<Doc>(
  kind: StateKind<Doc>,
  { result, parents, bases }: StandingVersions<Doc>,
): readonly Doc[] {
  const taken = parents.filter((parent) => isAlike(kind, parent, result));
  if (taken.length === 0) return [];
  const others = parents.filter((parent) => !taken.includes(parent));
  const isOld = (parent: Doc) => bases.some((base) => base !== null && isAlike(kind, parent, base));
  // What entities do not say, such as an order, is that of the very version that was taken.
  const same = taken.filter((parent) => parent === result);
  if (!others.every(isOld)) return [];
  return same.length > 0 ? same : taken;
}

/** Whether two versions say the same of every entity, claims aside. */
export function isAlike<Doc>(kind: StateKind<Doc>, left: Doc, right: Doc): boolean {
  if (left === right) return true;
  for (const id of touchedEntities(kind, left, right))
    if (!saysTheSame(kind.entity(left, id), kind.entity(right, id))) return false;
  return true;
}

function saysTheSame(left: Entity | undefined, right: Entity | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  if (left.fields === right.fields) return true;
  const [own, other] = [Object.entries(left.fields), right.fields];
  const isEqual = ([name, { role, value }]: (typeof own)[number]) =>
    role === 'claim' || jsonEqual(value, other[name]?.value);
  return (
    own.every(isEqual) &&
    Object.entries(other).every(([name, { role }]) => role === 'claim' || left.fields[name] !== undefined)
  );
}
