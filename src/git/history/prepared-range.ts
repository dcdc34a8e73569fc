import type { Along, Answer, CommitFacts, History, ObjectId, ResolvedRange } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import type { GitObjects } from '../objects/objects.ts';
import { refUnknown } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { createGitHistory, emptyBase } from './history.ts';

/** A history with the range in it that is to be judged. */
export interface PreparedRange {
  readonly history: History;
  readonly range: ResolvedRange;
}

/** One commit against its first parent, a root against nothing. */
function singleCommit(history: History, commit: CommitFacts): PreparedRange {
  const range = { base: commit.parents[0] ?? emptyBase, head: commit.id };
  const commits: History['commits'] = async (asked) =>
    isOnly(asked, range) ? known([commit]) : history.commits(asked);
  return { history: { ...history, commits }, range };
}

function isOnly(asked: ResolvedRange, { base, head }: ResolvedRange): boolean {
  return asked.head === head && asked.base === base && asked.bases === undefined;
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

/** A commit that is made only to be judged, and the history that knows it. */
export interface MadeCommit {
  readonly history: History;
  readonly id: ObjectId;
}

/** A change that is not committed, as one commit which is. */
export interface MadeRange extends PreparedRange {
  /** The commit as reports name it: nobody will ever find its id. */
  readonly facts: CommitFacts;
  /** Makes the commit where it is not made yet. */
  make(): Promise<Answer<MadeCommit>>;
}

/**
 * A commit that bears a name instead of its id: this is the one place where the two are exchanged. What the facts tell costs
 * nothing; whatever else is asked of the commit makes it.
 */
export function madeRange(
  below: History,
  facts: CommitFacts,
  making: () => Promise<Answer<MadeCommit>>,
): MadeRange {
  let made: Promise<Answer<MadeCommit>> | undefined;
  const make = () => {
    made ??= making();
    return made;
  };
  const ask = async <Value>(
    isAsked: boolean,
    question: (history: History, idOf: (commit: ObjectId) => ObjectId) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> => {
    if (!isAsked) return question(below, (commit) => commit);
    const commit = await make();
    if (!commit.ok) return commit;
    return question(commit.value.history, (id) => (id === facts.id ? commit.value.id : id));
  };
  const listed = (
    head: ObjectId,
    question: (history: History, head: ObjectId) => ReturnType<History['commits']>,
  ) =>
    ask(head === facts.id, async (history, idOf) => {
      const commits = await question(history, idOf(head));
      if (!commits.ok || head !== facts.id) return commits;
      return known(commits.value.map((each) => (each.id === idOf(head) ? facts : each)));
    });
  const history: History = {
    commits: (range) => listed(range.head, (history, head) => history.commits({ ...range, head })),
    upTo: async (commit: ObjectId, count: number, along?: Along) =>
      commit === facts.id && count === 1 && along?.touching === undefined
        ? known([facts])
        : listed(commit, (history, head) => history.upTo(head, count, along)),
    entry: (commit, path) => ask(commit === facts.id, (history, idOf) => history.entry(idOf(commit), path)),
    tree: (commit) => ask(commit === facts.id, (history, idOf) => history.tree(idOf(commit))),
    mergeBases: (left, right) =>
      ask(left === facts.id || right === facts.id, async (history, idOf) => {
        const bases = await history.mergeBases(idOf(left), idOf(right));
        if (!bases.ok) return bases;
        return known(bases.value.map((id) => (id === idOf(facts.id) ? facts.id : id)));
      }),
  };
  return { ...singleCommit(history, facts), facts, make };
}
