import type { Context, IdElsewhere } from '../../core/context.ts';
import { same } from '../../core/entity.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import type { Account, Stretch } from '../account/account.ts';
import { type Run, setupOf } from '../account/change.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import { judgeVersions } from './judge-versions.ts';

export interface MergeResultInput {
  /** The file at the tip of the base branch, and as the merge would leave it. */
  readonly tip: ReadVersion | null;
  readonly result: ReadVersion | null;
  readonly guard: Context['guard'];
  readonly elsewhere: readonly IdElsewhere[];
}

/** Judges what merging a range would do to one file, as a whole (docs/judging.md, Scopes). */
export function judgeMergeResult(run: Run, account: Account, input: MergeResultInput): ReportedFinding[] {
  const { tip, result, guard, elsewhere } = input;
  const { file, stretches, graph, version: head } = account;
  // A merge that leaves what the head has, or what the tip has, brings nothing of the file itself that was not judged.
  const isKnown = result === head || result === tip;
  if (isKnown && elsewhere.length === 0) return [];
  const setup = setupOf(run, account);
  const context: Context = {
    scope: 'net',
    path: file.path,
    isMerged: true,
    elsewhere,
    ...(guard === undefined ? {} : { guard }),
    ...(graph === undefined ? {} : { policy: graph }),
  };
  const { findings } = judgeVersions(setup, tip, result, context);
  const exempt = cutEntities(file.governance.kind, stretches);
  const own = findings.filter(
    ({ subject, ruleId }) =>
      !exempt.has(splitSubject(subject).entity) && (!isKnown || isAboutOthers(file.governance.kind, ruleId)),
  );
  return reportFindings(setup, own, { before: tip, after: result });
}

/** Whether a rule compares a file with others. */
function isAboutOthers({ rules }: StateKind, ruleId: string): boolean {
  return rules.some(({ id, needs = [] }) => id === ruleId && needs.includes('elsewhere'));
}

/** What a rotation replaced, or a revert took back: the entities that differ across a cut. */
function cutEntities(kind: StateKind, stretches: readonly Stretch[]): Set<string> {
  const exempt = new Set<string>();
  for (const [index, { to }] of stretches.entries()) {
    const [earlier, later] = [docOf(to), docOf(stretches[index + 1]?.from)];
    if (earlier === null || later === null) continue;
    for (const id of [...kind.entities(earlier), ...kind.entities(later)]) {
      if (!same(kind, earlier, later, subjectOf(id))) exempt.add(id);
    }
  }
  return exempt;
}
