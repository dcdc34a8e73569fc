import { jsonEqual } from '../formats/json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { splitSubject } from './subject.ts';

/**
 * How a field behaves when versions meet (docs/judging.md, 3): a plain value, the done mark, a counter, a
 * set compared member by member, a value derived from others, or a claim, which is nobody's loss and no part of what the
 * entity is. The form of a file is how it is written, whatever it says.
 */
export type FieldRole = 'value' | 'done' | 'counter' | 'set' | 'derived' | 'claim' | 'form';

export interface Field {
  readonly role: FieldRole;
  readonly value: JsonValue;
  /** Of a set: its members keep their order in merges; `front`: what comes stands behind what stood there. */
  readonly order?: 'kept' | 'front';
}

/**
 * One entity as every kind shows it to the engine: repair, reverts, merges, claims and change digests know
 * nothing else. A node stands without its descendants but with its set of child ids.
 */
export interface Entity {
  /** JSON pointer of the entity, and the part it lies in. */
  readonly pointer: string;
  readonly part: string;
  readonly label?: string;
  readonly fields: { readonly [field: string]: Field };
}

/** A document as entities with fields: all that claims, change digests, repairs and merges know of it. */
export interface EntitiesFacet<Doc> {
  /** Ids of all entities; each is what `entity` answers to. */
  entities(doc: Doc): Iterable<string>;
  /** One entity; the id '' stands for the file itself, and need not be among `entities`. */
  entity(doc: Doc, id: string): Entity | undefined;
  /** Where an entity stands. Given where that is told without making its fields. */
  place?(doc: Doc, id: string): Pick<Entity, 'pointer' | 'part'> | undefined;
  /** What tells which entity stands at a pointer of the governed file. Given where that needs no look at all of them. */
  standsAt?(doc: Doc): ((pointer: string) => string | undefined) | undefined;
  /** What its fields say of an entity: whether one in the role of done is true. Given where that is told without making them. */
  isDone?(doc: Doc, id: string): boolean;
  /**
   * Ids of the entities of either version that the two do not share; all others stand in both, with the same fields and the same
   * label. Given where that is told without making fields; undefined where they share nothing that is known.
   */
  touched?(before: Doc, after: Doc): ReadonlySet<string> | undefined;
  /**
   * A document in which the named subjects are as they are in another version; nothing else is touched. From a version
   * that lacks the entity, or null, a field gets its empty value (open, zero, none) and an entity goes, with what hangs
   * on it. An entity that comes back brings its fields. Absent where files are put back whole (docs/judging.md, 2).
   */
  graft?(doc: Doc, from: Doc | null, subjects: readonly string[]): Doc;
  /**
   * Which entities stand under another id in a later version, old id to new id: those that only got another name. What is
   * remembered of an entity goes on under its new name.
   */
  renames?(before: Doc, after: Doc): ReadonlyMap<string, string>;
}

/** Ids of the entities of two versions that may differ, or stand in one of them: without what they share, which is most. */
export function touchedEntities<Doc>(kind: EntitiesFacet<Doc>, before: Doc, after: Doc): ReadonlySet<string> {
  return kind.touched?.(before, after) ?? new Set([...kind.entities(before), ...kind.entities(after)]);
}

/** The value of a subject (an entity, or the field it names); undefined where it is absent. */
export function subjectValue<Doc>(
  kind: EntitiesFacet<Doc>,
  doc: Doc | null,
  subject: string,
): JsonValue | undefined {
  if (doc === null) return undefined;
  const { entity: id, field, member } = splitSubject(subject);
  const entity = kind.entity(doc, id);
  if (entity === undefined) return undefined;
  if (field === undefined || !Object.hasOwn(entity.fields, field)) return plainValue(entity);
  const value = entity.fields[field]?.value;
  return member === undefined ? value : membersOf(value).has(member);
}

/** The members of a set, as texts. */
export function membersOf(value: JsonValue | undefined): ReadonlySet<string> {
  return new Set(isJsonArray(value) ? value.map(String) : []);
}

/** Whether two versions hold the same value for a subject. Carries repair, reverts and merges. */
export function same<Doc>(
  kind: EntitiesFacet<Doc>,
  left: Doc | null,
  right: Doc | null,
  subject: string,
): boolean {
  if (left === right) return true;
  return (
    sharesFields(kind, left, right, subject) ||
    jsonEqual(subjectValue(kind, left, subject), subjectValue(kind, right, subject))
  );
}

/** Whether two versions have the same fields of an entity, by reference: then they say the same of all of it. */
function sharesFields<Doc>(
  kind: EntitiesFacet<Doc>,
  left: Doc | null,
  right: Doc | null,
  subject: string,
): boolean {
  if (left === null || right === null) return false;
  const { entity } = splitSubject(subject);
  const fields = kind.entity(left, entity)?.fields;
  return fields !== undefined && fields === kind.entity(right, entity)?.fields;
}

/** The entities that are done in a version. */
export function doneEntities<Doc>(kind: EntitiesFacet<Doc>, doc: Doc | null): ReadonlySet<string> {
  const done = new Set<string>();
  if (doc === null) return done;
  for (const id of kind.entities(doc)) {
    if (isDoneIn(kind, doc, id)) done.add(id);
  }
  return done;
}

/** Whether a version has an entity, and it is done there. */
export function isDoneIn<Doc>(kind: EntitiesFacet<Doc>, doc: Doc | null, id: string): boolean {
  if (doc === null) return false;
  if (kind.isDone !== undefined) return kind.isDone(doc, id);
  const entity = kind.entity(doc, id);
  return entity !== undefined && isDone(entity);
}

/** Whether its fields say that an entity is done. */
export function isDone(entity: Entity): boolean {
  return Object.values(entity.fields).some((field) => field.role === 'done' && field.value === true);
}

function plainValue(entity: Entity): JsonObject {
  const own = Object.entries(entity.fields).filter(([, { role }]) => role !== 'claim');
  return Object.fromEntries(own.map(([name, field]) => [name, field.value]));
}

/** Ids of the entities that turned done between two versions: the claims of a transition. */
export function claimedBetween<Doc>(
  kind: EntitiesFacet<Doc>,
  before: Doc | null,
  after: Doc | null,
): readonly string[] {
  if (after === null) return [];
  const ids = before === null ? kind.entities(after) : touchedEntities(kind, before, after);
  return [...ids].filter((id) => isDoneIn(kind, after, id) && !isDoneIn(kind, before, id));
}
