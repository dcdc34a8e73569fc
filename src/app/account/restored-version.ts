import { same } from '../../core/entity.ts';
import { groupBy } from '../../core/group.ts';
import type { StateKind } from '../../core/kind.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { OpenError } from './repair.ts';

/**
 * The previous version with repaired subjects as the new one has them: bringing them back is no change. So
 * is bringing back, as they were, entities that had gone when the error came: that undoes the refused commit. Those that
 * come back otherwise are judged by what they were before it.
 */
export function withRepaired(
  kind: StateKind,
  before: ReadVersion | null,
  after: ReadVersion | null,
  repaired: readonly OpenError[],
): ReadVersion | null {
  const [old, now] = [before?.parsed?.doc ?? null, after?.parsed?.doc ?? null];
  if (before?.parsed === undefined || old === null || now === null) return before;
  const subjects = repaired
    .map(({ subject }) => subject)
    .filter((subject) => splitSubject(subject).entity !== '')
    .concat(returned(kind, old, now, repaired), undone(kind, old, now, repaired));
  const others = changedMeanwhile(kind, old, now, repaired);
  if (subjects.length === 0 && others.size === 0) return before;
  let doc = kind.graft(old, now, subjects);
  for (const [accepted, own] of others) doc = kind.graft(doc, accepted, own);
  return { ...before, parsed: { ...before.parsed, doc } };
}

/** What went with a refused commit and comes back as something else, by the document that had it. */
function changedMeanwhile(
  kind: StateKind,
  before: unknown,
  after: unknown,
  repaired: readonly OpenError[],
): ReadonlyMap<unknown, readonly string[]> {
  if (repaired.length === 0) return new Map();
  const known = new Set(kind.entities(before));
  const come = [...kind.entities(after)].filter((id) => !known.has(id));
  const changed = groupBy(come, (id) => {
    const accepted = acceptedBefore(kind, repaired, id);
    return same(kind, accepted ?? null, after, subjectOf(id)) ? undefined : accepted;
  });
  changed.delete(undefined);
  return new Map([...changed].map(([accepted, ids]) => [accepted, ids.map((id) => subjectOf(id))]));
}

/** The document that had an entity until a refused commit took it away. */
function acceptedBefore(kind: StateKind, repaired: readonly OpenError[], id: string): unknown {
  const origin = repaired.find(({ accepted, refused }) => {
    const [old, bad] = [accepted?.parsed?.doc, refused?.parsed?.doc];
    if (old === undefined || bad === undefined) return false;
    return kind.entity(old, id) !== undefined && kind.entity(bad, id) === undefined;
  });
  return origin?.accepted?.parsed?.doc;
}

function returned(
  kind: StateKind,
  before: unknown,
  after: unknown,
  repaired: readonly OpenError[],
): string[] {
  if (repaired.length === 0) return [];
  const known = new Set(kind.entities(before));
  const accepted = new Set(repaired.map((error) => error.accepted?.parsed?.doc ?? null));
  return [...kind.entities(after)]
    .filter((id) => !known.has(id))
    .map((id) => subjectOf(id))
    .filter((subject) => [...accepted].some((doc) => doc !== null && same(kind, doc, after, subject)));
}

/** What came only with the refused commit, and has stood since as it came, goes with its repair. */
function undone(kind: StateKind, before: unknown, after: unknown, repaired: readonly OpenError[]): string[] {
  if (repaired.length === 0) return [];
  const known = new Set(kind.entities(after));
  return [...kind.entities(before)]
    .filter((id) => !known.has(id))
    .map((id) => subjectOf(id))
    .filter((subject) =>
      repaired.some(({ accepted, refused }) => {
        const [old, bad] = [accepted?.parsed?.doc ?? null, refused?.parsed?.doc ?? null];
        if (old === null || bad === null) return false;
        return same(kind, bad, before, subject) && same(kind, old, after, subject);
      }),
    );
}
