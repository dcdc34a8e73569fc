import type { WalkedCommit } from './commits.ts';
import type { KnownHistory } from './history.ts';

/**
 * The earlier commit that a commit takes back exactly, files that hold no state among them (docs/judging.md, 2, Revert with
 * code).
 */
export function revertedBy<Doc>(
  history: KnownHistory<Doc>,
  commit: WalkedCommit<Doc>,
): WalkedCommit<Doc> | undefined {
  if (commit.parents.length !== 1) return undefined;
  const own = changedBy(history, commit);
  const isCode = own.some((path) => !history.paths.includes(path));
  if (!isCode) return undefined;
  return history.commits.toReversed().find((earlier) => {
    if (earlier === commit || earlier.parents.length !== 1 || !history.reaches(commit.id, earlier.id))
      return false;
    const before = history.at(earlier.parents[0] ?? '');
    const paths = changedBy(history, earlier);
    return (
      paths.length === own.length &&
      own.every((path) => paths.includes(path) && isUnchanged(before, commit, path))
    );
  });
}

function changedBy<Doc>({ at }: KnownHistory<Doc>, commit: WalkedCommit<Doc>): readonly string[] {
  const before = at(commit.parents[0] ?? '');
  const paths = [before, commit].flatMap(({ files, others }) => [...files.keys(), ...others.keys()]);
  return [...new Set(paths)].filter((path) => !isUnchanged(before, commit, path)).sort();
}

/** Documents are compared by reference: equal bytes are one document. */
function isUnchanged<Doc>(before: WalkedCommit<Doc>, after: WalkedCommit<Doc>, path: string): boolean {
  return (
    before.files.get(path) === after.files.get(path) && before.others.get(path) === after.others.get(path)
  );
}
