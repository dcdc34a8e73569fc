import type { Answer, CommitFacts, History, ObjectId } from '../../engine/ports.ts';
import { asked, known } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { linesOf } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { createGitHistory } from './history.ts';
import { type PreparedRange, singleCommit } from './prepared-range.ts';

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

/** Makes a commit of a tree, of the tree of a commit, or of what the index holds. */
export async function makeCommit(
  git: GitRepository,
  objects: GitObjects,
  parents: readonly ObjectId[],
  tree?: ObjectId,
): Promise<Answer<MadeCommit>> {
  // What is missing is told where it is read; a partial clone would fetch it here.
  const held = tree === undefined ? await written(git, ['write-tree', '--missing-ok']) : known(tree);
  if (!held.ok) return held;
  const behind = parents.flatMap((parent) => ['-p', parent]);
  const id = await written(git, ['commit-tree', `${held.value}^{tree}`, ...behind]);
  return id.ok ? known({ history: createGitHistory(git, objects), id: id.value }) : id;
}

/** The object that a command writes, by the id that it prints. */
export async function written(
  git: GitRepository,
  command: readonly string[],
  input: string | Uint8Array = '',
): Promise<Answer<ObjectId>> {
  return asked(git, command, (output) => linesOf(output).find(isObjectId), input);
}

/** A commit that was made, under the name that it has in reports, and with what is known of it. */
export async function madeAs(
  made: Answer<MadeCommit>,
  label: Omit<CommitFacts, 'parents' | 'changes'>,
): Promise<Answer<MadeRange>> {
  if (!made.ok) return made;
  const { history, id } = made.value;
  const listed = await history.upTo(id, 1);
  if (!listed.ok) return listed;
  const [{ parents, changes } = { parents: [], changes: [] }] = listed.value;
  return known(madeRange(history, { ...label, parents, changes }, async () => made));
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
  let madeId: ObjectId | undefined;
  const make = () => {
    made ??= making();
    return made;
  };
  async function ask<Value>(
    ids: readonly ObjectId[],
    question: (history: History, ...ids: ObjectId[]) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    if (!ids.includes(facts.id)) return question(below, ...ids);
    const commit = await make();
    if (!commit.ok) return commit;
    const { history, id } = commit.value;
    madeId = id;
    return question(history, ...ids.map((each) => (each === facts.id ? id : each)));
  }
  const named = async (found: Promise<Answer<readonly CommitFacts[]>>) => {
    const commits = await found;
    return commits.ok ? known(commits.value.map((each) => (each.id === madeId ? facts : each))) : commits;
  };
  const history: History = {
    commits: (range) => named(ask([range.head], (history, head) => history.commits({ ...range, head }))),
    upTo: async (commit, count, along) =>
      commit === facts.id && count === 1 && along?.touching === undefined
        ? known([facts])
        : named(ask([commit], (history, id) => history.upTo(id, count, along))),
    entry: (commit, path) => ask([commit], (history, id) => history.entry(id, path)),
    tree: (commit) => ask([commit], (history, id) => history.tree(id)),
    mergeBases: async (left, right) => {
      const bases = await ask([left, right], (history, one, other) => history.mergeBases(one, other));
      return bases.ok ? known(bases.value.map((id) => (id === madeId ? facts.id : id))) : bases;
    },
  };
  return { ...singleCommit(history, facts), facts, make };
}
