import type { Blobs, CommitFacts, History, ObjectId, PathChange, ResolvedRange, TreeEntry } from './ports.ts';
import { sha256 } from './values/digest.ts';
import { reachedFrom } from './values/reached-from.ts';

/** What stands at a path: bytes, what a link says, or an entry whose bytes nobody has. */
export type MemoryFile = Uint8Array | { readonly link: Uint8Array } | TreeEntry;

/** One commit, after its parents. */
export interface MemoryCommit extends Omit<CommitFacts, 'changes'> {
  /** What changes against the first parent; null for a deletion. */
  readonly files: Readonly<Record<string, MemoryFile | null>>;
}

export interface MemoryRepository {
  readonly history: History;
  readonly blobs: Blobs;
  readonly range: ResolvedRange;
}

/** A repository that is nowhere but here, from a base to the last of its commits. */
export function memoryRepository(commits: readonly MemoryCommit[], base: ObjectId): MemoryRepository {
  const blobs = new Map<string, Uint8Array>();
  const trees = new Map<ObjectId, ReadonlyMap<string, TreeEntry>>();
  const facts: CommitFacts[] = [];
  for (const { files, ...commit } of commits) {
    const tree = new Map(trees.get(commit.parents[0] ?? ''));
    const changes: PathChange[] = [];
    for (const [path, file] of Object.entries(files)) {
      const before = tree.get(path) ?? null;
      const after = file === null ? null : entryOf(file, blobs);
      if (before?.blob === after?.blob && before?.nature === after?.nature) continue;
      if (after === null) tree.delete(path);
      else tree.set(path, after);
      changes.push({ path, before, after });
    }
    trees.set(commit.id, tree);
    facts.push({ ...commit, changes });
  }
  const byId = new Map(facts.map((commit) => [commit.id, commit]));
  const history: History = {
    commits: async ({ base: from, head }) => {
      const known = reachable(byId, from);
      const wanted = reachable(byId, head);
      return { ok: true, value: facts.filter(({ id }) => wanted.has(id) && !known.has(id)) };
    },
    upTo: async (commit, count, { allParents, touching } = {}) => {
      const known = allParents || touching !== undefined ? reachable(byId, commit) : undefined;
      const line =
        known === undefined ? firstParents(byId, commit) : facts.filter(({ id }) => known.has(id)).reverse();
      const touches = ({ changes }: CommitFacts) => changes.some(({ path }) => touching?.includes(path));
      return { ok: true, value: (touching === undefined ? line : line.filter(touches)).slice(0, count) };
    },
    entry: async (commit, path) => ({ ok: true, value: trees.get(commit)?.get(path) ?? null }),
    mergeBases: async (left, right) => ({ ok: true, value: mergeBases(byId, left, right) }),
    tree: async (commit) => ({ ok: true, value: trees.get(commit) ?? new Map() }),
  };
  const open = async (blob: ObjectId) => {
    const bytes = blobs.get(blob);
    return bytes === undefined ? undefined : [bytes];
  };
  return { history, blobs: { open }, range: { base, head: facts.at(-1)?.id ?? base } };
}

function entryOf(file: MemoryFile, blobs: Map<string, Uint8Array>): TreeEntry {
  if ('blob' in file) return file;
  const bytes = 'link' in file ? file.link : file;
  // One character a byte, so that equal bytes have one id, and no others.
  const blob = sha256(new TextDecoder('latin1').decode(bytes)).slice(0, 40);
  blobs.set(blob, bytes);
  return { blob, nature: 'link' in file ? 'link' : 'regular' };
}

type Commits = ReadonlyMap<string, CommitFacts>;

function reachable(commits: Commits, from: ObjectId): ReadonlySet<ObjectId> {
  return reachedFrom(from, (id) => commits.get(id)?.parents ?? []);
}

function firstParents(commits: Commits, from: ObjectId): CommitFacts[] {
  const line: CommitFacts[] = [];
  for (let at = commits.get(from); at !== undefined; at = commits.get(at.parents[0] ?? '')) line.push(at);
  return line;
}

/** What is common and no parent of what is common: ancestors of it are all common. */
function mergeBases(commits: Commits, left: ObjectId, right: ObjectId): ObjectId[] {
  const others = reachable(commits, right);
  const common = [...reachable(commits, left)].filter((id) => others.has(id));
  const parents = new Set(common.flatMap((id) => commits.get(id)?.parents ?? []));
  return common.filter((id) => !parents.has(id)).sort();
}
