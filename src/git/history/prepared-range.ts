import type { Answer, CommitFacts, History, ObjectId, ResolvedRange } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import { refUnknown } from '../obstacles.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { ancestry } from './ancestry.ts';
import { createGitHistory, emptyBase } from './history.ts';

/** A history with the range in it that is to be judged. */
export interface PreparedRange {
  readonly history: History;
  readonly range: ResolvedRange;
  /** Set where what the last commit does is asked, and the others are there for what they left open. */
  readonly isLastAlone?: boolean;
}

/** One commit against its first parent, a root against nothing. */
export function singleCommit(history: History, commit: CommitFacts): PreparedRange {
  const range = { base: commit.parents[0] ?? emptyBase, head: commit.id };
  const commits: History['commits'] = async (asked) =>
    asked.head === range.head && asked.base === range.base && asked.bases === undefined
      ? known([commit])
      : history.commits(asked);
  return { history: { ...history, commits }, range };
}

/** A branch from nothing: every commit up to its head, whatever number of roots it has. */
export function createWholeHistory(git: GitRepository, objects: GitObjects, head: ObjectId): PreparedRange {
  return { history: createGitHistory(git, objects), range: { base: emptyBase, head } };
}

/** One commit against its first parent, a root against nothing. */
export async function createCommitHistory(
  git: GitRepository,
  objects: GitObjects,
  commit: ObjectId,
): Promise<Answer<PreparedRange>> {
  const history = createGitHistory(git, objects);
  const listed = await history.upTo(commit, 1);
  if (!listed.ok) return listed;
  const [facts] = listed.value;
  return facts === undefined ? unknown(refUnknown(commit)) : known(singleCommit(history, facts));
}

/**
 * A merge that is about to be committed, with everything its sides did since they parted: the range in which CI will
 * judge it. What is no merge, or joins histories that have nothing in common, stays as it is.
 */
export async function withSides({ history, range }: PreparedRange): Promise<Answer<PreparedRange>> {
  const listed = await history.commits(range);
  if (!listed.ok) return listed;
  const [first = '', ...others] = listed.value[0]?.parents ?? [];
  if (others.length === 0) return known({ history, range });
  // What all parents have in common, taken in one by one as `git merge-base --octopus` does.
  let bases: ReadonlySet<ObjectId> = new Set([first]);
  for (const other of others) {
    const next = new Set<ObjectId>();
    for (const each of bases) {
      const found = await history.mergeBases(each, other);
      if (!found.ok) return found;
      for (const base of found.value) next.add(base);
    }
    bases = next;
  }
  const [base] = bases;
  if (base === undefined) return known({ history, range });
  return known({ history, range: { base, bases: [...bases], head: range.head }, isLastAlone: true });
}

/** The part of history that holds the last commits which touched some paths. */
export interface TouchingRange {
  /** How many commits touched them; never more than were asked for. */
  readonly commits: number;
  /** A shallow clone ends the history before its beginning. */
  readonly isCut: boolean;
  /** Absent where no commit touched them. */
  readonly range?: PreparedRange;
}

/**
 * From before the oldest of the last `most` commits that touched any of the paths up to a commit. What a shallow
 * clone has cut off is left out: a commit whose parents are not there cannot be compared with them.
 */
export async function touchingRange(
  git: GitRepository,
  objects: GitObjects,
  head: ObjectId,
  paths: readonly string[],
  most: number,
): Promise<Answer<TouchingRange>> {
  const related = await ancestry(git, head, head);
  if (!related.ok) return related;
  const cuts = related.value.shallow;
  // Names are read line by line: one that holds a line break cannot be asked for.
  const named = paths.filter((path) => !path.includes('\n'));
  if (named.length === 0) return known({ commits: 0, isCut: cuts.length > 0 });
  const input = [head, ...cuts.map((cut) => `^${cut}`), '--', ...named].map((line) => `${line}\n`).join('');
  const options = ['--topo-order', '--full-history', `--max-count=${most}`];
  // Newest first, each before its parents, so that the last one has none of the others behind it.
  const touching = await asked(git, ['rev-list', ...options, '--stdin'], linesOf, input);
  if (!touching.ok) return touching;
  const looked = { commits: touching.value.length, isCut: cuts.length > 0 };
  const oldest = touching.value.at(-1);
  if (oldest === undefined) return known(looked);
  const real = createGitHistory(git, objects);
  const start = await real.upTo(oldest, 1);
  if (!start.ok) return start;
  const [parent] = start.value[0]?.parents ?? [];
  const range = { base: parent ?? emptyBase, head };
  const history = { ...real, commits: () => real.commits({ ...range, besides: cuts }) };
  return known({ ...looked, range: { history, range } });
}
