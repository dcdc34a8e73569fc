import type { Answer, ObjectId, TreeEntry } from '../../app/ports.ts';
import { known } from '../answers.ts';
import type { GitTrees } from './git-trees.ts';
import type { RawTreeEntry } from './raw-tree.ts';

export type ReadEntry = (commit: ObjectId, path: string) => Promise<Answer<TreeEntry | null>>;

/** What stands at a path, found by descending from the commit; starts no process of its own. */
export function createTreeReader(trees: GitTrees): ReadEntry {
  return async (commit, path) => {
    const root = await trees.rootOf(commit);
    if (!root.ok) return root;
    let found: RawTreeEntry = { id: root.value, nature: 'directory' };
    for (const name of path.split('/')) {
      if (found.nature !== 'directory') return known(null);
      const tree = await trees.treeOf(found.id);
      if (!tree.ok) return tree;
      const next = tree.value.get(name);
      if (next === undefined) return known(null);
      found = next;
    }
    return known(found.nature === 'directory' ? null : { blob: found.id, nature: found.nature });
  };
}
