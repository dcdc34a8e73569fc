import type { Answer, ObjectId, TreeEntry } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { isObjectId } from './object-id.ts';
import type { GitObjects, ObjectNature } from './objects.ts';
import { objectMissing, outputUnreadable, refUnknown } from './obstacles.ts';
import { parseRawTree, type RawTreeEntry } from './raw-tree.ts';
import { remembering } from './remembering.ts';

type Tree = ReadonlyMap<string, RawTreeEntry>;

export type ReadEntry = (commit: ObjectId, path: string) => Promise<Answer<TreeEntry | null>>;

/** How many names of parsed trees, and how many commits, are kept: some 30 MB at most. */
const mostNames = 200_000;
const mostCommits = 10_000;

/** What stands at a path, found by descending from the commit; starts no process of its own. */
export function createTreeReader(objects: GitObjects): ReadEntry {
  const rootOf = remembering(mostCommits, (commit) => readRoot(objects, commit));
  const treeOf = remembering(
    mostNames,
    (id) => readTree(objects, id),
    (tree) => (tree.ok ? tree.value.size : 1),
  );

  return async (commit, path) => {
    if (!isObjectId(commit)) return unknown(refUnknown(commit));
    const root = await rootOf(commit);
    if (!root.ok) return root;
    let found: RawTreeEntry = { id: root.value, nature: 'directory' };
    for (const name of path.split('/')) {
      if (found.nature !== 'directory') return known(null);
      const tree = await treeOf(found.id);
      if (!tree.ok) return tree;
      const next = tree.value.get(name);
      if (next === undefined) return known(null);
      found = next;
    }
    return known(found.nature === 'directory' ? null : { blob: found.id, nature: found.nature });
  };
}

/** The tree of a commit; a tree is its own. */
async function readRoot(objects: GitObjects, id: ObjectId): Promise<Answer<ObjectId>> {
  const bytes = await read(objects, id, 'commit');
  if (!bytes.ok) return (await objects.read(id, 'tree')) === undefined ? bytes : known(id);
  const [, tree = ''] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString('latin1', 0, 80)) ?? [];
  return isObjectId(tree) ? known(tree) : unknown(outputUnreadable('cat-file'));
}

async function readTree(objects: GitObjects, id: ObjectId): Promise<Answer<Tree>> {
  const bytes = await read(objects, id, 'tree');
  if (!bytes.ok) return bytes;
  const tree = parseRawTree(bytes.value, id.length / 2);
  return tree === undefined ? unknown(outputUnreadable('cat-file')) : known(tree);
}

async function read(objects: GitObjects, id: ObjectId, nature: ObjectNature): Promise<Answer<Buffer>> {
  const chunks = await objects.read(id, nature);
  if (chunks !== undefined) return known(Buffer.concat(chunks));
  return unknown(objects.obstacle() ?? objectMissing(id));
}
