import { identity } from '../../core/check.ts';
import { deleted } from '../../core/file-rules/deleted.ts';
import { isFileRule } from '../../core/file-rules/index.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { reportFindings } from '../report/report-finding.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, Kept, OpenError, WaivedChange } from './account.ts';
import { aboutSame, holdSame, sameVersion } from './subjects.ts';
import { type Change, isError, type Run, refusedBy, setupOf } from './walk.ts';
import { isGrave, type JudgedWithArchives } from './with-archives.ts';

/** What a change was judged from. */
export interface Origin {
  readonly from: ReadVersion | null;
  /** A document of the kind, to which what is refused has to return; null for nothing. */
  readonly ground: unknown;
  /** Faults of a merge say themselves what the merge should hold. */
  readonly isMerge?: true;
  /** Those that were none by what stood just before. */
  readonly byGraph?: ReadonlySet<Finding>;
}

/** Findings as they are said, less what a waiver excuses, and the errors that they open. */
export function opened(
  run: Run,
  account: Account,
  change: Change,
  findings: readonly Finding[],
  origin: Origin,
) {
  const { commit, file } = change;
  const reported = reportChange(run, account, change, findings, origin.from);
  const { findings: said, ...waived } = waive(run, account, change, {
    findings,
    reported,
    from: origin.from,
  });
  const errors: OpenError[] = [];
  for (const [index, finding] of findings.entries()) {
    const each = said[index] as ReportedFinding;
    const place = { commit: commit.id, isMadeBehind: run.isBehind };
    const error = isError(each)
      ? openError(file.governance.kind, finding, each, { ...origin, ...place })
      : undefined;
    if (error !== undefined) errors.push(error);
    const id = error?.id ?? idOf(account, change, each);
    run.ledger.say({ finding: each, origin: account.origin, ...(id === undefined ? {} : { id }) });
  }
  return { ...waived, findings: said, errors };
}

/** By which something is known that stands no longer where an archive, or the file, is there later. */
function idOf(account: Account, { commit }: Change, finding: ReportedFinding): string | undefined {
  if (finding.severity === 'note') return undefined;
  if (finding.ruleId === deleted.id && !isError(finding) && account.version !== null)
    return goneId(account, account.at);
  return `${commit.id} ${finding.fingerprint}`;
}

/** What was said of a file that went mildly is known by the commit that held it last: it ends where the file is back. */
export function goneId({ origin }: Account, held: string | undefined): string {
  return `${held} ${origin} gone`;
}

/** The error that a finding opens (docs/judging.md, The account, 1 and 2). */
export function openError(
  kind: StateKind,
  finding: Finding,
  reported: ReportedFinding,
  {
    commit,
    ground,
    from,
    isMerge,
    byGraph,
    isMadeBehind,
  }: Origin & Pick<OpenError, 'commit' | 'isMadeBehind'>,
): OpenError {
  const { demanded, alsoRight = [], orElse = [] } = finding;
  return {
    id: `${commit} ${reported.fingerprint}`,
    finding: reported,
    commit,
    isFile: isFileRule(kind, finding.ruleId),
    subjects: refusedBy(finding),
    ground: demanded === undefined ? ground : demanded,
    // Of what stands and cannot be judged, the version before is kept by the account that was passed over.
    ...(finding.ruleId === deleted.id ? { version: from } : {}),
    others: alsoRight,
    orElse,
    isMissing: demanded !== undefined && isMerge !== true,
    isWhole: demanded === undefined && ground === null,
    ...(byGraph?.has(finding) ? { isByGraph: true } : {}),
    isBehind: false,
    isMadeBehind,
  };
}

/** What only brings back what an error behind the base had taken. */
export function asRepair(
  run: Run,
  account: Account,
  change: Change,
  finding: Finding,
  from: ReadVersion | null,
): ReportedFinding {
  const [reported] = reportChange(run, account, change, [finding], from);
  const error = account.errors.findLast(
    (each) => each.isBehind && !each.isWhole && aboutSame(each.subjects, refusedBy(finding)),
  );
  const of = error === undefined ? {} : { of: error.commit };
  const note = {
    ...(reported as ReportedFinding),
    severity: 'note',
    ended: { how: 'repaired', by: change.commit.id, ...of },
  } as const;
  run.ledger.say({ finding: note, origin: account.origin });
  return note;
}

function reportChange(
  run: Run,
  { version: before }: Account,
  change: Change,
  findings: readonly Finding[],
  from: ReadVersion | null,
): readonly ReportedFinding[] {
  const { after, commit } = change;
  return reportFindings(setupOf(run, change), findings, { before, from, after, commit: commit.id });
}

interface Reported {
  readonly findings: readonly Finding[];
  readonly reported: readonly ReportedFinding[];
  readonly from: ReadVersion | null;
}

interface Waived extends Pick<Account, 'settled' | 'used'> {
  /** In their order; what a waiver excuses is a note. */
  readonly findings: readonly ReportedFinding[];
}

/** A waiver excuses one change, and is used up by it on this line of history (docs/judging.md, The account, 8). */
function waive(
  { waiving }: Run,
  account: Account,
  { after }: Change,
  { findings, reported, from }: Reported,
): Waived {
  const { kind } = account.file.governance;
  const [before, next] = [docOf(from), docOf(after)];
  const used = [...account.used];
  const settled = account.settled.filter(({ subject, before: was, after: became, versions }) =>
    versions === undefined
      ? next === null || holdSame(kind, next, was, subject) || holdSame(kind, next, became, subject)
      : versions.some((one) => sameVersion(kind, one, after)),
  );
  const said = reported.map((finding, index) => {
    const excused = waiving.excused(finding);
    const key = `${finding.fingerprint} ${finding.change}`;
    if (excused === finding || !isError(finding)) return excused;
    if (used.includes(key)) return finding;
    used.push(key);
    const { demanded = before } = findings[index] ?? {};
    const whole = isFileRule(kind, finding.ruleId) ? { versions: [from, after] } : {};
    const values = { before: demanded, after: next, ...whole };
    settled.push(...finding.refuses.map((subject): WaivedChange => ({ subject, ...values })));
    return excused;
  });
  return { settled, used, findings: said };
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
  const kept = { version: from, stood, next: change.after, commit: change.commit.id, archived };
  if (archived.length > 0)
    return [{ ...kept, findings: reportChange(run, account, change, excused, from), ids: [] }];
  const known = new Set(excused.map(identity));
  const findings = said.filter((finding) => isGrave(finding) && known.has(identity(finding)));
  const ids = findings.flatMap((finding) => idOf(account, change, finding) ?? []);
  return findings.length === 0 ? [] : [{ ...kept, findings, ids }];
}
