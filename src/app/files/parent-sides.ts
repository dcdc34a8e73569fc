import type { Governance } from '../../config/govern.ts';
import type { CommitFacts, ObjectId, TreeEntry } from '../ports.ts';
import { findMoves, type LooseFile } from './moves.ts';
import type { Known } from './past.ts';
import type { RepositoryView } from './repository-view.ts';

/** What became of one parent's governed files. */
interface Side {
  /** New path → old path. */
  readonly moves: ReadonlyMap<string, string>;
  /** Paths of this parent that the commit does not have. */
  readonly gone: ReadonlySet<string>;
}

/** What became of the files a commit concerns, seen from one parent. */
export async function sideOf(
  known: Known,
  commit: CommitFacts,
  parent: ObjectId,
  files: ReadonlyMap<string, Governance>,
): Promise<Side> {
  const [gone, come]: [LooseFile[], LooseFile[]] = [[], []];
  for (const { path, governance, before, after } of await changesAgainst(
    known.past.view,
    commit,
    parent,
    files,
  )) {
    if (before !== null && after === null) gone.push({ path, governance, entry: before });
    // Where a file was deleted, what comes is judged against that one: moving another there launders nothing.
    const isBack = known.lastSaid(parent, path) === null;
    if (before === null && after !== null && !isBack) come.push({ path, governance, entry: after });
  }
  const moves = await findMoves(known, { ancestor: parent, commit, gone, come });
  return { moves, gone: new Set(gone.map(({ path }) => path)) };
}

interface GovernedChange {
  readonly path: string;
  readonly governance: Governance;
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
}

async function changesAgainst(
  view: RepositoryView,
  commit: CommitFacts,
  parent: ObjectId,
  files: ReadonlyMap<string, Governance>,
): Promise<GovernedChange[]> {
  if (parent === commit.parents[0]) {
    return commit.changes.flatMap((change) => {
      const governance = files.get(change.path);
      return governance === undefined ? [] : [{ ...change, governance }];
    });
  }
  const changes: GovernedChange[] = [];
  for (const [path, governance] of files) {
    const [before, after] = [await view.entryAt(parent, path), await view.entry(commit, path)];
    changes.push({ path, governance, before, after });
  }
  return changes;
}

/** Whether every parent that had the file sees it again at another path. */
export function movedAway(path: string, sides: readonly Side[]): boolean {
  const having = sides.filter(({ gone }) => gone.has(path));
  return having.length > 0 && having.every(({ moves }) => [...moves.values()].includes(path));
}
