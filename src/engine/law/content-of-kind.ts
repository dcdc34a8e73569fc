import { type FieldRole, isDoneIn, touchedEntities } from '../contract/entity.ts';
import type { StateKind } from '../contract/kind.ts';
import { memberSubject, splitSubject, subjectOf } from '../contract/subject.ts';
import { wordsSimilar } from '../values/words.ts';
import type { Content } from './content.ts';
import { fieldOf, fieldsOf, has, holdSame, isSameDoc } from './same.ts';

/** What the engine asks of a kind of state file, answered by its facets. Documents are those of readable versions. */
export function contentOf<Doc, Facts, Options>(
  kind: StateKind<Doc, Facts, Options>,
  options: Options,
  policy?: unknown,
): Content<Doc> {
  const known = kind as StateKind<Doc>;
  const rotates = (before: Doc | null, after: Doc | null) =>
    before !== null &&
    after !== null &&
    kind.life.plans !== undefined &&
    !keepsAll(known, before, after) &&
    kind.life.plans.rotates(before, after, options);
  const numberOf = (doc: Doc | null, subject: string): number => {
    const value = fieldOf(known, doc, subject)?.value;
    return typeof value === 'number' ? value : 0;
  };
  const hasRole = (subject: string, docs: readonly (Doc | null)[], role: FieldRole) =>
    docs.some((doc) => fieldOf(known, doc, subject)?.role === role);
  return {
    isReadable: (doc) => doc !== null,
    isEqual: (left, right) => isSameDoc(known, left, right),
    subjects: (docs) => subjectsOf(known, docs),
    entityOf: (subject) => subjectOf(splitSubject(subject).entity),
    isSame: (left, right, subject) =>
      subject === '' ? isSameDoc(known, left, right) : holdSame(known, left, right, subject),
    has: (doc, subject) => has(known, doc, splitSubject(subject).entity),
    graft: kind.edit?.graft,
    rotates,
    followsNames: true,
    renames: (before, after) =>
      before === null || after === null || kind.entities.names === undefined || keepsAll(known, before, after)
        ? new Map()
        : kind.entities.names.renames(before, after),
    rename: (doc, names) => kind.entities.names?.rename(doc, names) ?? doc,
    renameSubject: renamed,
    isDone: (doc, entity) => isDoneIn(known, doc, splitSubject(entity).entity),
    isAlike: (left, right, entity) => isAlike(known, left, right, splitSubject(entity).entity),
    withTwin: (doc, from, entity) => kind.entities.names?.twin(doc, from, splitSubject(entity).entity),
    // Every line of a log is finished.
    isFinished: (doc) =>
      doc === null || kind.merge?.isLog?.(options) === true || kind.life.isFinished?.(doc, policy) === true,
    promises: (entity, docs) => promisesIn(known, splitSubject(entity).entity, docs),
    isCounter: (subject, docs) => hasRole(subject, docs, 'counter'),
    isHigher: (left, right, subject) => numberOf(left, subject) > numberOf(right, subject),
    withCounter(start, subject, sides, base, merged) {
      const values = sides.map((side) => numberOf(side, subject));
      const was = numberOf(base, subject);
      const least = Math.max(...values);
      const sum = values.reduce((total, value) => total + Math.max(0, value - was), was);
      const own = numberOf(merged, subject);
      const isWithin = own >= least && own <= Math.max(least, sum);
      const source = isWithin ? merged : sides[values.indexOf(least)];
      return source === undefined ? start : (kind.edit?.graft(start, source, [subject]) ?? start);
    },
  };
}

/** What has no label is known by its name. */
function isAlike<Doc>(kind: StateKind<Doc>, left: Doc | null, right: Doc | null, id: string): boolean {
  if (left === null || right === null) return true;
  const [old, now] = [kind.entities.get(left, id)?.label, kind.entities.get(right, id)?.label];
  return old === undefined || now === undefined || wordsSimilar(old, now);
}

/** Whether all entities are there still under their names: to tell a new plan takes as long as to compare, and most need not ask. */
function keepsAll<Doc>(kind: StateKind<Doc>, before: Doc, after: Doc): boolean {
  if (before === after) return true;
  if (kind.life.plans !== undefined && kind.life.plans.key(before) !== kind.life.plans.key(after))
    return false;
  const isThere = (id: string) => {
    const [old, now] = [kind.entities.get(before, id), kind.entities.get(after, id)];
    return old === undefined || (now !== undefined && now.label === old.label);
  };
  return [...touchedEntities(kind, before, after)].every(isThere);
}

/** Entities, then their fields, then the members of sets: of what versions share by reference nothing differs. */
function subjectsOf<Doc>(kind: StateKind<Doc>, docs: readonly (Doc | null)[]): readonly string[] {
  const there = docs.filter((doc) => doc !== null);
  const ids = idsIn(kind, there);
  const fields = ids.flatMap((id) => [
    ...new Set(
      there.flatMap((doc) =>
        Object.entries(fieldsOf(kind, doc, id)).flatMap(([name, { role, value }]) =>
          role === 'derived' || role === 'claim' || role === 'form'
            ? []
            : role === 'set' && Array.isArray(value)
              ? value.map((member) => memberSubject(id, name, String(member)))
              : [subjectOf(id, name)],
        ),
      ),
    ),
  ]);
  return [...ids.map((id) => subjectOf(id)), ...fields];
}

function idsIn<Doc>(kind: StateKind<Doc>, [first, ...others]: readonly Doc[]): readonly string[] {
  if (first === undefined) return [];
  if (others.length === 0) return [...kind.entities.ids(first)];
  return [...new Set(others.flatMap((other) => [...touchedEntities(kind, first, other)]))];
}

/** What is done of it, and the words by which it is done. */
function promisesIn<Doc>(
  kind: StateKind<Doc>,
  entity: string,
  docs: readonly (Doc | null)[],
): readonly string[] {
  const names = docs.flatMap((doc) =>
    Object.entries(fieldsOf(kind, doc, entity)).flatMap(([name, { role }]) =>
      role === 'value' || role === 'done' ? [name] : [],
    ),
  );
  return [...new Set(names)].map((name) => subjectOf(entity, name));
}

function renamed(subject: string, names: ReadonlyMap<string, string>): string {
  const { entity, field, member } = splitSubject(subject);
  const to = names.get(entity) ?? entity;
  if (field === undefined) return subjectOf(to);
  return member === undefined ? subjectOf(to, field) : memberSubject(to, field, member);
}
