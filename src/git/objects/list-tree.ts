import type { Answer, ObjectId, TreeEntry } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { byPath } from '../history/change-parser.ts';
import type { GitTree, GitTrees } from './git-trees.ts';

interface Directory {
  /** The path of the directory with a slash behind it; empty for the root. */
  readonly prefix: string;
  readonly id: ObjectId;
}

/** Every path of a commit's tree, sorted. The trees of one depth are asked for at once. */
export async function listTree(
  trees: GitTrees,
  commit: ObjectId,
): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  const root = await trees.rootOf(commit);
  if (!root.ok) return root;
  const files: { readonly path: string; readonly entry: TreeEntry }[] = [];
  let level: readonly Directory[] = [{ prefix: '', id: root.value }];
  while (level.length > 0) {
    const read = await Promise.all(level.map(({ id }) => trees.treeOf(id)));
    const below: Directory[] = [];
    for (const [index, tree] of read.entries()) {
      if (!tree.ok) return tree;
      sortOut(level[index]?.prefix ?? '', tree.value, files, below);
    }
    level = below;
  }
  return known(new Map(files.sort(byPath).map(({ path, entry }) => [path, entry])));
}

function sortOut(
  prefix: string,
  tree: GitTree,
  files: { readonly path: string; readonly entry: TreeEntry }[],
  directories: Directory[],
): void {
  for (const [name, { id, nature }] of tree) {
    if (nature === 'directory') directories.push({ prefix: `${prefix}${name}/`, id });
    else files.push({ path: prefix + name, entry: { blob: id, nature } });
  }
}
