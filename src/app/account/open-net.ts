import { isFileRule } from '../../core/file-rules/index.ts';
import type { Finding, ReportedFinding } from '../../core/finding.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf, type OpenError } from './account.ts';
import { isError, refusedBy } from './change.ts';

/** What stands refused of a range that is judged as a whole, and the version it was judged from. */
export interface OpenNet {
  readonly finding: ReportedFinding;
  readonly error: OpenError;
  readonly from: ReadVersion | null;
}

export function openNet(
  reported: ReportedFinding,
  finding: Finding,
  { file: { governance } }: Account,
  from: ReadVersion | null,
): readonly OpenNet[] {
  const subjects = refusedBy(finding);
  if (!isError(reported) || subjects.length === 0) return [];
  const isFile = isFileRule(governance.kind, finding.ruleId);
  const ground = finding.demanded ?? docOf(from);
  const error = {
    id: `net ${reported.fingerprint}`,
    finding: reported,
    commit: reported.commits?.[0] ?? '',
    subjects,
    isFile,
    ground,
    ...(isFile ? { version: from } : {}),
    others: finding.alsoRight ?? [],
    isMissing: finding.demanded !== undefined,
    isWhole: ground === null,
    isBehind: false,
    isMadeBehind: false,
  };
  return [{ finding: reported, error, from }];
}

/** The account of a file at the head by what the net refuses: beside what its commits are refused for, or instead of it. */
export function withNet(account: Account, open: readonly OpenNet[], alone: boolean): Account {
  const errors = open.map(({ error }) => error);
  if (!alone && errors.length === 0) return account;
  // Of earlier commits the net says nothing: none is known to which going back would be enough.
  const { touch: _, passed, ...own } = account;
  if (!alone) return { ...account, touch: undefined, errors: [...account.errors, ...errors] };
  const [first] = open;
  const before = passed && {
    ...passed,
    touch: undefined,
    errors: [],
    version: first?.from ?? passed.version,
  };
  return { ...own, errors, ...(before === undefined ? {} : { passed: before }) };
}
