import { canonicalJson } from '../formats/json-text.ts';
import { isJsonArray } from '../formats/json-value.ts';
import { type Entity, type Field, isDoneIn, membersOf, same } from './entity.ts';
import type { StateKind } from './kind.ts';
import { subjectOf } from './subject.ts';
import { wordsSimilar } from './words.ts';

/** What an entity says: its title, where it has one, and the text of each field. */
interface Said {
  readonly title: string | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

/** What a document says, entity by entity. */
export type Saying = ReadonlyMap<string, Said>;

/** Spelled out once for each document, so that many can be held against each other. */
export function sayingOf<Doc>(kind: StateKind<Doc>, doc: Doc): Saying {
  const saying = new Map<string, Said>();
  for (const id of kind.entities(doc)) {
    const { label, fields = {} } = kind.entity(doc, id) ?? {};
    // What can be done and has no title is known by its key; the place of a line says nothing.
    const isItem = Object.values(fields).some(({ role }) => role === 'done');
    const title = label ?? (isItem ? id : undefined);
    saying.set(id, { title, fields: new Map(Object.entries(fields).flatMap(spelled)) });
  }
  return saying;
}

/** A list is spelled out member by member: one that gained or lost a few still says what it said. */
function spelled([name, { value }]: [string, Field]): [string, string][] {
  if (!isJsonArray(value) || value.length === 0) return [[name, canonicalJson(value)]];
  return value.map(canonicalJson).map((member) => [`${name} ${member}`, member]);
}

/**
 * How much of what one document says another one still says, from 0 to 1: equal fields of entities with the
 * same id, each weighed by its length. Entities alone would not do: a step in a tree of two nodes changes both.
 */
export function keptShare(before: Saying, after: Saying): number {
  let kept = 0;
  let all = 0;
  for (const [id, { fields }] of before) {
    const others = after.get(id)?.fields;
    for (const [name, text] of fields) {
      all += text.length;
      if (others?.get(name) === text) kept += text.length;
    }
  }
  return all === 0 ? 0 : kept / all;
}

/**
 * Whether most of what one document holds stands in another one under its key and a like title, whatever else became of it:
 * then it is the same thing, for the more of it was changed the less of its text is left.
 */
export function holdsItems(before: Saying, after: Saying): boolean {
  const isThere = ([id, { title }]: [string, Said]) => {
    const now = after.get(id)?.title;
    return title !== undefined && now !== undefined && (now === title || wordsSimilar(now, title));
  };
  return [...before].filter(isThere).length * 2 > before.size;
}

/**
 * Whether one document archives what another one held and `next`, which took its place, does not (docs/judging.md, 2, Files): every
 * finished entity by value, and half of all under their names. Of a log every line is finished, and the archive may go on.
 */
export function isArchiveOf<Doc, Options>(
  kind: StateKind<Doc, unknown, Options>,
  options: Options,
  archive: Doc,
  doc: Doc,
  next: Doc | null,
): boolean {
  const isLog = kind.isLog?.(options) === true;
  const ids = [...kind.entities(doc)];
  const gone = (isLog ? [...ids, ''] : ids).filter(
    (id) => next === null || !same(kind, doc, next, subjectOf(id)),
  );
  const finished = isLog ? gone : gone.filter((id) => isDoneIn(kind, doc, id));
  const isIn = (id: string) =>
    same(kind, doc, archive, subjectOf(id)) ||
    (isLog && holdsLines(kind.entity(archive, id), kind.entity(doc, id)));
  const there = gone.filter((id) => kind.entity(archive, id) !== undefined);
  return gone.length > 0 && finished.every(isIn) && there.length * 2 >= gone.length;
}

/** Whether an entity has all lines of another one. */
function holdsLines(archive: Entity | undefined, entity: Entity | undefined): boolean {
  const linesOf = (each: Entity | undefined) =>
    Object.values(each?.fields ?? {}).flatMap(({ role, value }) =>
      role === 'set' ? [...membersOf(value)] : [],
    );
  const [lines, held] = [linesOf(entity), new Set(linesOf(archive))];
  return lines.length > 0 && lines.every((line) => held.has(line));
}
