import type { Answer, ObjectId, TreeEntry } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { byPath } from '../history/change-parser.ts';
import { recordsIn } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import type { GitTree, GitTrees } from './git-trees.ts';
import { treeEntry } from './tree-entry.ts';

interface Directory {
  /** The path of the directory with a slash behind it; empty for the root. */
  readonly prefix: string;
  readonly id: ObjectId;
}

interface File {
  readonly path: string;
  readonly entry: TreeEntry;
}

/** With more directories side by side a command that lists them all costs less than reading each. */
const mostRead = 256;

/** Every path of a commit's tree, sorted. The trees of one depth are asked for at once. */
export async function listTree(
  git: GitRepository,
  trees: GitTrees,
  commit: ObjectId,
): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  const root = await trees.rootOf(commit);
  if (!root.ok) return root;
  const files: File[] = [];
  let isListed = false;
  let level: readonly Directory[] = [{ prefix: '', id: root.value }];
  while (level.length > 0) {
    if (level.length > mostRead && !isListed) {
      const all = await listed(git, root.value);
      if (all !== undefined) return known(sorted(all));
      isListed = true;
    }
    const read = await Promise.all(level.map(({ id }) => trees.treeOf(id)));
    const below: Directory[] = [];
    for (const [index, tree] of read.entries()) {
      if (!tree.ok) return tree;
      sortOut(level[index]?.prefix ?? '', tree.value, files, below);
    }
    level = below;
  }
  return known(sorted(files));
}

function sorted(files: File[]): ReadonlyMap<string, TreeEntry> {
  return new Map(files.sort(byPath).map(({ path, entry }) => [path, entry]));
}

const record = /^(\d{6}) [a-z]+ ([0-9a-f]{40}|[0-9a-f]{64})\t/;

/** The files as git lists them; undefined where something has two meanings or lies in no directory: reading the trees tells what it is. */
async function listed(git: GitRepository, root: ObjectId): Promise<File[] | undefined> {
  const result = await git.run(['ls-tree', '-r', '-t', '-z', '--full-tree', root]);
  const records = result.ok ? recordsIn(result.output) : undefined;
  if (records === undefined) return undefined;
  const files: File[] = [];
  const seen = new Set<string>();
  const directories = new Set(['']);
  for (let index = 0; index < records.length; index += 1) {
    const text = records.path(index);
    const [head = '', mode = '', id = ''] = record.exec(text) ?? [];
    const path = text.slice(head.length);
    const isUnclear = seen.has(path) || !directories.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    if (head === '' || isUnclear) return undefined;
    seen.add(path);
    if (mode === '040000') directories.add(path);
    else files.push({ path, entry: treeEntry(mode, id) });
  }
  return files;
}

function sortOut(prefix: string, tree: GitTree, files: File[], directories: Directory[]): void {
  for (const [name, { id, nature }] of tree) {
    if (nature === 'directory') directories.push({ prefix: `${prefix}${name}/`, id });
    else files.push({ path: prefix + name, entry: { blob: id, nature } });
  }
}
