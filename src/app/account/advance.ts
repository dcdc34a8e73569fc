import type { VanishedEntity } from '../../core/context.ts';
import { subjectValue } from '../../core/entity.ts';
import { deleted } from '../../core/file-rules/deleted.ts';
import { fileRules } from '../../core/file-rules/index.ts';
import type { ReportedFinding } from '../../core/finding.ts';
import type { StateKind } from '../../core/kind.ts';
import { subjectOf } from '../../core/subject.ts';
import type { ReadVersion } from '../versions/read-version.ts';
import { type Account, docOf, type OpenError, type Stretch } from './account.ts';
import type { Change, Run } from './change.ts';
import { mayBegin } from './may-begin.ts';
import { remembered } from './memory.ts';
import { has, sameVersion } from './subjects.ts';

/** What judging a change said, for the account to move on. */
export interface Outcome extends Pick<Account, 'settled' | 'used' | 'errors'> {
  readonly added: readonly OpenError[];
  readonly findings: readonly ReportedFinding[];
  readonly from: ReadVersion | null;
  /** The account to which taking the change back leads. */
  readonly before: Account;
}

/** The account after a change. */
export function advanced(run: Run, account: Account, change: Change, outcome: Outcome): Account {
  const { commit, after, file } = change;
  const { errors, settled, used, added, findings, from, before } = outcome;
  const { kind } = file.governance;
  const refused = added.length > 0;
  const isUntouched = !refused && sameVersion(kind, before.version, after);
  const touch = { commit: commit.id, isBehind: run.isBehind, refused, before };
  const { isMovedAway: _, ...own } = account;
  return {
    ...own,
    file,
    at: commit.id,
    version: after,
    errors,
    settled,
    used,
    memory: remembered(account, after),
    mayBegin: after === null && (from === null ? account.mayBegin : isFree(account, change, from, findings)),
    ...(isUntouched ? {} : { touch }),
    vanished: [...account.vanished, ...vanishedBetween(kind, account.version, after, commit.id)],
    stretches: cutsRange(kind, findings) ? cut(account, after, refused) : account.stretches,
  };
}

/** A new file may begin where a deletion was a note. */
function isFree(
  account: Account,
  { isAlike }: Change,
  from: ReadVersion,
  findings: readonly ReportedFinding[],
): boolean {
  const notes = findings.filter(({ ruleId }) => ruleId === deleted.id);
  if (!notes.every(({ severity }) => severity === 'note')) return false;
  const archived = notes.flatMap(({ data }) => (Array.isArray(data?.archived) ? data.archived : []));
  return mayBegin(
    account,
    docOf(from),
    archived.some((path) => typeof path === 'string' && isAlike(path)),
  );
}

export function cutsRange(kind: StateKind, findings: readonly ReportedFinding[]): boolean {
  const rules = [...fileRules, ...kind.rules];
  return findings.some(({ ruleId }) =>
    rules.some(({ id, cutsRange: cuts }) => id === ruleId && cuts === true),
  );
}

export function cut(
  { stretches, version }: Pick<Account, 'stretches' | 'version'>,
  after: ReadVersion | null,
  isRefused: boolean,
): readonly Stretch[] {
  const closed = stretches.map((stretch) => ('to' in stretch ? stretch : { ...stretch, to: version }));
  return [...closed, { from: after, ...(isRefused ? { isRefused: true } : {}) }];
}

function vanishedBetween(
  kind: StateKind,
  before: ReadVersion | null,
  after: ReadVersion | null,
  commit: string,
): VanishedEntity[] {
  const [earlier, later] = [docOf(before), docOf(after)];
  if (earlier === null || (later === null && after !== null)) return [];
  return [...kind.entities(earlier)].flatMap((id) => {
    const value = has(kind, later, id) ? undefined : subjectValue(kind, earlier, subjectOf(id));
    return value === undefined ? [] : [{ subject: subjectOf(id), value, commit }];
  });
}
