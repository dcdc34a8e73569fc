import { type Field, type FieldRole, same, touchedEntities } from '../../core/entity.ts';
import type { StateKind } from '../../core/kind.ts';
import { overlaps, splitSubject, subjectOf } from '../../core/subject.ts';
import { wordsSimilar } from '../../core/words.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';

/** What a field is where its entity, or itself, is not there. */
const empty: Readonly<Partial<Record<FieldRole, JsonValue>>> = { done: false, counter: 0, set: [] };

/** Whether two documents hold the same for a subject; a field that is absent is open, zero or none. */
export function holdSame(kind: StateKind, left: unknown, right: unknown, subject: string): boolean {
  const { entity, field } = splitSubject(subject);
  const [one, other] = [left, right].map((doc) => (doc === null ? undefined : kind.entity(doc, entity)));
  if (field === undefined) return same(kind, left, right, subject);
  const [mine, theirs] = [ownField(one?.fields, field), ownField(other?.fields, field)];
  return mine === undefined && theirs === undefined
    ? same(kind, left, right, subject)
    : sameField(mine, theirs);
}

function sameField(mine: Field | undefined, theirs: Field | undefined): boolean {
  const role = (mine ?? theirs)?.role ?? 'value';
  return jsonEqual(mine?.value ?? empty[role], theirs?.value ?? empty[role]);
}

/** Whether the fields of certain roles are the same; no table of both is made, since a file may have one for each of its items. */
function sameFields(
  mine: Readonly<Record<string, Field>>,
  theirs: Readonly<Record<string, Field>>,
  counts: (role: FieldRole) => boolean,
): boolean {
  if (mine === theirs) return true;
  const isSame = (name: string, field: Field | undefined) => {
    const other = ownField(theirs, name);
    return !counts((other ?? field)?.role ?? 'value') || sameField(field, other);
  };
  for (const [name, field] of Object.entries(mine)) if (!isSame(name, field)) return false;
  return Object.keys(theirs).every((name) => Object.hasOwn(mine, name) || isSame(name, undefined));
}

function ownField<T>(fields: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether a change changes a subject; the coming or going of an entity changes all its fields. */
export function changes(kind: StateKind, before: unknown, after: unknown, subject: string): boolean {
  const { entity } = splitSubject(subject);
  if (entity !== '' && has(kind, before, entity) !== has(kind, after, entity)) return true;
  return !holdSame(kind, before, after, subject);
}

export function has(kind: StateKind, doc: unknown, id: string): boolean {
  if (doc === null) return false;
  return (id === '' || kind.place === undefined ? kind.entity(doc, id) : kind.place(doc, id)) !== undefined;
}

/** Equal in everything that has a role: values, done marks, counters. */
export function sameRoles(kind: StateKind, left: unknown, right: unknown, id: string): boolean {
  if (!has(kind, left, id) || !has(kind, right, id)) return false;
  const counts = (role: FieldRole) => ['value', 'done', 'counter'].includes(role);
  return sameFields(fieldsOf(kind, left, id), fieldsOf(kind, right, id), counts);
}

export function fieldsOf(kind: StateKind, doc: unknown, id: string) {
  return (doc === null ? undefined : kind.entity(doc, id))?.fields ?? {};
}

/** The counters of a version that are lower than in an earlier one, as subjects. */
export function loweredCounters(kind: StateKind, before: unknown, after: unknown): string[] {
  if (before === null || after === null) return [];
  return [...kind.entities(after)].flatMap((id) => {
    const [old, now] = [fieldsOf(kind, before, id), fieldsOf(kind, after, id)];
    if (old === now) return [];
    return Object.entries(now).flatMap(([name, { role, value }]) => {
      const was = role === 'counter' ? old[name]?.value : undefined;
      const isLowered = typeof was === 'number' && typeof value === 'number' && value < was;
      return isLowered ? [subjectOf(id, name)] : [];
    });
  });
}

/** Whether the whole plan or file goes with a change, and all that was in it. */
export function goesWhole(
  kind: StateKind,
  options: unknown,
  before: ReadVersion | null,
  after: ReadVersion | null,
): boolean {
  if (before === null) return false;
  if (after === null) return true;
  const [old, now] = [docOf(before), docOf(after)];
  return old !== null && now !== null && kind.plans?.rotates(old, now, options) === true;
}

/** Whether an entity stays as it is where so much else goes that it is called a new plan, though its key is the same. */
export function isCarried(kind: StateKind, before: unknown, after: unknown, subject: string): boolean {
  const { entity } = splitSubject(subject);
  if (entity === '' || !has(kind, before, entity) || !has(kind, after, entity)) return false;
  return kind.plans?.key(before) === kind.plans?.key(after) && same(kind, before, after, subjectOf(entity));
}

/** Whether two versions say the same, whatever their bytes. */
export function sameVersion(kind: StateKind, left: ReadVersion | null, right: ReadVersion | null): boolean {
  if (left === right) return true;
  const [one, other] = [docOf(left), docOf(right)];
  if (one === null || other === null || left?.file.nature !== right?.file.nature) return false;
  if (kind.plans !== undefined && kind.plans.key(one) !== kind.plans.key(other)) return false;
  const isSameEntity = (id: string) => {
    const [mine, theirs] = [fieldsOf(kind, one, id), fieldsOf(kind, other, id)];
    // What versions share is the same, and most is. A claim that is empty is no field of its entity: what only one of them
    // claims counts, too.
    return (
      mine === theirs ||
      (same(kind, one, other, subjectOf(id)) && sameFields(mine, theirs, (role) => role === 'claim'))
    );
  };
  // What was appended is told by the number.
  if (kind.touched === undefined && countOf(kind.entities(one)) !== countOf(kind.entities(other)))
    return false;
  // In this order, since what is edited most are entities, and a table of the file's own fields is long.
  for (const id of touchedEntities(kind, one, other))
    if (!has(kind, one, id) || !has(kind, other, id) || !isSameEntity(id)) return false;
  // What a file holds beside its entities; its form is no part of what it says.
  return sameFields(fieldsOf(kind, one, ''), fieldsOf(kind, other, ''), (role) => role !== 'form');
}

function countOf(ids: Iterable<string>): number {
  let count = 0;
  for (const _ of ids) count += 1;
  return count;
}

/** Of the entities of a document those that another one, or nothing, has not. */
export function idsGone(kind: StateKind, doc: unknown, next: unknown): string[] {
  if (next === null) return [...kind.entities(doc)];
  return [...touchedEntities(kind, doc, next)].filter((id) => has(kind, doc, id) && !has(kind, next, id));
}

/** Whether an error is about some of the subjects; what refuses a file as a whole is about all that is in it. */
export function isAbout(
  error: { readonly isFile: boolean; readonly subjects: readonly string[] },
  subjects: readonly string[],
): boolean {
  return error.isFile || subjects.some((one) => error.subjects.some((other) => overlaps(one, other)));
}

/** Whether some subjects are about the same fields or entities as others. */
export function aboutSame(left: readonly string[], right: readonly string[]): boolean {
  return left.some((one) =>
    right.some((other) => overlaps(one, other) || splitSubject(one).entity === splitSubject(other).entity),
  );
}

/** A key that was free for long, or in another plan, may name something else by now. */
export function isAlike(kind: StateKind, was: unknown, next: unknown, id: string): boolean {
  const [old, now] = [kind.entity(was, id)?.label, kind.entity(next, id)?.label];
  return old === undefined || now === undefined || wordsSimilar(old, now);
}
