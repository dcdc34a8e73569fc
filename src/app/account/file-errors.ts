import { judgeFile } from '../judge/judge-versions.ts';
import type { OpenError } from './account.ts';
import { type Change, isError, type Run, setupOf } from './change.ts';

/** Whether what is wrong with a file itself still is, whoever brought it. */
export function fileErrorStands(run: Run, error: OpenError, change: Change): boolean {
  const { after, standing, context } = change;
  const { reverts: _, ...known } = context;
  const facts = { ...known, ...standing, archived: [] };
  const { findings } = judgeFile(setupOf(run, change), error.version ?? null, after, facts);
  return findings.some((finding) => isError(finding) && finding.ruleId === error.finding.ruleId);
}
