import { createHash } from 'node:crypto';
import type {
  Blobs,
  CommitFacts,
  History,
  PathChange,
  ResolvedRange,
  TreeEntry,
} from '../../src/app/ports.ts';
import { sha256 } from '../../src/core/digest.ts';

/** A file's text or bytes, what a link says, or an entry for what is neither. */
export type MemoryFile = string | Uint8Array | { readonly link: string } | TreeEntry;

/** One commit to make: files by path, null for a deletion. */
export interface MemoryCommit {
  readonly message: string;
  /** What changes against the first parent. */
  readonly files: Readonly<Record<string, MemoryFile | null>>;
  /** Places in the same list; without it the commit before. */
  readonly parents?: readonly number[];
  /** Committer time; a minute later than the commit before unless told. */
  readonly at?: string;
}

export interface MemoryRepository {
  readonly history: History;
  readonly blobs: Blobs;
  /** From the first commit to the last, or from the commit at `from`. */
  readonly range: ResolvedRange;
  readonly ids: readonly string[];
}

/** A repository in memory, for the use cases: the commit at `from` is the base of the range. */
export function memoryRepository(commits: readonly MemoryCommit[], from = 0): MemoryRepository {
  const blobs = new Map<string, Uint8Array>();
  const trees: ReadonlyMap<string, TreeEntry>[] = [];
  const facts: CommitFacts[] = [];
  for (const [index, plan] of commits.entries()) {
    const { message, files, parents = index === 0 ? [] : [index - 1] } = plan;
    const tree = new Map(trees[parents[0] ?? -1]);
    const changes: PathChange[] = [];
    for (const [path, file] of Object.entries(files)) {
      const before = tree.get(path) ?? null;
      const after = file === null ? null : entryOf(file);
      if (before?.blob === after?.blob && before?.nature === after?.nature) continue;
      if (after === null) tree.delete(path);
      else tree.set(path, after);
      changes.push({ path, before, after });
    }
    trees.push(tree);
    const at = plan.at ?? new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    const parentIds = parents.flatMap((parent) => facts[parent]?.id ?? []);
    facts.push({ id: sha256(`${index} ${message}`).slice(0, 40), parents: parentIds, message, at, changes });
  }
  const ids = facts.map(({ id }) => id);
  const byId = new Map(facts.map((commit) => [commit.id, commit]));
  const treeOf = (commit: string) => trees[ids.indexOf(commit)] ?? new Map<string, TreeEntry>();
  return {
    history: {
      commits: async ({ base, head }) => {
        const known = reachable(byId, base);
        const wanted = reachable(byId, head);
        return { ok: true, value: facts.filter(({ id }) => wanted.has(id) && !known.has(id)) };
      },
      upTo: async (commit, count, { allParents, touching } = {}) => {
        const known = allParents || touching !== undefined ? reachable(byId, commit) : undefined;
        const line =
          known === undefined
            ? firstParents(byId, commit)
            : facts.filter(({ id }) => known.has(id)).reverse();
        const touches = ({ changes }: CommitFacts) => changes.some(({ path }) => touching?.includes(path));
        return { ok: true, value: (touching === undefined ? line : line.filter(touches)).slice(0, count) };
      },
      entry: async (commit, path) => ({ ok: true, value: treeOf(commit).get(path) ?? null }),
      mergeBases: async (left, right) => ({ ok: true, value: mergeBases(byId, left, right) }),
      tree: async (commit) => ({ ok: true, value: treeOf(commit) }),
    },
    blobs: {
      open: async (blob) => {
        const bytes = blobs.get(blob);
        return bytes === undefined ? undefined : [bytes.subarray(0, 7), bytes.subarray(7)];
      },
    },
    range: { base: ids[from] ?? '', head: ids.at(-1) ?? '' },
    ids,
  };

  function entryOf(file: MemoryFile): TreeEntry {
    if (typeof file === 'string') return { blob: store(new TextEncoder().encode(file)), nature: 'regular' };
    if (file instanceof Uint8Array) return { blob: store(file), nature: 'regular' };
    return 'link' in file ? { blob: store(new TextEncoder().encode(file.link)), nature: 'link' } : file;
  }

  function store(bytes: Uint8Array): string {
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
    blobs.set(id, bytes);
    return id;
  }
}

type Commits = ReadonlyMap<string, CommitFacts>;

function reachable(commits: Commits, from: string): Set<string> {
  const seen = new Set<string>();
  const pending = [from];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    pending.push(...(commits.get(id)?.parents ?? []));
  }
  return seen;
}

function firstParents(commits: Commits, from: string): CommitFacts[] {
  const line: CommitFacts[] = [];
  for (let at = commits.get(from); at !== undefined; at = commits.get(at.parents[0] ?? '')) line.push(at);
  return line;
}

function mergeBases(commits: Commits, left: string, right: string): string[] {
  const others = reachable(commits, right);
  const common = [...reachable(commits, left)].filter((id) => others.has(id));
  const inner = new Set(common.flatMap((id) => [...reachable(commits, id)].filter((below) => below !== id)));
  return common.filter((id) => !inner.has(id)).sort();
}
