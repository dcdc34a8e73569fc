import { identity, type Judgement } from '../../core/check.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import type { Account, Kept } from './account.ts';
import type { Change, Run } from './change.ts';
import { idOf, reportChange } from './opened.ts';

/** A judgement with what archives hold, and what would be said without them. */
export interface JudgedWithArchives {
  readonly judgement: Judgement;
  readonly archived: readonly string[];
  /** All that is said where nothing is archived. */
  readonly bare: readonly Finding[];
  /** Of that, what an archive excuses, or would. */
  readonly excused: readonly Finding[];
}

/** Any path would do. */
const anyArchive = [''];

/** Judges with the archives that hold what goes; where none does and something is `lost`, also what one would excuse. */
export function withArchives(
  archived: readonly string[],
  lost: boolean,
  judge: (archived: readonly string[]) => Judgement,
): JudgedWithArchives {
  const isArchived = archived.length > 0;
  const bare = judge([]);
  const isAsked = isArchived || (lost && bare.findings.some(isGrave));
  const kept = isAsked ? judge(isArchived ? archived : anyArchive) : bare;
  const known = new Set(kept.findings.map(identity));
  const excused = bare.findings.filter((finding) => isGrave(finding) && !known.has(identity(finding)));
  return { judgement: isArchived ? kept : bare, archived, bare: bare.findings, excused };
}

function isGrave({ severity }: { readonly severity: string }): boolean {
  return severity !== 'note';
}

interface Archived extends Pick<JudgedWithArchives, 'archived' | 'excused'> {
  readonly from: ReadVersion | null;
  /** What was said of the change. */
  readonly said: readonly ReportedFinding[];
}

/** What archives excuse of a change, or would. */
export function keptNow(
  run: Run,
  account: Account,
  change: Change,
  { from, archived, excused, said }: Archived,
): readonly Kept[] {
  if (from === null || excused.length === 0) return [];
  const stood = change.after === null ? null : account.version;
  const kept = { version: from, stood, commit: change.commit.id, archived };
  if (archived.length > 0)
    return [{ ...kept, findings: reportChange(run, account, change, excused, from), ids: [] }];
  const known = new Set(excused.map(identity));
  const findings = said.filter((finding) => isGrave(finding) && known.has(identity(finding)));
  const ids = findings.flatMap((finding) => idOf(account, change, finding) ?? []);
  return findings.length === 0 ? [] : [{ ...kept, findings, ids }];
}
