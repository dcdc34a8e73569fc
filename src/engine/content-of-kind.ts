import { type Field, isDoneIn, same, touchedEntities } from '../core/entity.ts';
import type { StateKind } from '../core/kind.ts';
import { memberSubject, splitSubject, subjectOf } from '../core/subject.ts';
import type { Content } from './content.ts';

/**
 * What the engine asks of a kind of state file, answered by its facets. Documents are those of readable versions. Renamed entities and
 * counters that several sides raised are not answered yet: they come with merges.
 */
export function contentOf<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  options: Options,
): Content<Doc> {
  const rotates = (before: Doc | null, after: Doc | null) =>
    before !== null && after !== null && kind.plans?.rotates(before, after, options) === true;
  const fieldOf = (doc: Doc | null, subject: string): Field | undefined => {
    const { entity, field } = splitSubject(subject);
    return doc === null || field === undefined ? undefined : kind.entity(doc, entity)?.fields[field];
  };
  const numberOf = (doc: Doc | null, subject: string): number => {
    const value = fieldOf(doc, subject)?.value;
    return typeof value === 'number' ? value : 0;
  };
  const isSame = (left: Doc | null, right: Doc | null, subject: string) =>
    subject === '' ? isEqualDoc(kind, left, right) : same(kind, left, right, subject);
  return {
    isReadable: (doc) => doc !== null,
    isEqual: (left, right) => isEqualDoc(kind, left, right),
    subjects: (docs) => subjectsOf(kind, docs),
    entityOf: (subject) => subjectOf(splitSubject(subject).entity),
    isSame,
    has: (doc, subject) => doc !== null && kind.entity(doc, splitSubject(subject).entity) !== undefined,
    graft: (doc, from, subjects) => kind.graft(doc, from, subjects),
    rotates,
    renames: (before, after) =>
      before === null || after === null || rotates(before, after)
        ? new Map()
        : (kind.renames?.(before, after) ?? new Map()),
    rename: (doc) => doc,
    renameSubject: (subject, names) => renamed(subject, names),
    isDone: (doc, entity) => isDoneIn(kind, doc, splitSubject(entity).entity),
    promises: (entity) => [entity],
    isCounter: () => false,
    isHigher: (left, right, subject) => numberOf(left, subject) > numberOf(right, subject),
    withCounter: (start) => start,
  };
}

function isEqualDoc<Doc>(kind: StateKind<Doc>, left: Doc | null, right: Doc | null): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  return [...touchedEntities(kind, left, right)].every((id) => same(kind, left, right, subjectOf(id)));
}

/** Entities, then their fields, then the members of sets. */
function subjectsOf<Doc>(kind: StateKind<Doc>, docs: readonly (Doc | null)[]): readonly string[] {
  const there = docs.flatMap((doc) => (doc === null ? [] : [doc]));
  const ids = new Set(there.flatMap((doc) => [...kind.entities(doc)]));
  const fields = [...ids].flatMap((id) => {
    const named = new Set(
      there.flatMap((doc) =>
        Object.entries(kind.entity(doc, id)?.fields ?? {}).flatMap(([name, { role, value }]) =>
          role === 'derived' || role === 'claim' || role === 'form'
            ? []
            : role === 'set' && Array.isArray(value)
              ? value.map((member) => memberSubject(id, name, String(member)))
              : [subjectOf(id, name)],
        ),
      ),
    );
    return [...named];
  });
  return [...[...ids].map((id) => subjectOf(id)), ...fields];
}

function renamed(subject: string, names: ReadonlyMap<string, string>): string {
  const { entity, field, member } = splitSubject(subject);
  const to = names.get(entity) ?? entity;
  if (field === undefined) return subjectOf(to);
  return member === undefined ? subjectOf(to, field) : memberSubject(to, field, member);
}
