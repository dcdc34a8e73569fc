import type { Finding, ReportedFinding } from '../../core/finding.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { openError } from './opened.ts';
import { isError } from './walk.ts';

/** What stands refused of a range that is judged as a whole, and the version it was judged from. */
export interface OpenNet {
  readonly finding: ReportedFinding;
  readonly error: OpenError;
  readonly from: ReadVersion | null;
}

/** What was said of one file beside its commits. */
export interface JudgedNet {
  readonly account: Account;
  /** Of the range as a whole. */
  readonly findings: readonly ReportedFinding[];
  /** Of what merging it gives. */
  readonly merged: readonly ReportedFinding[];
  /** Ids of the rules whose facts were all known here. */
  readonly judged: ReadonlySet<string>;
  /** What stands refused where no commit was judged by itself. */
  readonly open: readonly OpenNet[];
}

export function openNet(
  reported: ReportedFinding,
  finding: Finding,
  { file: { governance } }: Account,
  from: ReadVersion | null,
): readonly OpenNet[] {
  if (!isError(reported) || reported.refuses.length === 0) return [];
  const origin = { ground: docOf(from), from, commit: reported.commits?.[0] ?? '', isMadeBehind: false };
  const error = openError(governance.kind, finding, reported, origin);
  const whole = error.isFile ? { version: from } : {};
  return [{ finding: reported, error: { ...error, ...whole, id: `net ${reported.fingerprint}` }, from }];
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
