import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf } from './account.ts';
import { isError, refusedBy } from './change.ts';

/** What stands refused of a range that is judged as a whole, with its ground. */
export interface OpenNet {
  readonly finding: ReportedFinding;
  readonly subjects: readonly string[];
  readonly ground: unknown;
  readonly account: Account;
}

export function openNet(
  reported: ReportedFinding,
  finding: Finding,
  account: Account,
  from: ReadVersion | null,
): readonly OpenNet[] {
  if (!isError(reported)) return [];
  const ground = finding.demanded ?? docOf(from);
  return [{ finding: reported, subjects: refusedBy(finding), ground, account }];
}
