import type { Texts } from '../contract/kind.ts';
import { splitSubject } from '../contract/subject.ts';
import { holdSame, isSameDoc } from '../law/same.ts';
import { docOf, type FileSetup, type ReadVersion, textsOf } from '../versions/read-version.ts';

/**
 * A governed file with open errors at the head, and what it would be with each refused subject at its baseline. Parts are
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
 * The texts of a version, by part, in which the subjects are as in `target`; parts that do not change are left out. They are read
 * back: each subject, and all that no subject names, is as in the target. Undefined where that cannot be written.
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
  const written = kind.edit?.write?.({ texts, doc }, target, subjects, settings.options);
  if (written === undefined) return undefined;
  const after = readBack(file, version, written);
  if (after === null || !subjects.every((subject) => holdSame(kind, after, target, subject)))
    return undefined;
  // One field of an entity may repeat the words of another, and then changes with it.
  const named = new Set(subjects.map((subject) => splitSubject(subject).entity));
  return isSameDoc(kind, after, target, named) ? written : undefined;
}

function readBack<Doc>(
  { kind, settings, limits, path }: FileSetup<Doc>,
  { content }: ReadVersion<Doc>,
  written: Texts,
): Doc | null {
  const reader = kind.read(settings.options, limits, path);
  for (const [part, chunks] of content.parts)
    if (!written.has(part)) for (const chunk of chunks) reader.push(part, chunk);
  for (const [part, text] of written)
    if (text !== '' || part === '') reader.push(part, new TextEncoder().encode(text));
  return reader.end().doc;
}
