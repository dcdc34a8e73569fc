import { begunAnew } from '../../src/core/file-rules/begun-anew.ts';
import { takenBack } from '../../src/core/file-rules/taken-back.ts';
import type { ReportedFinding } from '../../src/core/finding.ts';
import { splitSubject } from '../../src/core/subject.ts';
import type { Answer, ModelFinding, ModelNote, NetFinding } from './types.ts';

/** How an error ended: by a commit of the range, or as one (`of`) that a commit behind the base brought. */
export interface Ended {
  readonly how: 'repaired' | 'taken-back' | 'settled';
  readonly by?: string;
  readonly of?: string;
}

/** What the account adds to a finding; read here alone, wherever reports come to carry it. */
interface Accounted {
  readonly refuses?: readonly string[];
  readonly ended?: Ended;
}

type NameOf = (id: string) => string;

/** Findings of a report, in the model's words. */
export function inModelWords(
  findings: readonly (ReportedFinding & Accounted)[],
  verdict: string,
  nameOf: NameOf,
): Answer {
  // What a taking back lists beside the errors that it ends is for people; of a beginning the toy says itself.
  const steps = findings.filter(
    ({ scope, ruleId }) => scope !== 'net' && ruleId !== takenBack.id && ruleId !== begunAnew.id,
  );
  return {
    verdict,
    findings: steps.filter((finding) => !isOfBehind(finding)).flatMap((finding) => said(finding, nameOf)),
    notes: steps.flatMap((finding) => ending(finding, nameOf)),
    net: findings.filter(({ scope }) => scope === 'net').map(netFinding),
  };
}

/** An error behind the base that came to its end is none of the range: only its end is told. */
function isOfBehind({ ended }: Accounted): boolean {
  return ended?.of !== undefined;
}

/** A finding of several commits stands for one of each. */
function said(finding: ReportedFinding & Accounted, nameOf: NameOf): ModelFinding[] {
  const status = statusOf(finding);
  const isError = !['warning', 'note'].includes(status);
  const rule = ruleOf(finding);
  const subjects = subjectsOf(finding);
  return (finding.commits ?? []).map(nameOf).map((commit) => ({
    commit,
    path: finding.file,
    rule,
    subjects,
    severity: isError ? 'error' : finding.severity,
    status,
    id: isError ? [commit, finding.file, rule, subjects].join(':') : undefined,
  }));
}

function statusOf({ ended, waivedBy, severity }: ReportedFinding & Accounted): string {
  if (waivedBy !== undefined) return 'waived';
  return ended?.how ?? (severity === 'error' ? 'open' : severity);
}

/** The note of the commit that ended an error. */
function ending({ ended, ...finding }: ReportedFinding & Accounted, nameOf: NameOf): ModelNote[] {
  if (ended === undefined) return [];
  const own = (finding.commits ?? []).map(nameOf);
  const rule = ended.how === 'taken-back' ? 'taken back' : ended.how;
  const subjects = subjectsOf(finding);
  if (ended.of !== undefined)
    return own.map((commit) => ({ commit, rule, subjects, of: nameOf(ended.of ?? '') }));
  if (ended.by === undefined) return [];
  const by = nameOf(ended.by);
  return own.map((of) => ({ commit: by, rule, subjects, of }));
}

function netFinding(finding: ReportedFinding & Accounted): NetFinding {
  return { path: finding.file, rule: ruleOf(finding), subjects: subjectsOf(finding) };
}

export function ruleOf({ ruleId, messageId }: ReportedFinding): string {
  if (messageId.startsWith('plan')) return 'plan-gone';
  return ruleId.slice(ruleId.indexOf('/') + 1);
}

/** The model calls the file `@file`, whatever part of it a finding is about. */
export function subjectsOf({
  subject,
  refuses = [subject],
}: Pick<ReportedFinding, 'subject'> & Accounted): string[] {
  const named = refuses.map((each) => (splitSubject(each).entity === '' ? '@file' : each));
  return [...new Set(named)].sort();
}
