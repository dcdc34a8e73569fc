import { touchedEntities } from '../entity.ts';
import type { StateKind } from '../kind.ts';
import type { StandingVersions } from './merge-versions.ts';

/**
 * The versions under one set of names: those that a side gave to entities since the base, and those that the merge gave,
 * as where both sides took the same next key for different things.
 */
export function underSharedNames<Doc>(
  kind: StateKind<Doc>,
  versions: StandingVersions<Doc>,
): StandingVersions<Doc> {
  return kind.followNames === undefined
    ? versions
    : underNamesOfResult(kind, underNamesOfSides(kind, versions), versions);
}

function underNamesOfSides<Doc>(
  kind: StateKind<Doc>,
  versions: StandingVersions<Doc>,
): StandingVersions<Doc> {
  const { result, parents, bases } = versions;
  const [base = null] = bases;
  if (base === null || kind.followNames === undefined) return versions;
  const follow = (doc: Doc, own?: number) =>
    parents.reduce(
      (named, parent, side) => (side === own ? named : (kind.followNames?.(named, base, parent) ?? named)),
      doc,
    );
  return {
    result,
    parents: parents.map((parent, side) => follow(parent, side)),
    bases: bases.map((each) => (each === null ? null : follow(each))),
  };
}

function underNamesOfResult<Doc>(
  kind: StateKind<Doc>,
  versions: StandingVersions<Doc>,
  old: StandingVersions<Doc>,
): StandingVersions<Doc> {
  const { result, parents, bases } = versions;
  // The names that sides and bases have; going back to one of them undoes what a side renamed.
  const known = [...parents, ...bases, ...old.parents, ...old.bases].filter((doc) => doc !== null);
  const stands = (doc: Doc, id: string) => (kind.place?.(doc, id) ?? kind.entity(doc, id)) !== undefined;
  const [first] = parents;
  const come = first === undefined ? kind.entities(result) : touchedEntities(kind, first, result);
  const made = new Set([...come].filter((id) => stands(result, id) && !known.some((doc) => stands(doc, id))));
  if (made.size === 0 || kind.followNames === undefined) return versions;
  const follow = (doc: Doc) => named(kind, doc, result, made);
  return {
    result,
    parents: parents.map(follow),
    bases: bases.map((base) => (base === null ? null : follow(base))),
  };
}

/** A version under the names that only the merge gave. */
function named<Doc>(kind: StateKind<Doc>, doc: Doc, result: Doc, made: ReadonlySet<string>): Doc {
  const own = new Set(kind.entities(doc));
  const renamed = kind.followNames?.(doc, doc, result) ?? doc;
  return [...kind.entities(renamed)].every((id) => own.has(id) || made.has(id)) ? renamed : doc;
}
