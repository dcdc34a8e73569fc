import { splitSubject, subjectOf } from '../../core/subject.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { withDoc } from './ground.ts';

/** An account under the names that a version gives to entities; without anything open there is nothing to follow. */
export function renamed(account: Account, after: ReadVersion | null): Account {
  const { kind } = account.file.governance;
  const [doc, next] = [docOf(account.version), docOf(after)];
  if (doc === null || next === null || (account.errors.length === 0 && account.settled.length === 0))
    return account;
  const names = kind.renames?.(doc, next);
  if (names === undefined || names.size === 0) return account;
  const follow = (other: unknown) =>
    other === null ? null : (kind.followNames?.(other, doc, next) ?? other);
  const named = (subject: string) => {
    const { entity, field } = splitSubject(subject);
    const name = names.get(entity);
    return name === undefined ? subject : subjectOf(name, field);
  };
  const other = (error: OpenError): OpenError => ({
    ...error,
    subjects: error.subjects.map(named),
    ground: follow(error.ground),
    others: error.others.map(follow),
  });
  return {
    ...account,
    version: withDoc(account.version, follow(doc)),
    errors: account.errors.map(other),
    settled: account.settled.map(({ subject, before, after: now }) => ({
      subject: named(subject),
      before: follow(before),
      after: follow(now),
    })),
  };
}
