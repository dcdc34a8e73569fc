import { canonicalJson } from '../formats/json-text.ts';
import { isJsonArray } from '../formats/json-value.ts';
import { doneEntities, type Field, isDoneIn, same } from './entity.ts';
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
 * Whether one document archives what another held and `next`, which took its place, does not (docs/judging.md, Files that come, go and
 * change nature): at least nine tenths of the entities, and every done one, stand there equal by value. What is not done may stand there
 * as `others` have it, too, and where a deletion is no error, done by the same words, if it is not done as the file is `standing`: nobody
 * judges how it is finished once it lies there.
 */
export function archives<Doc>(
  kind: StateKind<Doc>,
  archive: Doc,
  doc: Doc,
  {
    next = null,
    others = [],
    standing = null,
  }: { readonly next?: Doc | null; readonly others?: readonly Doc[]; readonly standing?: Doc | null } = {},
): boolean {
  const gone = goneFrom(kind, doc, next);
  const isIn = (one: Doc) => (id: string) => same(kind, one, archive, subjectOf(id));
  if (gone.size === 0 || ![...doneEntities(kind, doc)].every((id) => !gone.has(id) || isIn(doc)(id)))
    return false;
  const known = [doc, ...finishedIn(kind, doc, archive, standing), ...others];
  const kept = [...gone].filter((id) => known.some((one) => isIn(one)(id)));
  return kept.length * 10 >= gone.size * 9;
}

/** What a later version holds no more: nothing is lost of a list that goes on with what is done as it was, and with what is open. */
function goneFrom<Doc>(kind: StateKind<Doc>, doc: Doc, next: Doc | null): ReadonlySet<string> {
  const ids = [...kind.entities(doc)];
  if (next === null || kind.deletion !== 'warning') return new Set(ids);
  const done = new Set(doneEntities(kind, doc));
  const stays = (id: string) => {
    const now = kind.entity(next, id);
    if (done.has(id)) return same(kind, doc, next, subjectOf(id));
    const [label, old] = [now?.label, kind.entity(doc, id)?.label];
    return now !== undefined && (label === old || wordsSimilar(label ?? '', old ?? ''));
  };
  return new Set(ids.filter((id) => !stays(id)));
}

/** A document with what its archive finished, and nothing else is other. What stands done and is lost open was refused. */
function finishedIn<Doc>(kind: StateKind<Doc>, doc: Doc, archive: Doc, standing: Doc | null): Doc[] {
  if (kind.deletion !== 'warning' || standing === null) return [];
  const isOpen = (id: string) =>
    kind.entity(standing, id) !== undefined && [doc, standing].every((each) => !isDoneIn(kind, each, id));
  const more = [...doneEntities(kind, archive)].filter(isOpen);
  if (more.length === 0) return [];
  const marks = more.flatMap((id) =>
    Object.entries(kind.entity(doc, id)?.fields ?? {})
      .filter(([, { role }]) => role === 'done')
      .map(([name]) => subjectOf(id, name)),
  );
  return [kind.graft(doc, archive, marks)];
}

/** Whether an archive that was worked on since keeps a document still: every done entity as it was, and most of the others, whatever became of them. */
export function stillArchives<Doc>(
  kind: StateKind<Doc>,
  archive: Doc,
  doc: Doc,
  next: Doc | null = null,
): boolean {
  const gone = goneFrom(kind, doc, next);
  const isKept = [...doneEntities(kind, doc)].every(
    (id) => !gone.has(id) || same(kind, doc, archive, subjectOf(id)),
  );
  const saying = new Map([...sayingOf(kind, doc)].filter(([id]) => gone.has(id)));
  return isKept && holdsItems(saying, sayingOf(kind, archive));
}
