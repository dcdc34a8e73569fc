import type { Answer, EntryNature, ObjectId, TreeEntry } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { byPath, treeEntry } from '../history/log-parser.ts';
import { gitFailed, objectMissing, outputUnreadable, refUnknown } from '../obstacles.ts';
import { pathText, recordsIn } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { isObjectId } from './object-id.ts';
import type { GitObjects } from './objects.ts';

export interface RawEntry {
  readonly id: ObjectId;
  readonly nature: EntryNature | 'directory';
}

export type RawTree = ReadonlyMap<string, RawEntry>;

export interface GitTrees {
  /** What a commit has at a path, found by descending from it; starts no process of its own. */
  entry(commit: ObjectId, path: string): Promise<Answer<TreeEntry | null>>;
  /** Every path of a commit's tree, sorted: one process. */
  list(commit: ObjectId): Promise<Answer<ReadonlyMap<string, TreeEntry>>>;
}

/** With more names than these, some 30 MB, what was read is forgotten. */
const mostNames = 200_000;

/** The trees of commits; a tree may be named instead of a commit. */
export function createGitTrees(git: GitRepository, objects: GitObjects): GitTrees {
  const treeOf = remembered((name) => readTree(objects, name));
  const filesOf = remembered((commit) => listFiles(git, commit));
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
    list: async (commit) => (isObjectId(commit) ? filesOf(commit) : unknown(refUnknown(commit))),
  };
}

function remembered<Names extends { readonly size: number }>(
  read: (name: string) => Promise<Answer<Names>>,
): (name: string) => Promise<Answer<Names>> {
  const answers = new Map<string, Promise<Answer<Names>>>();
  let names = 0;
  return (name) => {
    const answer = answers.get(name) ?? read(name);
    if (answers.has(name)) return answer;
    if (names > mostNames) {
      answers.clear();
      names = 0;
    }
    answers.set(name, answer);
    return answer.then((read) => {
      names += read.ok ? read.value.size + 1 : 0;
      return read;
    });
  };
}

const listedRecord = /^(\d{6}) [a-z]+ ([0-9a-f]{40}|[0-9a-f]{64})\t/;

/** The files as git lists them; unknown where a path has two meanings, or lies in no directory. */
async function listFiles(
  git: GitRepository,
  commit: ObjectId,
): Promise<Answer<ReadonlyMap<string, TreeEntry>>> {
  const result = await git.run(['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
  if (!result.ok) return unknown(gitFailed('ls-tree', result));
  const records = recordsIn(result.output);
  if (records === undefined) return unknown(outputUnreadable('ls-tree'));
  const files: { readonly path: string; readonly entry: TreeEntry }[] = [];
  const seen = new Set<string>();
  const directories = new Set(['']);
  for (let index = 0; index < records.length; index += 1) {
    const text = records.path(index);
    const [head = '', mode = '', id = ''] = listedRecord.exec(text) ?? [];
    const path = text.slice(head.length);
    const isUnclear = seen.has(path) || !directories.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
    if (head === '' || isUnclear) return unknown(outputUnreadable('ls-tree'));
    seen.add(path);
    if (mode === '040000') directories.add(path);
    else files.push({ path, entry: treeEntry(mode, id) });
  }
  return known(new Map(files.sort(byPath).map(({ path, entry }) => [path, entry])));
}

async function readTree(objects: GitObjects, name: string): Promise<Answer<RawTree>> {
  const chunks = await objects.read(name, 'tree');
  if (chunks === undefined) return unknown(objects.obstacle() ?? objectMissing(name.replace('^{tree}', '')));
  const tree = parseTree(Buffer.concat(chunks), name.replace('^{tree}', '').length / 2);
  return tree === undefined ? unknown(outputUnreadable('cat-file')) : known(tree);
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
