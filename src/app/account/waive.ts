import { isFileRule } from '../../core/file-rules/index.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf, type WaivedChange } from './account.ts';
import type { Run } from './change.ts';
import { isError } from './change.ts';
import { holdSame, sameVersion } from './subjects.ts';

/** A finding with what it refuses, on its way into a report. */
export interface Candidate {
  readonly reported: ReportedFinding;
  readonly refuses: readonly string[];
  /** What the change should have brought, where something is missing. */
  readonly demanded?: unknown;
}

export interface Waived extends Pick<Account, 'settled' | 'used'> {
  /** In the order of the candidates; what a waiver excuses is a note. */
  readonly findings: readonly ReportedFinding[];
}

/** A waiver excuses one change, and is used up by it on this line of history (docs/judging.md, The account, 8). */
export function waive(
  { waiving }: Run,
  account: Pick<Account, 'settled' | 'used' | 'file'>,
  candidates: readonly Candidate[],
  { from, after }: { readonly from: ReadVersion | null; readonly after: ReadVersion | null },
): Waived {
  const { kind } = account.file.governance;
  const [before, next] = [docOf(from), docOf(after)];
  const used = [...account.used];
  const settled = account.settled.filter(({ subject, before: was, after: became, versions }) =>
    versions === undefined
      ? next === null || holdSame(kind, next, was, subject) || holdSame(kind, next, became, subject)
      : versions.some((one) => sameVersion(kind, one, after)),
  );
  const findings = candidates.map(({ reported, refuses, demanded = before }) => {
    const excused = waiving.excused(reported);
    const key = `${reported.fingerprint} ${reported.change}`;
    if (excused === reported || !isError(reported)) return excused;
    if (used.includes(key)) return reported;
    used.push(key);
    const whole = isFileRule(kind, reported.ruleId) ? { versions: [from, after] } : {};
    const values = { before: demanded, after: next, ...whole };
    settled.push(...refuses.map((subject): WaivedChange => ({ subject, ...values })));
    return excused;
  });
  return { settled, used, findings };
}
