import type {
  Along,
  Answer,
  CommitFacts,
  History,
  ObjectId,
  ResolvedRange,
  TreeEntry,
} from '../../app/ports.ts';
import { known } from '../answers.ts';
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
