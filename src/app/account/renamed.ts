import type { StateKind } from '../../core/kind.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError } from './account.ts';
import { withDoc } from './ground.ts';

/**
 * An account under the names that a version gives to entities, where something of it is open under an old one; else there is nothing
 * to follow, and the new names are told as of any other commit.
 */
export function renamed(account: Account, after: ReadVersion | null): Account {
  const { kind } = account.file.governance;
  const [doc, next] = [docOf(account.version), docOf(after)];
  const kept = [
    ...account.errors.flatMap(({ subjects }) => subjects),
    ...account.settled.map(({ subject }) => subject),
  ];
  if (doc === null || next === null || kept.length === 0) return account;
  const names = kind.renames?.(doc, next);
  if (names === undefined || !kept.some((subject) => names.has(splitSubject(subject).entity))) return account;
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
    orElse: error.orElse.map(named),
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

/** A document under the names that a version gives to its entities: what a step refuses is named as it is after the step. */
export function underNamesOf(kind: StateKind, after: ReadVersion | null, doc: unknown): unknown {
  const next = docOf(after);
  if (doc === null || next === null || kind.followNames === undefined) return doc;
  const isRenamed = (kind.renames?.(doc, next).size ?? 0) > 0;
  return isRenamed ? kind.followNames(doc, doc, next) : doc;
}
