import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { objectMissing, outputUnreadable, refUnknown } from '../obstacles.ts';
import { isObjectId } from './object-id.ts';
import type { GitObjects, ObjectNature } from './objects.ts';
import { parseRawTree, type RawTreeEntry } from './raw-tree.ts';
import { remembering } from './remembering.ts';

export type GitTree = ReadonlyMap<string, RawTreeEntry>;

/** Trees through the one process that reads objects, parsed once while they are remembered. */
export interface GitTrees {
  rootOf(commit: ObjectId): Promise<Answer<ObjectId>>;
  treeOf(id: ObjectId): Promise<Answer<GitTree>>;
}

/** How many names of parsed trees, and how many commits, are kept: some 30 MB at most. */
const mostNames = 200_000;
const mostCommits = 10_000;

export function createGitTrees(objects: GitObjects): GitTrees {
  const rootOf = remembering(mostCommits, (commit) => readRoot(objects, commit));
  const treeOf = remembering(
    mostNames,
    (id) => readTree(objects, id),
    (tree) => (tree.ok ? tree.value.size : 1),
  );
  return {
    rootOf: async (commit) => (isObjectId(commit) ? rootOf(commit) : unknown(refUnknown(commit))),
    treeOf,
  };
}

/** The tree of a commit; a tree is its own. */
async function readRoot(objects: GitObjects, id: ObjectId): Promise<Answer<ObjectId>> {
  const bytes = await read(objects, id, 'commit');
  if (!bytes.ok) return (await objects.read(id, 'tree')) === undefined ? bytes : known(id);
  const [, tree = ''] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString('latin1', 0, 80)) ?? [];
  return isObjectId(tree) ? known(tree) : unknown(outputUnreadable('cat-file'));
}

async function readTree(objects: GitObjects, id: ObjectId): Promise<Answer<GitTree>> {
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
