import type { ReportedFinding } from '../contract/finding.ts';
import type { Repair } from '../contract/repair.ts';
import { buildReport, type Report } from '../contract/report.ts';
import { configChanged } from '../file-rules/config-changed.ts';
import type { CommitFacts, History } from '../ports.ts';
import { joinReports } from '../report/join-reports.ts';
import { checkRange } from './check-range.ts';
import type { RangeInput } from './range-input.ts';

/** A branch before and after it was rewritten, with a history in which one commit leads from the one to the other. */
export interface RewriteInput extends RangeInput {
  /** Elsewhere dropping a bad commit is a repair, so what is missing is only noted. */
  readonly onDefaultBranch: boolean;
  /** The commits that the branch has now and did not have, and what was said of them. */
  readonly fresh?: { readonly commits: readonly CommitFacts[]; readonly report: Report };
}

/**
 * What a rewritten branch brings, and whether what passed before still stands after it (docs/action.md, Events); no claims, no
 * steps of that. A policy that went with it is announced.
 */
export async function judgeRewrite(input: RewriteInput): Promise<Report> {
  const { fresh, onDefaultBranch, range } = input;
  const report = await checkRange({ ...input, history: forcedHistory(input), granularity: 'squash' });
  const missing: ReportedFinding[] = [];
  for (const finding of report.findings) {
    const isAnnounced = finding.ruleId === configChanged.id;
    if (!isAnnounced && finding.ruleId.startsWith('config/')) continue;
    missing.push(onDefaultBranch || isAnnounced ? finding : { ...finding, severity: 'note' });
  }
  const findings = await ledBack(missing, input);
  const lacking = `a clone that lacks ${range.base.slice(0, shownDigits)} gets it with: git fetch origin ${range.base}`;
  const notices = findings.some(isError) ? [lacking] : [];
  const missed = buildReport({ findings, obstacles: report.obstacles, notices });
  if (fresh === undefined) return missed;
  // One change is one finding: the one that leads to what both lines have.
  const known = new Set(findings.map(identityOf));
  const own = fresh.report.findings.filter(
    (each) => each.ended !== undefined || !known.has(identityOf(each)),
  );
  return joinReports([{ ...fresh.report, findings: own }, missed]) ?? missed;
}

const shownDigits = 12;

const identityOf = ({ ruleId, file, subject, severity }: ReportedFinding) =>
  JSON.stringify([ruleId, file, subject, severity]);

/** What is new on a branch says why what was done is open: a reason that its commits give counts over them all. */
function forcedHistory({ history, fresh }: RewriteInput): History {
  const message = (fresh?.commits ?? []).flatMap((each) => each.message ?? []).join('\n\n');
  return {
    ...history,
    commits: async (range) => {
      const commits = await history.commits(range);
      if (!commits.ok) return commits;
      return { ok: true, value: commits.value.map((each) => ({ ...each, message, isForced: true })) };
    },
  };
}

/**
 * What was done comes back with the commits in which it was: by itself it would be new and done already. They are joined to
 * what is new, which keeps its own lines; a state file that it changed gets what a merge of both has to hold.
 */
async function ledBack(missed: readonly ReportedFinding[], input: RewriteInput): Promise<ReportedFinding[]> {
  if (!missed.some(isError)) return [...missed];
  const { fresh, history, range } = input;
  const isApart = fresh === undefined || fresh.report.transitions.length === 0;
  const place = input.place ?? {};
  const repairOf = async ({ file, repair }: ReportedFinding): Promise<Repair | undefined> => {
    if (isApart) return { ways: [{ how: 'merge', commit: range.base }], place };
    if (repair === undefined) return undefined;
    const stands = await history.entry(range.head, file);
    const from = stands.ok && stands.value === null ? 'commit' : 'head';
    return { ways: [{ how: 'merge', commit: range.base, file: { path: file, from } }], place };
  };
  return Promise.all(
    missed.map(async (each) => {
      if (!isError(each)) return each;
      const { repair: _, ...led } = {
        ...each,
        fix: `${each.fix} Before that, merge ${range.base.slice(0, shownDigits)}.`,
      };
      const repair = await repairOf(each);
      return repair === undefined ? led : { ...led, repair };
    }),
  );
}

const isError = ({ severity, ruleId }: ReportedFinding) =>
  severity === 'error' && ruleId !== configChanged.id;
