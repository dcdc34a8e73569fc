import type { Answer, EntryNature, ObjectId, TreeEntry } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { byPath, treeEntry } from '../history/change-parser.ts';
import { objectMissing, outputUnreadable, refUnknown } from '../obstacles.ts';
import { pathText, recordsIn } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { isObjectId } from './object-id.ts';
import type { GitObjects, ObjectNature } from './objects.ts';

type RawNature = EntryNature | 'directory';

export type RawTree = ReadonlyMap<string, { readonly id: ObjectId; readonly nature: RawNature }>;

export interface GitTrees {
  /** What stands at a path of a commit, found by descending from it; starts no process of its own. */
  entry(commit: ObjectId, path: string): Promise<Answer<TreeEntry | null>>;
  /** Every path of a commit's tree, sorted. The trees of one depth are asked for at once. */
  list(commit: ObjectId): Promise<Answer<ReadonlyMap<string, TreeEntry>>>;
}

/** With more names than these, some 30 MB, what was read is forgotten. */
const mostNames = 200_000;

/** With more directories side by side a command that lists them all costs less than reading each. */
const mostRead = 256;

/** Trees through the one process that reads objects, each read once while it is remembered. */
export function createGitTrees(git: GitRepository, objects: GitObjects): GitTrees {
  const roots = new Map<ObjectId, Promise<Answer<ObjectId>>>();
  const trees = new Map<ObjectId, Promise<Answer<RawTree>>>();
  let names = 0;

  function remembered<Value>(
    kept: Map<ObjectId, Promise<Answer<Value>>>,
    id: ObjectId,
    read: (objects: GitObjects, id: ObjectId) => Promise<Answer<Value>>,
    namesIn: (value: Value) => number,
  ): Promise<Answer<Value>> {
    const there = kept.get(id);
    if (there !== undefined) return there;
    if (names > mostNames) {
      for (const each of [roots, trees]) each.clear();
      names = 0;
    }
    const reading = read(objects, id).then((answer) => {
      names += answer.ok ? namesIn(answer.value) : 0;
      return answer;
    });
    kept.set(id, reading);
    return reading;
  }
  const rootOf = (commit: ObjectId) => remembered(roots, commit, readRoot, () => 1);
  const treeOf = (id: ObjectId) => remembered(trees, id, readTree, (tree) => tree.size + 1);

  return {
    entry: async (commit, path) => {
      const root = await rootOf(commit);
      if (!root.ok) return root;
      let found: { readonly id: ObjectId; readonly nature: RawNature } = {
        id: root.value,
        nature: 'directory',
      };
      for (const name of path.split('/')) {
        const tree = found.nature === 'directory' ? await treeOf(found.id) : known<RawTree>(new Map());
        if (!tree.ok) return tree;
        const next = tree.value.get(name);
        if (next === undefined) return known(null);
        found = next;
      }
      return known(found.nature === 'directory' ? null : { blob: found.id, nature: found.nature });
    },
    list: async (commit) => {
      const root = await rootOf(commit);
      if (!root.ok) return root;
      const files: File[] = [];
      let level = [{ prefix: '', id: root.value }];
      let isWide = false;
      while (level.length > 0) {
        const all = !isWide && level.length > mostRead ? await listed(git, root.value) : undefined;
        if (all !== undefined) return known(sorted(all));
        isWide ||= level.length > mostRead;
        const read = await Promise.all(level.map(({ id }) => treeOf(id)));
        const below: typeof level = [];
        for (const [index, tree] of read.entries()) {
          if (!tree.ok) return tree;
          const prefix = level[index]?.prefix ?? '';
          for (const [name, { id, nature }] of tree.value) {
            if (nature === 'directory') below.push({ prefix: `${prefix}${name}/`, id });
            else files.push({ path: prefix + name, entry: { blob: id, nature } });
          }
        }
        level = below;
      }
      return known(sorted(files));
    },
  };
}

interface File {
  readonly path: string;
  readonly entry: TreeEntry;
}

function sorted(files: File[]): ReadonlyMap<string, TreeEntry> {
  return new Map(files.sort(byPath).map(({ path, entry }) => [path, entry]));
}

const listedRecord = /^(\d{6}) [a-z]+ ([0-9a-f]{40}|[0-9a-f]{64})\t/;

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
    const [head = '', mode = '', id = ''] = listedRecord.exec(text) ?? [];
    const path = text.slice(head.length);
    const isUnclear = seen.has(path) || !directories.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    if (head === '' || isUnclear) return undefined;
    seen.add(path);
    if (mode === '040000') directories.add(path);
    else files.push({ path, entry: treeEntry(mode, id) });
  }
  return files;
}

/** The tree of a commit; a tree is its own. */
async function readRoot(objects: GitObjects, id: ObjectId): Promise<Answer<ObjectId>> {
  if (!isObjectId(id)) return unknown(refUnknown(id));
  const bytes = await read(objects, id, 'commit');
  if (!bytes.ok) return (await objects.read(id, 'tree')) === undefined ? bytes : known(id);
  const [, tree = ''] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString('latin1', 0, 80)) ?? [];
  return isObjectId(tree) ? known(tree) : unknown(outputUnreadable('cat-file'));
}

async function readTree(objects: GitObjects, id: ObjectId): Promise<Answer<RawTree>> {
  const bytes = await read(objects, id, 'tree');
  const tree = bytes.ok ? parseTree(bytes.value, id.length / 2) : undefined;
  if (!bytes.ok) return bytes;
  return tree === undefined ? unknown(outputUnreadable('cat-file')) : known(tree);
}

async function read(objects: GitObjects, id: ObjectId, nature: ObjectNature): Promise<Answer<Buffer>> {
  const chunks = await objects.read(id, nature);
  if (chunks !== undefined) return known(Buffer.concat(chunks));
  return unknown(objects.obstacle() ?? objectMissing(id));
}

const space = 32;
const usualModes = new Map<string, RawNature>([
  ['40000', 'directory'],
  ['100644', 'regular'],
  ['100755', 'regular'],
  ['120000', 'link'],
]);

/**
 * Reads one tree object; undefined where it is none, where it names something twice, or where a name is no single
 * name: git's own commands and this reader could then see different files.
 */
export function parseTree(bytes: Buffer, idLength: number): RawTree | undefined {
  const entries = new Map<string, { readonly id: ObjectId; readonly nature: RawNature }>();
  for (let at = 0; at < bytes.length; ) {
    const nameAt = bytes.indexOf(space, at) + 1;
    const idAt = bytes.indexOf(0, nameAt) + 1;
    const end = idAt + idLength;
    if (nameAt === 0 || idAt === 0 || end > bytes.length) return undefined;
    const nature = natureOf(bytes.toString('latin1', at, nameAt - 1));
    const name = pathText(bytes.subarray(nameAt, idAt - 1));
    if (nature === undefined || name === '' || name.includes('/') || entries.has(name)) return undefined;
    entries.set(name, { id: bytes.toString('hex', idAt, end), nature });
    at = end;
  }
  return entries;
}

/** As git reads modes: what is neither file, link nor directory is a submodule. */
function natureOf(mode: string): RawNature | undefined {
  const usual = usualModes.get(mode);
  if (usual !== undefined || !/^[0-7]{5,7}$/.test(mode)) return usual;
  const type = Number.parseInt(mode, 8) & 0o170000;
  return usualModes.get((type === 0o100000 ? 0o100644 : type).toString(8)) ?? 'submodule';
}
