import type { PathChange } from '../app/ports.ts';
import type { GitBlobs } from '../git/blobs.ts';
import { createGitHistory } from '../git/history.ts';
import { indexCommit } from '../git/index-history.ts';
import { overlayHistory, type PreparedRange } from '../git/overlay-history.ts';
import { resolveCommit } from '../git/refs.ts';
import type { GitRepository } from '../git/repository.ts';

/**
 * The staged tree as a commit on HEAD's first parent, as if HEAD were being amended. Undefined where HEAD is
 * on a remote already, has no single parent, or that parent lacks one of the files.
 */
export async function amendedHistory(
  git: GitRepository,
  objects: GitBlobs,
  staged: { readonly changes: readonly PathChange[]; readonly message: string | undefined },
  files: readonly string[],
): Promise<PreparedRange | undefined> {
  const head = await resolveCommit(git, 'HEAD');
  if (!head.ok || (await isPublished(git, head.value))) return undefined;
  const history = createGitHistory(git, objects);
  const listed = await history.upTo(head.value, 1);
  const commit = listed.ok ? listed.value[0] : undefined;
  const [parent, ...others] = commit?.parents ?? [];
  if (commit === undefined || parent === undefined || others.length > 0) return undefined;
  for (const file of files) {
    const entry = await history.entry(parent, file);
    if (!entry.ok || entry.value === null) return undefined;
  }
  const changes = composed(commit.changes, staged.changes);
  const message = staged.message === undefined ? {} : { message: staged.message };
  return overlayHistory(history, { id: indexCommit, parents: [parent], changes, ...message });
}

async function isPublished(git: GitRepository, commit: string): Promise<boolean> {
  const found = await git.run(['for-each-ref', '--count=1', `--contains=${commit}`, 'refs/remotes']);
  return !found.ok || found.output.length > 0;
}

/** Two changes in a row as one; what they undo together is no change. */
function composed(first: readonly PathChange[], second: readonly PathChange[]): PathChange[] {
  const later = new Map(second.map((change) => [change.path, change]));
  const earlier = new Map(first.map((change) => [change.path, change]));
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((path) => {
    const before = (earlier.get(path) ?? later.get(path))?.before ?? null;
    const after = (later.get(path) ?? earlier.get(path))?.after ?? null;
    const same = before?.blob === after?.blob && before?.nature === after?.nature;
    return same ? [] : [{ path, before, after }];
  });
}
