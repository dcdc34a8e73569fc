import { splitSubject, subjectOf } from '../../core/subject.ts';
import type { OpenError } from './account.ts';
import { bigFirst } from './subjects.ts';

/** One of the subjects that an error refuses; `place` is that of the error among all that are open. */
export interface Refused {
  readonly error: OpenError;
  readonly subject: string;
  readonly place: number;
}

/** What errors refuse that are not about the file as such. */
export function refusedOf(errors: readonly OpenError[]): readonly Refused[] {
  return errors.flatMap((error, place) =>
    error.isFile ? [] : error.subjects.map((subject) => ({ error, subject, place })),
  );
}

/**
 * In the order in which it returns: what a later commit was refused for was judged from where the earlier stood, so the last goes back
 * first, as one undoes. Of one commit the biggest first, since what comes back brings its fields.
 */
export function lastFirst(refused: readonly Refused[]): readonly Refused[] {
  const commits = [...new Set(refused.map(({ error }) => error.commit))];
  const rank = new Map(commits.map((commit, place) => [commit, place]));
  const rankOf = ({ error: { commit } }: Refused) => rank.get(commit) ?? 0;
  return refused
    .filter((one) => !isInside(one, refused))
    .toSorted((left, right) => rankOf(right) - rankOf(left) || bigFirst(left.subject, right.subject));
}

export function isWhole({ subject }: Pick<Refused, 'subject'>): boolean {
  return splitSubject(subject).field === undefined;
}

/**
 * Whether something lies in a refused whole (an entity, a plan), and the same commit or a later one was refused for it: it returns with
 * that. The value that it should have in what took the place of the whole says nothing about the whole that is back.
 */
export function isInside({ error, subject, place }: Refused, others: readonly Refused[]): boolean {
  const { entity, field } = splitSubject(subject);
  const wholes = field === undefined ? ['', subject] : ['', subjectOf(entity)];
  return others.some((each) => {
    const isEarlier = each.place < place && each.error.commit !== error.commit;
    const isBeside = each.error.commit === error.commit && each.subject !== subject;
    return wholes.includes(each.subject) && (isEarlier || isBeside);
  });
}
