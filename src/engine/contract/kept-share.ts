import { canonicalJson } from '../../formats/json-text.ts';
import { isJsonArray } from '../../formats/json-value.ts';
import { wordsSimilar } from '../values/words.ts';
import { type Entity, isDoneIn, membersOf, same } from './entity.ts';
import type { StateKind } from './kind.ts';
import { subjectOf } from './subject.ts';

/** How many of one document's entities another one still has, from 0 to 1. */
export function keptShare<Doc>(kind: StateKind<Doc>, before: Doc, after: Doc): number {
  const ids = [...kind.entities.ids(before)];
  const kept = ids.filter((id) => isKept(kind.entities.get(before, id), kind.entities.get(after, id)));
  return ids.length === 0 ? 0 : kept.length / ids.length;
}

/** What can be done is known by its id, and by its label where it has one; of anything else half has to be the same. */
function isKept(before: Entity | undefined, after: Entity | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  if (before.label !== undefined && after.label !== undefined)
    return before.label === after.label || wordsSimilar(before.label, after.label);
  if (Object.values(before.fields).some(({ role }) => role === 'done')) return true;
  const held = new Set(valuesOf(after));
  const values = valuesOf(before);
  return values.filter((value) => held.has(value)).length * 2 >= values.length;
}

/** The values of all fields, those of lists one by one. */
function valuesOf({ fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { value }]) => {
    const values = isJsonArray(value) ? value : [value];
    return values.map((each) => `${name} ${canonicalJson(each)}`);
  });
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
  const isLog = kind.merge?.isLog?.(options) === true;
  const ids = [...kind.entities.ids(doc)];
  const gone = (isLog ? [...ids, ''] : ids).filter(
    (id) => next === null || !same(kind, doc, next, subjectOf(id)),
  );
  const finished = isLog ? gone : gone.filter((id) => isDoneIn(kind, doc, id));
  const isIn = (id: string) =>
    same(kind, doc, archive, subjectOf(id)) ||
    (isLog && holdsLines(kind.entities.get(archive, id), kind.entities.get(doc, id)));
  const there = gone.filter((id) => kind.entities.get(archive, id) !== undefined);
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
