import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { type Field, type FieldRole, membersOf, same, touchedEntities } from '../contract/entity.ts';
import type { StateKind } from '../contract/kind.ts';
import { splitSubject, subjectOf } from '../contract/subject.ts';

/** What a field is where its entity, or itself, is not there. */
const empty: Readonly<Partial<Record<FieldRole, JsonValue>>> = { done: false, counter: 0, set: [] };

export function has<Doc>(kind: StateKind<Doc>, doc: Doc | null, id: string): boolean {
  return doc !== null && kind.entities.get(doc, id) !== undefined;
}

export function fieldsOf<Doc>(kind: StateKind<Doc>, doc: Doc | null, id: string) {
  return (doc === null ? undefined : kind.entities.get(doc, id))?.fields ?? {};
}

export function fieldOf<Doc>(kind: StateKind<Doc>, doc: Doc | null, subject: string): Field | undefined {
  const { entity, field } = splitSubject(subject);
  const fields = fieldsOf(kind, doc, entity);
  return field !== undefined && Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/** Whether two documents hold the same for a subject; a field that is absent is open, zero or none. */
export function holdSame<Doc>(
  kind: StateKind<Doc>,
  left: Doc | null,
  right: Doc | null,
  subject: string,
): boolean {
  const { field, member } = splitSubject(subject);
  if (left === right) return true;
  if (field === undefined) return same(kind, left, right, subject);
  const [mine, theirs] = [fieldOf(kind, left, subject), fieldOf(kind, right, subject)];
  if (mine === undefined && theirs === undefined) return true;
  if (member === undefined) return sameField(mine, theirs);
  return membersOf(mine?.value).has(member) === membersOf(theirs?.value).has(member);
}

function sameField(mine: Field | undefined, theirs: Field | undefined): boolean {
  const role = (mine ?? theirs)?.role ?? 'value';
  return jsonEqual(mine?.value ?? empty[role], theirs?.value ?? empty[role]);
}

/** Whether two documents say the same, whatever their bytes, but for some entities; what only one of them claims counts, too. */
export function isSameDoc<Doc>(
  kind: StateKind<Doc>,
  left: Doc | null,
  right: Doc | null,
  except: ReadonlySet<string> = new Set(),
): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  if (kind.life.plans !== undefined && kind.life.plans.key(left) !== kind.life.plans.key(right)) return false;
  // What was appended is told by the number.
  if (
    kind.entities.touched === undefined &&
    countOf(kind.entities.ids(left)) !== countOf(kind.entities.ids(right))
  )
    return false;
  for (const id of touchedEntities(kind, left, right)) {
    if (except.has(id)) continue;
    if (!has(kind, left, id) || !has(kind, right, id)) return false;
    const [mine, theirs] = [fieldsOf(kind, left, id), fieldsOf(kind, right, id)];
    const isClaim = (role: FieldRole) => role === 'claim';
    if (mine !== theirs && !(same(kind, left, right, subjectOf(id)) && sameFields(mine, theirs, isClaim)))
      return false;
  }
  // What a file holds beside its entities; its form is no part of what it says.
  return (
    except.has('') ||
    sameFields(fieldsOf(kind, left, ''), fieldsOf(kind, right, ''), (role) => role !== 'form')
  );
}

/** Whether the fields of certain roles are the same; no table of both is made, since a file may have one for each of its items. */
function sameFields(
  mine: Readonly<Record<string, Field>>,
  theirs: Readonly<Record<string, Field>>,
  counts: (role: FieldRole) => boolean,
): boolean {
  if (mine === theirs) return true;
  const isSame = (name: string, field: Field | undefined) => {
    const other = Object.hasOwn(theirs, name) ? theirs[name] : undefined;
    return !counts((other ?? field)?.role ?? 'value') || sameField(field, other);
  };
  for (const [name, field] of Object.entries(mine)) if (!isSame(name, field)) return false;
  return Object.keys(theirs).every((name) => Object.hasOwn(mine, name) || isSame(name, undefined));
}

function countOf(ids: Iterable<string>): number {
  let count = 0;
  for (const _ of ids) count += 1;
  return count;
}
