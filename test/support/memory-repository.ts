import type {
  Blobs,
  CommitFacts,
  History,
  PathChange,
  ResolvedRange,
  TreeEntry,
} from '../../src/app/ports.ts';
import { sha256 } from '../../src/core/digest.ts';

/** One commit to make: files by path, null for a deletion. */
export interface MemoryCommit {
  readonly message: string;
  readonly files: Readonly<Record<string, string | null>>;
}

export interface MemoryRepository {
  readonly history: History;
  readonly blobs: Blobs;
  /** From the first commit to the last. */
  readonly range: ResolvedRange;
  readonly ids: readonly string[];
}

/** A linear repository in memory, for the use cases: the first commit is the base of the range. */
export function memoryRepository(commits: readonly MemoryCommit[]): MemoryRepository {
  const blobs = new Map<string, Uint8Array>();
  const trees: ReadonlyMap<string, TreeEntry>[] = [];
  const facts: CommitFacts[] = [];
  for (const [index, { message, files }] of commits.entries()) {
    const tree = new Map(trees.at(-1));
    const changes: PathChange[] = [];
    for (const [path, text] of Object.entries(files)) {
      const before = tree.get(path) ?? null;
      const after: TreeEntry | null = text === null ? null : { blob: store(text), nature: 'regular' };
      if (before?.blob === after?.blob) continue;
      if (after === null) tree.delete(path);
      else tree.set(path, after);
      changes.push({ path, before, after });
    }
    trees.push(tree);
    const parents = facts.slice(-1).map(({ id }) => id);
    const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    facts.push({ id: sha256(`${index} ${message}`).slice(0, 40), parents, message, at, changes });
  }
  const ids = facts.map(({ id }) => id);
  return {
    history: {
      commits: async ({ base }) => ({ ok: true, value: facts.slice(ids.indexOf(base) + 1) }),
      upTo: async (commit, count) => ({
        ok: true,
        value: facts
          .slice(0, ids.indexOf(commit) + 1)
          .reverse()
          .slice(0, count),
      }),
      tree: async (commit) => ({ ok: true, value: trees[ids.indexOf(commit)] ?? new Map() }),
    },
    blobs: {
      open: async (blob) => {
        const bytes = blobs.get(blob);
        return bytes === undefined ? undefined : [bytes.subarray(0, 7), bytes.subarray(7)];
      },
    },
    range: { base: ids[0] ?? '', head: ids.at(-1) ?? '' },
    ids,
  };

  function store(text: string): string {
    const bytes = new TextEncoder().encode(text);
    const id = sha256(text).slice(0, 40);
    blobs.set(id, bytes);
    return id;
  }
}
