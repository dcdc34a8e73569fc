import type { NotJudged } from '../../core/check.ts';
import type { Context } from '../../core/context.ts';
import { isDoneIn, same } from '../../core/entity.ts';
import { isFileRule } from '../../core/file-rules/index.ts';
import type { Finding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { shapeRuleIds } from '../../core/rule.ts';
import { splitSubject } from '../../core/subject.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';
import { judgeVersions } from './judge-versions.ts';

/** A stretch of a range with what it is judged by. */
export interface NetInput {
  readonly from: ReadVersion | null;
  readonly to: ReadVersion | null;
  /** The file at the head of the range; a stretch that was cut ended before it. */
  readonly head: ReadVersion | null;
  readonly context: Context;
  /** No commit was judged by itself. */
  readonly alone: boolean;
}

export interface NetJudgement {
  readonly findings: readonly Finding[];
  readonly notJudged: readonly NotJudged[];
}

/** Judges what a stretch of a range did to one file as a whole (docs/judging.md, Scopes). */
export function judgeNet(setup: FileSetup, input: NetInput): NetJudgement {
  const { from, to, head, context, alone } = input;
  const { at, ...timeless } = context;
  const isLast = to === head && at !== undefined;
  const { findings, notJudged } = judgeVersions(setup, from, to, isLast ? { ...timeless, at } : timeless);
  const { kind } = setup;
  // Deleting and reading are judged where they happen; here they would only be said again.
  const own = findings.filter(
    (finding) =>
      (alone || !isAboutFile(kind, finding.ruleId)) &&
      !isTakenBack(kind, finding, input) &&
      !isAgain(kind, finding, input),
  );
  return { findings: own, notJudged };
}

/** Whether a rule speaks of the head by what a guard said: what it finds is the range's own. */
export function isOfGuard({ rules }: StateKind, ruleId: string): boolean {
  return rules.some(({ id, needs }) => id === ruleId && needs?.includes('guard'));
}

/** A failed guard speaks of what stands at the head; what a stretch finished may have been taken back behind it. */
function isTakenBack(
  kind: StateKind,
  { ruleId, subject }: Finding,
  { to, head, context }: NetInput,
): boolean {
  if (context.guard !== 'failure' || to === head || !isOfGuard(kind, ruleId)) return false;
  return !isDoneIn(kind, docOf(head), splitSubject(subject).entity);
}

/** What a stretch changed may stand at the head as it stood before it. */
function isAgain(kind: StateKind, { subject }: Finding, { from, to, head }: NetInput): boolean {
  const [then, now] = [docOf(from), docOf(head)];
  return to !== head && then !== null && now !== null && same(kind, then, now, subject);
}

/** Whether a rule looks at the file as such, or says that its kind can make nothing of it. */
function isAboutFile(kind: StateKind, ruleId: string): boolean {
  return isFileRule(kind, ruleId) || shapeRuleIds(kind.rules).has(ruleId);
}
