import { joinedBytes } from '../../formats/joined-bytes.ts';
import type { Content } from '../law/content.ts';
import { contentOf } from '../law/content-of-kind.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';

/** A version with another document in it. */
function withDoc(version: ReadVersion, doc: unknown): ReadVersion {
  if (version.parsed === undefined || doc === version.parsed.doc || doc === null) return version;
  const { blob: _, ...read } = version;
  return { ...read, parsed: { ...version.parsed, doc } };
}

/** What the engine asks of a state file, of its versions as they were read. */
export function contentOfFile({ kind, settings }: FileSetup, policy: unknown): Content<ReadVersion> {
  const own = contentOf(kind, settings.options, policy);
  const { graft } = own;
  const docs = (versions: readonly (ReadVersion | null)[]) => versions.map((version) => docOf(version));
  return {
    isReadable: (version) => docOf(version) !== null,
    isEqual: (left, right) => isEqualVersion(own, left, right),
    subjects: (versions) => own.subjects(docs(versions)),
    entityOf: own.entityOf,
    isSame: (left, right, subject) =>
      subject === '' ? isEqualVersion(own, left, right) : own.isSame(docOf(left), docOf(right), subject),
    has: (version, subject) => own.has(docOf(version), subject),
    graft:
      graft === undefined
        ? undefined
        : (version, from, subjects) => {
            const doc = docOf(version);
            return doc === null ? version : withDoc(version, graft(doc, docOf(from), subjects));
          },
    followsNames: own.followsNames,
    rotates: (before, after) => own.rotates(docOf(before), docOf(after)),
    renames: (before, after) => own.renames(docOf(before), docOf(after)),
    rename: (version, names) => {
      const doc = docOf(version);
      return doc === null ? version : withDoc(version, own.rename(doc, names));
    },
    renameSubject: own.renameSubject,
    isDone: (version, entity) => own.isDone(docOf(version), entity),
    isAlike: (left, right, entity) => own.isAlike(docOf(left), docOf(right), entity),
    withTwin(version, from, entity) {
      const [doc, other] = [docOf(version), docOf(from)];
      const twin = doc === null || other === null ? undefined : own.withTwin(doc, other, entity);
      return twin === undefined ? undefined : withDoc(version, twin);
    },
    isFinished: (version) => own.isFinished(docOf(version)),
    promises: (entity, versions) => own.promises(entity, docs(versions)),
    isCounter: (subject, versions) => own.isCounter(subject, docs(versions)),
    isHigher: (left, right, subject) => own.isHigher(docOf(left), docOf(right), subject),
    withCounter(start, subject, sides, base, merged) {
      const doc = docOf(start);
      const known = docs(sides).filter((each) => each !== null);
      if (doc === null) return start;
      return withDoc(start, own.withCounter(doc, subject, known, docOf(base), docOf(merged)));
    },
  };
}

function isEqualVersion(own: Content<unknown>, left: ReadVersion | null, right: ReadVersion | null): boolean {
  if (left === right) return true;
  if (left === null || right === null || left.file.nature !== right.file.nature) return false;
  const [one, other] = [docOf(left), docOf(right)];
  if (one !== null && other !== null) return own.isEqual(one, other);
  return one === other && isSameBytes(left, right);
}

function isSameBytes({ content: left }: ReadVersion, { content: right }: ReadVersion): boolean {
  if (left.parts.size !== right.parts.size) return false;
  return [...left.parts].every(([part, chunks]) => {
    const [mine, theirs] = [joinedBytes(chunks), joinedBytes(right.parts.get(part) ?? [])];
    return mine.length === theirs.length && mine.every((byte, index) => byte === theirs[index]);
  });
}
