import { type Judgement, judge, runRules } from '../../core/check.ts';
import { judgeMerge } from '../../core/check-merge.ts';
import type { Context } from '../../core/context.ts';
import { doneEntities, isDoneIn, same, touchedEntities } from '../../core/entity.ts';
import type { FileFacts } from '../../core/file-rules/file-facts.ts';
import { fileRules } from '../../core/file-rules/index.ts';
import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';

/** Judges two versions of one file: the rules about files first, then, where both can be read, its kind's. */
export function judgeVersions<Doc>(
  setup: FileSetup<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
  context: Context,
): Judgement {
  const file = judgeFile(setup, before, after, context);
  const doc = docOf(after);
  // An exact revert is legal for every rule but those about the file itself.
  if (doc === null || context.reverts !== undefined) return file;
  return joined(file, judge(setup.kind, docOf(before), doc, context, setup.settings));
}

/** The versions of one file around a merge commit. */
export interface MergedVersions<Doc = unknown> {
  readonly parents: readonly (ReadVersion<Doc> | null)[];
  readonly bases: readonly (ReadVersion<Doc> | null)[];
  readonly after: ReadVersion<Doc> | null;
}

/** The same for a merge commit: its result against every parent and merge base. */
export function judgeMergeVersions<Doc>(
  setup: FileSetup<Doc>,
  versions: MergedVersions<Doc>,
  context: Context,
): Judgement {
  const { parents, bases, after } = versions;
  const standing = parents.includes(null) ? null : (parents[0] ?? null);
  const before = after === null ? deletedHere(setup.kind, versions) : standing;
  const file = judgeFile(setup, before, after, context);
  const doc = (version: ReadVersion<Doc> | null) => docOf(version);
  const result = doc(after);
  if (result === null) return file;
  if (parents.every((parent) => parent === null)) {
    return joined(file, judge(setup.kind, null, result, { ...context, scope: 'step' }, setup.settings));
  }
  const merge = { result, parents: parents.map(doc), bases: bases.map(doc) };
  return joined(file, judgeMerge(setup.kind, merge, context, setup.settings));
}

/**
 * The version that a merge without the file takes away. Where a side deleted it since the merge base, that was
 * judged there, and only what another side changed meanwhile is lost here.
 */
function deletedHere<Doc>(
  kind: StateKind<Doc>,
  { parents, bases }: MergedVersions<Doc>,
): ReadVersion<Doc> | null {
  const held = parents.filter((parent) => parent !== null);
  const isDeletedThere = held.length < parents.length && bases.some((base) => base !== null);
  const changed = changedSince(kind, bases, held);
  return (isDeletedThere ? changed[0] : held[0]) ?? null;
}

/** The versions that say something else than every merge base. */
export function changedSince<Doc>(
  kind: StateKind<Doc>,
  bases: readonly (ReadVersion<Doc> | null)[],
  versions: readonly ReadVersion<Doc>[],
): ReadVersion<Doc>[] {
  return versions.filter((version) => !bases.some((base) => isSame(kind, base, version)));
}

/** Whether two versions say the same, whatever their bytes. */
function isSame<Doc>(
  kind: StateKind<Doc>,
  left: ReadVersion<Doc> | null,
  right: ReadVersion<Doc> | null,
): boolean {
  const [one, other] = [docOf(left), docOf(right)];
  if (one === null || other === null) return left === right;
  return [...touchedEntities(kind, one, other)].every((id) => same(kind, one, other, subjectOf(id)));
}

/** The rules about the file itself. */
export function judgeFile<Doc>(
  setup: FileSetup<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
  context: Context,
): Judgement {
  const isUntouched = before?.blob !== undefined && before.blob === after?.blob;
  const facts = {
    before: before?.file ?? null,
    after: after?.file ?? null,
    maxBytes: setup.limits.maxBytes,
    deletion: deletionOf(setup.kind, before, context),
    archived: context.archived ?? [],
    collisions: context.collisions ?? [],
    // A companion alone that goes back takes nothing of this file along.
    ...(context.reverts === undefined || isUntouched ? {} : { reverts: context.reverts }),
    ...(context.takesBack === undefined ? {} : { takesBack: context.takesBack }),
    ...(context.begun === undefined ? {} : { begun: context.begun }),
  };
  return runRules([...fileRules, ...(setup.kind.fileRules ?? [])], facts, context, setup.settings.rules);
}

function deletionOf<Doc>(
  kind: StateKind<Doc>,
  before: ReadVersion<Doc> | null,
  { policy }: Context,
): FileFacts['deletion'] {
  const doc = docOf(before);
  return doc !== null && kind.mayGo?.(doc, policy) === true ? 'note' : kind.deletion;
}

function joined(file: Judgement, kind: Judgement): Judgement {
  return {
    ...kind,
    findings: [...file.findings, ...kind.findings],
    notJudged: [...file.notJudged, ...kind.notJudged],
  };
}

/** Ids of the entities that turned done between two versions: the claims of a transition. */
export function claimedBetween<Doc>(
  kind: StateKind<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
): string[] {
  const [old, now] = [docOf(before), docOf(after)];
  if (now === null) return [];
  if (old === null) return [...doneEntities(kind, now)];
  return [...touchedEntities(kind, old, now)].filter(
    (id) => isDoneIn(kind, now, id) && !isDoneIn(kind, old, id),
  );
}
