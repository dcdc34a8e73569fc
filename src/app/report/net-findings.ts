import { identity } from '../../core/check.ts';
import { withoutEchoes } from '../../core/claims.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import { mergeRules } from '../../core/merge-rules.ts';
import type { JudgedNet } from '../account/open-net.ts';
import { aboutSame } from '../account/subjects.ts';
import { isOfGuard } from '../judge/judge-net.ts';

/**
 * What the net adds to what was said of single commits (docs/judging.md, Scopes): nothing about a subject that a
 * step was refused for, whatever became of it; and a warning where every step was legal, for there would be no way back.
 */
export function afterNet(
  net: JudgedNet,
  steps: readonly ReportedFinding[],
  alone: boolean,
): ReportedFinding[] {
  if (alone) return [...net.findings, ...net.merged];
  const { kind } = net.account.file.governance;
  const rules = [...kind.rules, ...mergeRules(kind.id)];
  const once = new Set(kind.rules.filter(({ saidOnce }) => saidOnce).map(({ id }) => id as string));
  const told = steps.filter(
    ({ severity, ended, waivedBy }) => severity === 'error' || ended !== undefined || waivedBy !== undefined,
  );
  const said = new Set(steps.map(identity));
  const isStepRule = (ruleId: string) =>
    kind.rules.some(({ id, scopes }) => id === ruleId && scopes.includes('step'));
  // What only the net can see is not said by what a step was refused for and took back.
  const silences = (step: ReportedFinding, finding: ReportedFinding) =>
    (step.ended === undefined || isStepRule(finding.ruleId)) && aboutSame(step.refuses, [finding.subject]);
  // What an archive excused where it went; where the archive is gone by now, that is said by itself.
  const archived = net.account.memory.kept.filter((each) => each.archived.length > 0);
  const excused = new Set(archived.flatMap(({ findings }) => findings.flatMap(({ refuses }) => refuses)));
  const isKept = ({ refuses }: ReportedFinding) =>
    refuses.length > 0 && refuses.every((subject) => subject !== '' && excused.has(subject));
  const added = net.findings.filter((finding) => {
    if (isOfGuard(kind, finding.ruleId)) return true;
    if (isKept(finding)) return false;
    if (said.has(identity(finding)) || told.some((step) => silences(step, finding))) return false;
    return !steps.some(
      ({ ruleId, subject }) => once.has(ruleId) && ruleId === finding.ruleId && subject === finding.subject,
    );
  });
  const own = added.map(
    (finding): ReportedFinding =>
      finding.severity === 'error' && isStepRule(finding.ruleId) && !isOfGuard(kind, finding.ruleId)
        ? { ...finding, severity: 'warning' }
        : finding,
  );
  const kept = new Set(withoutEchoes([...steps.filter(({ ended }) => ended === undefined), ...own], rules));
  const merged = net.merged.filter(
    (finding) =>
      !said.has(identity(finding)) && !told.some((step) => aboutSame(step.refuses, [finding.subject])),
  );
  return [...own.filter((finding) => kept.has(finding)), ...merged];
}
