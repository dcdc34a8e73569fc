import { type Content, isError, type LawFinding } from './content.ts';
import type { Judge, Verdict } from './reject.ts';
import type { OpenError, Returned, Track } from './track.ts';

/** What a finding is called among those of a walk. */
export interface Found<Doc> extends LawFinding<Doc> {
  readonly commit: string;
  readonly path: string;
  /** The id of the open error; absent for warnings and notes. */
  readonly id?: string;
}

/** An error of an earlier commit ended, or a part of it. */
export interface Resolved {
  /** The id of the error. */
  readonly id: string;
  readonly commit: string;
  readonly path: string;
  readonly isWhole: boolean;
  readonly subjects: readonly string[];
  readonly of: string;
}

/** What one commit does to one track. */
export interface Outcome<Doc> {
  readonly track: Track<Doc>;
  readonly findings: readonly Found<Doc>[];
  readonly resolved: readonly Resolved[];
  /** What the change was judged from: the start of a step, the first start of a merge. */
  readonly from: Doc | null;
  /** The track to which an undo of this commit goes back; absent where the commit did nothing, or is a merge. */
  readonly before?: Track<Doc>;
}

export interface Place {
  readonly commit: string;
  readonly path: string;
}

/** The track after a commit: its errors are open, and those about which nothing differs any more are resolved (2, steps 4 and 5). */
export function conclude<Doc>(
  content: Content<Doc>,
  { commit, path }: Place,
  parents: readonly Track<Doc>[],
  next: Doc | null,
  verdict: Verdict<Doc>,
): Pick<Outcome<Doc>, 'track' | 'findings' | 'resolved'> {
  const { isWhole, baseline, consequences, followed } = verdict;
  const differs = (subject: string) =>
    isWhole || subject === '' ? isWhole : !content.isSame(next, baseline, subject);
  // What the version does not hold is not its error: a rejected value was put back, and only the candidate was wrong. So it is
  // where a value is missing that nobody expects once the rest is back.
  const isMade = ({ expected }: LawFinding<Doc>) => verdict.isAsCommitted !== true || expected !== undefined;
  const own = verdict.findings.filter(
    (each) => !isError(each) || each.subjects.length === 0 || each.subjects.some(differs) || !isMade(each),
  );
  const rejected = joined(
    own.filter(isError).flatMap((each) => each.subjects),
    consequences,
  ).filter(differs);
  const idOf = ({ rule, subjects }: LawFinding<Doc>) => `${commit}:${path}:${rule}:${subjects.join()}`;
  const findings = own.map((each) => ({
    ...each,
    commit,
    path,
    ...(isError(each) ? { id: idOf(each) } : {}),
  }));
  const mine = own.filter(isError).map(
    (each): OpenError => ({
      ...{ id: idOf(each), rule: each.rule, commit, path },
      // What cannot be told apart from the rest of the commit ends with it.
      subjects: each.subjects.some(differs)
        ? joined(each.subjects, consequences)
        : each.subjects.length === 0
          ? []
          : rejected,
    }),
  );
  const inherited = inheritedErrors(parents, followed, consequences);
  const open = [...inherited, ...mine]
    .map((error) => (isWhole ? error : { ...error, subjects: error.subjects.filter(differs) }))
    .filter(({ subjects }) => subjects.length > 0);
  const ends = inherited.flatMap((error) => endOf(error, open));
  const wholes = isWhole ? [] : parents.filter((each) => each.isWhole).flatMap((each) => each.open);
  const last = parents.find((each) => each.baseline !== null)?.baseline ?? null;
  // What was open when it was deleted stays the baseline: what comes at its path later is judged from it.
  const isFree = next !== null || baseline !== null || content.isFinished(last);
  return {
    track: {
      ...{ current: next, baseline: isFree ? baseline : last, open, isWhole, at: commit },
      ...{ previous: last, past: [], left: [] },
      returned: [
        ...wholes.map((error): Returned => ({ subject: '', of: error.commit })),
        ...ends.flatMap(({ subjects, of }) => subjects.map((subject): Returned => ({ subject, of }))),
      ],
      deleted: next === null ? (baseline ?? last) : null,
    },
    findings,
    resolved: ends.map(({ id, of, subjects, isOver }) => ({
      ...{ id, commit, path, isWhole: isOver, subjects, of },
    })),
  };
}

/** The open errors of all parents, once each, with what a commit added to them. */
function inheritedErrors<Doc>(
  parents: readonly Track<Doc>[],
  followed: readonly string[],
  consequences: readonly string[],
): readonly OpenError[] {
  const byId = new Map<string, OpenError>();
  // An entity may have another name on each side.
  for (const error of parents.flatMap(({ open }) => open)) {
    const known = byId.get(error.id)?.subjects ?? [];
    byId.set(error.id, { ...error, subjects: joined(known, error.subjects) });
  }
  if (followed.length === 0) return [...byId.values()];
  return [...byId.values()].map((error) => ({
    ...error,
    subjects: joined(joined(error.subjects, followed), consequences),
  }));
}

/** What of an error is not rejected any more. */
function endOf(error: OpenError, open: readonly OpenError[]) {
  const still = open.find(({ id }) => id === error.id)?.subjects ?? [];
  const subjects = error.subjects.filter((subject) => !still.includes(subject));
  if (subjects.length === 0) return [];
  return [{ id: error.id, of: error.commit, subjects, isOver: still.length === 0 }];
}

function joined(left: readonly string[], right: readonly string[]): readonly string[] {
  return [...new Set([...left, ...right])];
}

/** One commit, as far as one file is concerned. */
export interface Step<Doc> extends Place {
  readonly judge: Judge<Doc>;
  /** The commit speaks of the file, or changes what belongs to it: it is judged although its content is the same. */
  readonly isAsked?: boolean;
  /** The file as it was before the commit that this one reverts with its code. */
  readonly reverted: Track<Doc> | undefined;
  /** Whether the archives of the tree are other ones than before. */
  readonly isArchiveChanged: boolean;
}
