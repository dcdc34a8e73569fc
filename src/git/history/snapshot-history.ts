import type { Answer, CommitFacts, History, ObjectId } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { byPath } from './change-parser.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';

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
