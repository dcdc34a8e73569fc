import { doneEntities, type Field, same } from './entity.ts';
import { canonicalJson } from './json-text.ts';
import { isJsonArray } from './json-value.ts';
import type { StateKind } from './kind.ts';
import { subjectOf } from './subject.ts';

/** What a document says: the text of each field of each entity. */
export type Saying = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Spelled out once for each document, so that many can be held against each other. */
export function sayingOf<Doc>(kind: StateKind<Doc>, doc: Doc): Saying {
  const saying = new Map<string, ReadonlyMap<string, string>>();
  for (const id of kind.entities(doc)) {
    const fields = Object.entries(kind.entity(doc, id)?.fields ?? {});
    saying.set(id, new Map(fields.flatMap(spelled)));
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
  for (const [id, fields] of before) {
    const others = after.get(id);
    for (const [name, text] of fields) {
      all += text.length;
      if (others?.get(name) === text) kept += text.length;
    }
  }
  return all === 0 ? 0 : kept / all;
}

/**
 * Whether one document archives another (docs/judging.md, Files that come, go and change nature): at least nine
 * tenths of its entities, and every done one, stand there equal by value.
 */
export function archives<Doc>(kind: StateKind<Doc>, archive: Doc, doc: Doc): boolean {
  const ids = new Set(kind.entities(doc));
  const kept = (id: string) => same(kind, doc, archive, subjectOf(id));
  if (ids.size === 0 || ![...doneEntities(kind, doc)].every(kept)) return false;
  return [...ids].filter(kept).length * 10 >= ids.size * 9;
}
