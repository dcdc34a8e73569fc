import type { Answer, EntryNature, History, ObjectId, TreeEntry } from '../../engine/ports.ts';
import { asked, known, unknown } from '../answers.ts';
import { byPath, treeEntry } from '../history/log-parser.ts';
import { objectMissing, outputUnreadable, refUnknown } from '../obstacles.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { isObjectId } from './object-id.ts';
import type { GitObjects } from './objects.ts';

export interface RawEntry {
  readonly id: ObjectId;
  readonly nature: EntryNature | 'directory';
}

export type RawTree = ReadonlyMap<string, RawEntry>;

/** With more names than these, some 30 MB, what was read is forgotten. */
const mostNames = 200_000;

/** With more directories side by side a command that lists them all costs less than reading each. */
const mostRead = 256;

/**
 * The trees of commits; a tree may be named instead of a commit. A path is found by descending to it; of a whole tree those of
 * one depth are asked for at once.
 */
export function createGitTrees(git: GitRepository, objects: GitObjects): Pick<History, 'entry' | 'tree'> {
  const treeOf = treeReader(objects);
  return {
    entry: async (commit, path) => {
      if (!isObjectId(commit)) return unknown(refUnknown(commit));
      let found: RawEntry = { id: `${commit}^{tree}`, nature: 'directory' };
      for (const name of path.split('/')) {
        const tree = found.nature === 'directory' ? await treeOf(found.id) : known<RawTree>(new Map());
        if (!tree.ok) return tree;
        const next = tree.value.get(name);
        if (next === undefined) return known(null);
        found = next;
      }
      return known(found.nature === 'directory' ? null : { blob: found.id, nature: found.nature });
    },
    tree: async (commit) => {
      if (!isObjectId(commit)) return unknown(refUnknown(commit));
      const files: File[] = [];
      let level = [{ prefix: '', id: `${commit}^{tree}` }];
      while (level.length > 0) {
        if (level.length > mostRead) return listedFiles(git, commit);
        const below: typeof level = [];
        const read = await Promise.all(
          level.map(async ({ prefix, id }) => [prefix, await treeOf(id)] as const),
        );
        for (const [prefix, tree] of read) {
          if (!tree.ok) return tree;
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

/** Each tree is read once while it is remembered. */
function treeReader(objects: GitObjects): (name: string) => Promise<Answer<RawTree>> {
  const trees = new Map<string, Promise<Answer<RawTree>>>();
  let names = 0;
  const read = async (name: string): Promise<Answer<RawTree>> => {
    const id = name.replace('^{tree}', '');
    const chunks = await objects.read(name, 'tree');
    if (chunks === undefined) return unknown(objects.obstacle() ?? objectMissing(id));
    const tree = parseTree(Buffer.concat(chunks), id.length / 2);
    names += 1 + (tree?.size ?? 0);
    return tree === undefined ? unknown(outputUnreadable('cat-file')) : known(tree);
  };
  return (name) => {
    if (names > mostNames) trees.clear();
    if (trees.size === 0) names = 0;
    const tree = trees.get(name) ?? read(name);
    trees.set(name, tree);
    return tree;
  };
}

const listedRecord = /^(\d{6}) [a-z]+ ([0-9a-f]{40}|[0-9a-f]{64})\t/;

/** The files as git lists them; unknown where a path has two meanings, or lies in no directory. */
async function listedFiles(
  git: GitRepository,
  commit: ObjectId,
): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  return asked(git, ['ls-tree', '-r', '-t', '-z', '--full-tree', commit], (output) => {
    const records = splitAtNul(output)?.map(pathText);
    const directory = null;
    const found = new Map<string, TreeEntry | null>([['', directory]]);
    for (const text of records ?? []) {
      const [head = '', mode = '', id = ''] = listedRecord.exec(text) ?? [];
      const path = text.slice(head.length);
      const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
      if (head === '' || found.has(path) || found.get(above) !== directory) return undefined;
      found.set(path, mode === '040000' ? directory : treeEntry(mode, id));
    }
    return (
      records && sorted([...found].flatMap(([path, entry]) => (entry === null ? [] : [{ path, entry }])))
    );
  });
}

interface File {
  readonly path: string;
  readonly entry: TreeEntry;
}

function sorted(files: File[]): ReadonlyMap<string, TreeEntry> {
  return new Map(files.sort(byPath).map(({ path, entry }) => [path, entry]));
}

const space = 32;

/** By the upper digits of the mode: the lower ones are permissions. */
const natures = new Map<number, RawEntry['nature']>([
  [0o04, 'directory'],
  [0o10, 'regular'],
  [0o12, 'link'],
  [0o16, 'submodule'],
]);

/**
 * Reads one tree object; undefined where it is none, where it names something twice, or where a name is no single
 * name: git's own commands and this reader could then see different files.
 */
export function parseTree(bytes: Buffer, idLength: number): RawTree | undefined {
  const entries = new Map<string, RawEntry>();
  for (let at = 0; at < bytes.length; ) {
    const nameAt = bytes.indexOf(space, at) + 1;
    const idAt = bytes.indexOf(0, nameAt) + 1;
    const end = idAt + idLength;
    if (nameAt === 0 || idAt === 0 || end > bytes.length) return undefined;
    const nature = natures.get(Number.parseInt(bytes.toString('latin1', at, nameAt - 1), 8) >> 12);
    const name = pathText(bytes.subarray(nameAt, idAt - 1));
    if (nature === undefined || name === '' || name.includes('/') || entries.has(name)) return undefined;
    entries.set(name, { id: bytes.toString('hex', idAt, end), nature });
    at = end;
  }
  return entries;
}
