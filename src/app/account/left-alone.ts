import { identity, judge } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { same } from '../../core/entity.ts';
import type { Finding } from '../../core/finding.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account } from './account.ts';
import { type Change, isError, refusedBy } from './change.ts';
import { isAccepted, withEachReturned } from './ground.ts';
import { isWhole, lastFirst, refusedOf } from './refused-ones.ts';
import { goesWhole, holdSame } from './subjects.ts';

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
  const stays = lastFirst(refusedOf(account.errors.filter((error) => !isAccepted(error))))
    .filter((one) => !isWhole(one) && holdSame(kind, doc, next, one.subject))
    .filter(({ subject }) => !same(kind, before, next, subjectOf(splitSubject(subject).entity)))
    .map(({ error: { ground }, subject }) => ({ subject, ground }));
  if (stays.length === 0) return findings;
  const left = withEachReturned(kind, before, stays);
  const right = withEachReturned(kind, next, stays);
  const touched = new Set(stays.map(({ subject }) => splitSubject(subject).entity));
  const known = new Set(findings.map(identity));
  const more = judge(kind, left, right, context, settings).findings.filter(
    (finding) =>
      isError(finding) &&
      !known.has(identity(finding)) &&
      refusedBy(finding).length > 0 &&
      refusedBy(finding).every((subject) => touched.has(splitSubject(subject).entity)),
  );
  return [...findings, ...more];
}
