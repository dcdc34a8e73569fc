import type {
  Along,
  Answer,
  CommitFacts,
  History,
  ObjectId,
  PathChange,
  ResolvedRange,
  TreeEntry,
} from '../../app/ports.ts';
import { known } from '../answers.ts';
import type { GitRepository } from '../repository.ts';
import { byPath } from './change-parser.ts';
import { aboveNothing, emptyBase } from './empty-base.ts';

/** A history with the range in it that is to be judged. */
export interface PreparedRange {
  readonly history: History;
  readonly range: ResolvedRange;
}

/**
 * A history with one more commit on top of its first parent, real or only about to be one, that is judged alone.
 * Everything about other commits is answered by the history below.
 */
export function overlayHistory(real: History, top: CommitFacts): PreparedRange {
  const below = aboveNothing(real);
  const [base = emptyBase] = top.parents;
  const history: History = {
    commits: async (range) => (range.head === top.id ? known([top]) : below.commits(range)),
    upTo: (commit, count, along) => nearest({ below, top, base }, commit, count, along),
    entry: entryReader(below, top, base),
    mergeBases: (left, right) => basesOf(below, top, left, right),
    tree: (commit) => treeOf(below, top, base, commit),
  };
  return { history, range: { base, head: top.id } };
}

interface Overlay {
  readonly below: History;
  readonly top: CommitFacts;
  readonly base: ObjectId;
}

async function nearest(
  { below, top, base }: Overlay,
  commit: ObjectId,
  count: number,
  along: Along | undefined,
): Promise<Answer<readonly CommitFacts[]>> {
  if (count < 1) return known([]);
  if (commit !== top.id) return below.upTo(commit, count, along);
  // What lies below is not asked for nothing: it costs two processes.
  if (count < 2) return known([top]);
  const older = await below.upTo(base, count - 1);
  return older.ok ? known([top, ...older.value]) : older;
}

function entryReader(below: History, top: CommitFacts, base: ObjectId): History['entry'] {
  const changes = new Map(top.changes.map((change) => [change.path, change]));
  return async (commit, path) => {
    if (commit !== top.id) return below.entry(commit, path);
    const change = changes.get(path);
    return change === undefined ? below.entry(base, path) : known(change.after);
  };
}

async function treeOf(
  below: History,
  top: CommitFacts,
  base: ObjectId,
  commit: ObjectId,
): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  const answer = await below.tree(commit === top.id ? base : commit);
  if (!answer.ok || commit !== top.id) return answer;
  const tree = new Map(answer.value);
  for (const { path, after } of top.changes) {
    if (after === null) tree.delete(path);
    else tree.set(path, after);
  }
  return known(tree);
}

/** What is not a commit yet has the merge bases of its parents. */
async function basesOf(
  below: History,
  top: CommitFacts,
  left: ObjectId,
  right: ObjectId,
): Promise<Answer<readonly ObjectId[]>> {
  if (left === right && left === top.id) return known([left]);
  const bases = new Set<ObjectId>();
  for (const one of parentsOf(top, left)) {
    for (const other of parentsOf(top, right)) {
      const answer = await below.mergeBases(one, other);
      if (!answer.ok) return answer;
      for (const base of answer.value) bases.add(base);
    }
  }
  return known([...bases]);
}

function parentsOf(top: CommitFacts, commit: ObjectId): readonly ObjectId[] {
  return commit === top.id ? top.parents : [commit];
}

/** The commit that would make everything at once. */
const snapshotCommit = 'all';

/** Every path of a commit of that history (real, 'index' or 'work-tree') as added to nothing. */
export async function createSnapshotHistory(
  history: History,
  commit: ObjectId,
): Promise<Answer<PreparedRange>> {
  const tree = await history.tree(commit);
  if (!tree.ok) return tree;
  const changes = [...tree.value].map(([path, after]) => ({ path, before: null, after })).sort(byPath);
  const facts: CommitFacts = { id: snapshotCommit, parents: [], changes };
  return known(overlayHistory(history, facts));
}

/**
 * The same uncommitted change as if it replaced HEAD instead of following it: what HEAD changed and what comes now are
 * one commit on HEAD's parents. Before the first commit there is nothing to replace, and nothing differs.
 */
export async function createAmendHistory({ history, range }: PreparedRange): Promise<Answer<PreparedRange>> {
  const nearest = await history.upTo(range.head, 2);
  if (!nearest.ok) return nearest;
  const [next, head] = nearest.value;
  if (next === undefined || head === undefined) return known({ history, range });
  const commit: CommitFacts = {
    ...next,
    parents: head.parents,
    changes: joined(head.changes, next.changes),
  };
  return known(overlayHistory(history, commit));
}

/** Two changes, one after the other, as one; what the second takes back is no change. */
function joined(first: readonly PathChange[], second: readonly PathChange[]): readonly PathChange[] {
  const changes = new Map(first.map((change) => [change.path, change]));
  for (const { path, before, after } of second) {
    changes.set(path, { path, before: (changes.get(path) ?? { before }).before, after });
  }
  return [...changes.values()].filter(({ before, after }) => !isSame(before, after)).sort(byPath);
}

function isSame(before: TreeEntry | null, after: TreeEntry | null): boolean {
  return before?.blob === after?.blob && before?.nature === after?.nature;
}

/** When a commit was authored, as git writes it (`1700000000 +0100`); undefined where git does not say. */
export async function authorDate(git: GitRepository, commit: ObjectId): Promise<string | undefined> {
  const found = await git.run(['cat-file', 'commit', commit]);
  return found.ok ? /^author .*> (\d+ [+-]\d+)$/m.exec(found.output.toString('latin1'))?.[1] : undefined;
}
