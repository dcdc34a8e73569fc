import type { Answer, CommitFacts, PathChange, TreeEntry } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { byPath } from './change-parser.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';

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
