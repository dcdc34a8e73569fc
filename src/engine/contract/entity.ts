import { jsonEqual } from '../../formats/json-equal.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
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
export interface Entities<Doc> {
  /** Of all entities; each is what `get` answers to. */
  ids(doc: Doc): Iterable<string>;
  /** One entity; the id '' is the file itself, and need not be among `ids`. */
  get(doc: Doc, id: string): Entity | undefined;
  /**
   * Ids of the entities of either version that the two do not share; all others are in both, with the same fields and the same
   * label. Given where that is known without making fields; undefined where they share nothing that is known.
   */
  touched?(before: Doc, after: Doc): ReadonlySet<string> | undefined;
  /** Files that the entities name which turned done, at most `mostMentioned`: paths or ends of paths. Rules ask what is there. */
  mentions?(before: Doc | null, after: Doc): readonly Mention[];
  /** Set where an entity may get another id and be the same. */
  readonly names?: EntityNames<Doc>;
}

export interface Mention {
  readonly name: string;
  /** Whether its text is asked for, too. */
  readonly isRead: boolean;
}

interface EntityNames<Doc> {
  /** Old id to new id of entities that only got another name in a later version: what is remembered of them goes on. */
  renames(before: Doc, after: Doc): ReadonlyMap<string, string>;
  /** A document in which entities have other names, by the old ones; names that nothing has are left out. */
  rename(doc: Doc, names: ReadonlyMap<string, string>): Doc;
  /** A document with an entity of another one, of which the id is another entity's here, under an id that is free. */
  twin(doc: Doc, from: Doc, id: string): Doc | undefined;
}

export interface WithEntities<Doc> {
  readonly entities: Entities<Doc>;
}

/** Ids of the entities of two versions that may differ, or stand in one of them: without what they share, which is most. */
export function touchedEntities<Doc>(kind: WithEntities<Doc>, before: Doc, after: Doc): ReadonlySet<string> {
  return (
    kind.entities.touched?.(before, after) ??
    new Set([...kind.entities.ids(before), ...kind.entities.ids(after)])
  );
}

/** The value of a subject (an entity, or the field it names); undefined where it is absent. */
export function subjectValue<Doc>(
  kind: WithEntities<Doc>,
  doc: Doc | null,
  subject: string,
): JsonValue | undefined {
  if (doc === null) return undefined;
  const { entity: id, field, member } = splitSubject(subject);
  const entity = kind.entities.get(doc, id);
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
  kind: WithEntities<Doc>,
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
  kind: WithEntities<Doc>,
  left: Doc | null,
  right: Doc | null,
  subject: string,
): boolean {
  if (left === null || right === null) return false;
  const { entity } = splitSubject(subject);
  const fields = kind.entities.get(left, entity)?.fields;
  return fields !== undefined && fields === kind.entities.get(right, entity)?.fields;
}

/** The entities that are done in a version. */
export function doneEntities<Doc>(kind: WithEntities<Doc>, doc: Doc | null): ReadonlySet<string> {
  const done = new Set<string>();
  if (doc === null) return done;
  for (const id of kind.entities.ids(doc)) {
    if (isDoneIn(kind, doc, id)) done.add(id);
  }
  return done;
}

/** Whether a version has an entity, and it is done there. */
export function isDoneIn<Doc>(kind: WithEntities<Doc>, doc: Doc | null, id: string): boolean {
  if (doc === null) return false;
  const entity = kind.entities.get(doc, id);
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
  kind: WithEntities<Doc>,
  before: Doc | null,
  after: Doc | null,
): readonly string[] {
  if (after === null) return [];
  const ids = before === null ? kind.entities.ids(after) : touchedEntities(kind, before, after);
  return [...ids].filter((id) => isDoneIn(kind, after, id) && !isDoneIn(kind, before, id));
}
