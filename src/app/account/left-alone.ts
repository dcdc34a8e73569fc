import { identity, judge } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { same } from '../../core/entity.ts';
import type { Finding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { demandsIn, withoutMoot } from '../../core/moot-demands.ts';
import { overlaps, splitSubject, subjectOf } from '../../core/subject.ts';
import { judgeMergeVersions, type MergedVersions } from '../judge/judge-versions.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { isAccepted, type Return, withDoc, withEachReturned } from './ground.ts';
import { isWhole, lastFirst, refusedOf } from './refused-ones.ts';
import { changes, goesWhole, has, holdSame } from './subjects.ts';
import { type Change, isError, type Run, refusedBy, setupOf } from './walk.ts';

/**
 * What a commit leaves alone stays refused and frees nothing: what it does to the same entity must be legal with the
 * ground's value there too. Adds the errors that only then show, and leaves out what is only demanded for the sake of what is refused.
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
  const left = refusedOf(account.errors.filter((error) => !isAccepted(error))).filter(
    (one) => !isWhole(one) && holdSame(kind, doc, next, one.subject),
  );
  const returnsOf = (refused: typeof left) =>
    lastFirst(refused).map(({ error: { ground }, subject }) => ({ subject, ground }));
  const judged = (put: (doc: unknown) => unknown) =>
    judge(kind, put(before), put(next), context, settings).findings;
  const stays = left.filter(
    ({ subject }) => !same(kind, before, next, subjectOf(splitSubject(subject).entity)),
  );
  const more = freed(kind, returnsOf(stays), findings, judged);
  const demands = left.length === 0 ? new Set<Finding>() : demandsIn(findings, { kind, before, after: next });
  if (demands.size === 0) return [...findings, ...more];
  const elsewhere = judged((each) => withEachReturned(kind, each, returnsOf(left)));
  return [...withoutMoot(findings, demands, elsewhere), ...more];
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
  { parents, bases, after }: MergedVersions,
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
    const versions = { parents: parents.map(put), bases: bases.map(put), after: put(after) };
    return judgeMergeVersions(setupOf(run, change), versions, change.context).findings;
  });
  const isOwn = (finding: Finding) =>
    fields.some(({ subject }) => refusedBy(finding).some((other) => overlaps(subject, other)));
  return more.filter((finding) => !isOwn(finding));
}

/** The errors that refuse a whole (an entity, a plan) in which a change changes something. */
export function changedWholes(account: Account, after: ReadVersion | null): readonly OpenError[] {
  const { kind } = account.file.governance;
  const [doc, next] = [docOf(account.version), docOf(after)];
  const changed = refusedOf(account.errors).filter(
    (one) => isWhole(one) && !isAccepted(one.error) && changes(kind, doc, next, one.subject),
  );
  return [...new Set(changed.map(({ error }) => error))];
}

/**
 * A change as it is judged, and the refused wholes that it leaves alone for all that it does in them: from the ground of such
 * a one it would be refused for the same again, or for more than from where it stands (docs/judging.md, The account, 3).
 */
export async function leaving<Attempt extends { readonly bare: readonly Finding[] }>(
  wholes: readonly OpenError[],
  attempt: (held: ReadonlySet<OpenError>) => Promise<Attempt>,
): Promise<{ readonly now: Attempt; readonly held: ReadonlySet<OpenError> }> {
  const released = { now: await attempt(new Set()), held: new Set<OpenError>() };
  const said = new Set(released.now.bare.filter(isError).map(identity));
  if (wholes.length === 0 || said.size === 0) return released;
  const again = wholes.filter(({ finding }) => said.has(identity(finding)));
  const held = new Set(again.length > 0 ? again : wholes);
  const goesOn = { now: await attempt(held), held };
  return again.length > 0 || errorsIn(goesOn.now) < errorsIn(released.now) ? goesOn : released;
}

function errorsIn({ bare }: { readonly bare: readonly Finding[] }): number {
  return bare.filter(isError).length;
}
