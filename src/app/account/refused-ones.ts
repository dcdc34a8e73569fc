import { splitSubject, subjectOf } from '../../core/subject.ts';

/** An error that is open, as far as it says what it refuses. */
interface Refusing {
  readonly isFile: boolean;
  readonly subjects: readonly string[];
  readonly commit: string;
}

/** One of the subjects that an error refuses; `place` is that of the error among all that are open. */
export interface Refused<Open extends Refusing = Refusing> {
  readonly error: Open;
  readonly subject: string;
  readonly place: number;
}

/** What errors refuse that are not about the file as such. */
export function refusedOf<Open extends Refusing>(errors: readonly Open[]): readonly Refused<Open>[] {
  return errors.flatMap((error, place) =>
    error.isFile ? [] : error.subjects.map((subject) => ({ error, subject, place })),
  );
}

/**
 * In the order in which it returns: what a later commit was refused for was judged from where the earlier stood, so the last goes back
 * first, as one undoes. Of one commit the biggest first, since what comes back brings its fields.
 */
export function lastFirst<Open extends Refusing>(
  refused: readonly Refused<Open>[],
): readonly Refused<Open>[] {
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

/** Whole files first, then entities, then fields: what comes back brings its fields. */
export function bigFirst(left: string, right: string): number {
  return rank(left) - rank(right);
}

function rank(subject: string): number {
  return splitSubject(subject).field === undefined ? 0 : 1;
}
