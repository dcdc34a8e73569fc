import { isGoverned } from '../files/concerned-files.ts';
import type { CommitFacts, TreeEntry } from '../ports.ts';
import type { Walk } from './walk.ts';

/**
 * The commit that another one reverts exactly (docs/judging.md, Reverts): the same paths, each as it was left, and each again
 * what it was before. Only where it changed ungoverned files too: what touched governed files alone is judged as it is.
 */
export function revertedCommit({ past, memory }: Walk, commit: CommitFacts): CommitFacts | undefined {
  if (commit.parents.length !== 1 || commit.changes.length === 0) return undefined;
  if (commit.changes.every(({ path }) => isGoverned(past.view, path))) return undefined;
  return memory.shapes.get(shape(commit, 'undone'));
}

/** What a commit changed, as one text that a revert can be held against. */
export function shapeOf(commit: CommitFacts): string {
  return shape(commit, 'done');
}

/** What a commit changed, or what undoing it would change, as one comparable text. */
function shape({ changes }: CommitFacts, direction: 'done' | 'undone'): string {
  const rows = changes.map(({ path, before, after }) =>
    direction === 'done' ? [path, key(before), key(after)] : [path, key(after), key(before)],
  );
  return JSON.stringify(rows.sort(([left = ''], [right = '']) => ((left ?? '') < (right ?? '') ? -1 : 1)));
}

function key(entry: TreeEntry | null): string | null {
  return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
