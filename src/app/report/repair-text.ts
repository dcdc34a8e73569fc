import { type Entity, same } from '../../core/entity.ts';
import type { StateKind, Texts } from '../../core/kind.ts';
import { splitSubject } from '../../core/subject.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { docOf, type FileSetup, type ReadVersion, textsOf } from '../versions/read-version.ts';
import { onlyFollow } from './following-fields.ts';

/**
 * A governed file with open errors at the head, and what it would be with each refused subject at its ground. Parts are
 * named as the kind names them, '' being the file itself; a part that is new in `after` and empty is one that goes.
 */
export interface FileRepair {
  readonly path: string;
  readonly before: Texts;
  /** Undefined where it cannot be written. */
  readonly after: Texts | undefined;
  readonly subjects: readonly string[];
  /** What stands cannot be read, so nothing is written into it; a text its author corrects, which keeps what else was edited. */
  readonly unread?: 'text' | 'other';
  /** Paths of the parts but the file itself, for those that are no paths by themselves. */
  readonly paths?: ReadonlyMap<string, string>;
}

/** The paths that a repair writes or removes, each once: a part may stand under its role and its path. */
export function writtenPaths(repair: FileRepair): string[] {
  return [...new Set([...(repair.after?.keys() ?? [])].map((part) => pathOf(repair, part)))];
}

/** Where a part stands. */
export function pathOf({ path, paths }: FileRepair, part: string): string {
  return paths?.get(part) ?? (part === '' ? path : part);
}

/**
 * The texts of a version, by part, in which the subjects say what they say in `target`; parts that stay are left out. They
 * were read back: each subject is as in the target, and everything else as it was. Undefined where that cannot be written.
 */
export function repairTexts<Doc>(
  file: FileSetup<Doc>,
  version: ReadVersion<Doc>,
  target: Doc | null,
  subjects: readonly string[],
): Texts | undefined {
  const { kind, settings } = file;
  const doc = docOf(version);
  const texts = textsOf(version);
  if (doc === null || target === null || texts === undefined) return undefined;
  const written = kind.write?.({ texts, doc }, target, subjects, settings.options);
  if (written === undefined) return undefined;
  const after = readBack(file, version, written);
  return after !== null && isAsWanted(kind, { before: doc, after, target }, subjects) ? written : undefined;
}

function readBack<Doc>(
  { kind, settings, limits, path }: FileSetup<Doc>,
  { content }: ReadVersion<Doc>,
  written: Texts,
): Doc | null {
  const reader = kind.reader(settings.options, limits, path);
  for (const [part, chunks] of content.parts)
    if (!written.has(part)) for (const chunk of chunks) reader.push(part, chunk);
  for (const [part, text] of written)
    if (text !== '' || part === '') reader.push(part, new TextEncoder().encode(text));
  return reader.end().doc;
}

interface Versions<Doc> {
  readonly before: Doc;
  readonly after: Doc;
  readonly target: Doc;
}

/** What goes with a subject, or comes with it, is as in the target too; all else may be as it was in either. */
function isAsWanted<Doc>(
  kind: StateKind<Doc>,
  versions: Versions<Doc>,
  subjects: readonly string[],
): boolean {
  const { before, after, target } = versions;
  if (!subjects.every((subject) => isSaid(kind, after, target, subject))) return false;
  const named = namedFields(subjects);
  const whole = new Set(
    subjects.map(splitSubject).flatMap(({ entity, field }) => (field === undefined ? [entity] : [])),
  );
  const others = new Set([before, after, target].flatMap((doc) => [...kind.entities(doc)]));
  return [...others].every((id) => {
    if (whole.has(id) || isKept(kind, versions, id)) return true;
    const fields = named.get(id);
    if (fields === undefined) return false;
    const values = (doc: Doc) => valuesOf(kind.entity(doc, id));
    return onlyFollow({ before: values(before), after: values(after), target: values(target) }, fields);
  });
}

/** As in the target, or as before; what follows from others is as these are. */
function isKept<Doc>(kind: StateKind<Doc>, { before, after, target }: Versions<Doc>, id: string): boolean {
  const own = kind.entity(after, id);
  return [target, before].some((doc) => {
    const other = kind.entity(doc, id);
    if (own === undefined || other === undefined) return own === other;
    const following = new Set([...followingIn(own), ...followingIn(other)]);
    return jsonEqual(ownValues(own, following), ownValues(other, following));
  });
}

/** Where nothing but what follows from others is shown of an entity, all of it counts. */
function ownValues({ fields }: Entity, following: ReadonlySet<string>): Record<string, JsonValue> {
  const all = Object.entries(fields);
  const own = all.filter(([name]) => !following.has(name));
  return Object.fromEntries((own.length > 0 ? own : all).map(([name, { value }]) => [name, value]));
}

function followingIn({ fields }: Entity): string[] {
  return Object.keys(fields).filter((name) => /^(?:derived|claim)$/.test(fields[name]?.role ?? ''));
}

/** A field that an entity lacks in both is the same there. */
function isSaid<Doc>(kind: StateKind<Doc>, after: Doc, target: Doc, subject: string): boolean {
  const { entity, field } = splitSubject(subject);
  const [own, wanted] = [kind.entity(after, entity), kind.entity(target, entity)];
  if (field === undefined || own === undefined || wanted === undefined)
    return same(kind, after, target, subject);
  return jsonEqual(valuesOf(own)[field], valuesOf(wanted)[field]);
}

/** The named fields of each entity of which not all is named. */
function namedFields(subjects: readonly string[]): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { entity, field } of subjects.map(splitSubject))
    if (field !== undefined) named.set(entity, (named.get(entity) ?? new Set()).add(field));
  return named;
}

function valuesOf(entity: Entity | undefined): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(entity?.fields ?? {}).map(([name, { value }]) => [name, value]));
}
