import type { StateKind } from '../../core/kind.ts';
import { splitSubject, subjectOf } from '../../core/subject.ts';
import { docOf, type ReadVersion } from '../versions/read-version.ts';
import type { Account, OpenError, Stretch } from './account.ts';
import { withDoc } from './ground.ts';
import { idsGone } from './subjects.ts';

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

/**
 * The stretches of an account, the last of which remembers where a change gives something another name; not what is open or waived under
 * an old one, for the net would say that once more.
 */
export function withNames(
  { file, stretches, version, errors, settled }: Account,
  after: ReadVersion | null,
): readonly Stretch[] {
  const { kind } = file.governance;
  const [doc, next, last] = [docOf(version), docOf(after), stretches.at(-1)];
  if (doc === null || next === null || last === undefined || kind.renames === undefined) return stretches;
  if (errors.length > 0 || settled.length > 0) return stretches;
  if (idsGone(kind, next, doc).length === 0) return stretches;
  // A name that is free for a time, and then another thing's, is judged as the thing's that had it.
  const isTaken = [...kind.renames(doc, next).keys()].some((id) => kind.entity(next, id) !== undefined);
  if (!isTaken) return stretches;
  return stretches.with(-1, { ...last, names: [...(last.names ?? []), [doc, next]] });
}

/** A version under the names that a stretch gives: what was reworded besides, the ends alone would not know again. */
export function underNames(
  kind: StateKind,
  version: ReadVersion | null,
  names: Stretch['names'] = [],
): ReadVersion | null {
  const named = names.reduce<unknown>(
    (doc, [before, after]) => (doc === null ? doc : (kind.followNames?.(doc, before, after) ?? doc)),
    docOf(version),
  );
  return names.length === 0 ? version : withDoc(version, named);
}
