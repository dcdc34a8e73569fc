import { identity, judge } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { same } from '../../core/entity.ts';
import type { Finding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { overlaps, splitSubject, subjectOf } from '../../core/subject.ts';
import { judgeMergeVersions, type MergedVersions } from '../judge/judge-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { type Change, isError, type Run, refusedBy, setupOf } from './change.ts';
import { isAccepted, type Return, withDoc, withEachReturned } from './ground.ts';
import { isWhole, lastFirst, refusedOf } from './refused-ones.ts';
import { goesWhole, has, holdSame } from './subjects.ts';

/**
 * What a commit leaves alone stays refused and frees nothing: what it does to the same entity must be legal with the
 * ground's value there too. Adds the errors that only then show.
 */
export function withLeftAlone(
  account: Account,
  { after, file }: Change,
  { from, context }: { readonly from: ReadVersion | null; readonly context: Context },
  findings: readonly Finding[],
): readonly Finding[] {
  const { kind, settings } = file.governance;
  const [doc, before, next] = [docOf(account.version), docOf(from), docOf(after)];
  if (before === null || next === null || context.reverts !== undefined) return findings;
  // The lines of a log are judged by themselves.
  if (kind.keepsParents || goesWhole(kind, settings.options, account.version, after)) return findings;
  const left = refusedOf(account.errors.filter((error) => !isAccepted(error)))
    .filter((one) => !isWhole(one) && holdSame(kind, doc, next, one.subject))
    .filter(({ subject }) => !same(kind, before, next, subjectOf(splitSubject(subject).entity)));
  const stays = lastFirst(left).map(({ error: { ground }, subject }) => ({ subject, ground }));
  const more = freed(
    kind,
    stays,
    findings,
    (put) => judge(kind, put(before), put(next), context, settings).findings,
  );
  return [...findings, ...more];
}

/** The errors about what is left refused, and about nothing else, that show only where it is at its ground before and after. */
function freed(
  kind: StateKind,
  stays: readonly Return[],
  known: readonly Finding[],
  judged: (put: (doc: unknown) => unknown) => readonly Finding[],
): readonly Finding[] {
  if (stays.length === 0) return [];
  const touched = new Set(stays.map(({ subject }) => splitSubject(subject).entity));
  const said = new Set(known.map(identity));
  return judged((doc) => withEachReturned(kind, doc, stays)).filter(
    (finding) =>
      isError(finding) &&
      !said.has(identity(finding)) &&
      refusedBy(finding).length > 0 &&
      refusedBy(finding).every((subject) => touched.has(splitSubject(subject).entity)),
  );
}

/** What a merge leaves refused frees nothing: the same merge with these subjects at their ground everywhere. */
export function freedByMerge(
  run: Run,
  standing: readonly OpenError[],
  change: Change,
  { parents, bases, after }: Omit<MergedVersions, 'readable'>,
  known: readonly Finding[],
): readonly Finding[] {
  const { kind } = change.file.governance;
  const next = docOf(after);
  const fields = standing
    .filter(({ isBehind, isFile }) => !isBehind && !isFile)
    .flatMap(({ subjects, ground }) => subjects.map((subject) => ({ subject, ground })))
    .filter(({ subject }) => {
      const { entity, field } = splitSubject(subject);
      // Of what all parents hold alike and the merge leaves so, nothing was decided.
      const isDecided = () => parents.some((each) => !same(kind, docOf(each), next, subjectOf(entity)));
      return field !== undefined && has(kind, next, entity) && isDecided();
    });
  if (kind.keepsParents) return [];
  const more = freed(kind, fields, known, (returned) => {
    const put = (version: ReadVersion | null) => withDoc(version, returned(docOf(version)));
    const sides = parents.map(put);
    const versions = { parents: sides, readable: sides, bases: bases.map(put), after: put(after) };
    return judgeMergeVersions(setupOf(run, change), versions, change.context).findings;
  });
  const isOwn = (finding: Finding) =>
    fields.some(({ subject }) => refusedBy(finding).some((other) => overlaps(subject, other)));
  return more.filter((finding) => !isOwn(finding));
}
