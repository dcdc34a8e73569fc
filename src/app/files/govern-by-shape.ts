import type { Govern } from '../../config/govern.ts';
import { joinedBytes } from '../../core/joined-bytes.ts';
import type { Blobs, CommitFacts, TreeEntry } from '../ports.ts';

/** What stands in a range: the tree of its base, and what its commits change. */
interface Standing {
  readonly blobs: Blobs;
  readonly tree: ReadonlyMap<string, TreeEntry>;
  readonly commits: readonly CommitFacts[];
}

/** How many files are in memory together. */
const mostAtOnce = 64;

/**
 * Leaves out files whose name alone says too little and whose content never has the shape of their kind, neither at the
 * base nor before or after any change (docs/judging.md, Policy). One version with the shape governs all: what turns such a
 * file into something else is judged.
 */
export async function governByShape(govern: Govern, { blobs, tree, commits }: Standing): Promise<Govern> {
  const versions = new Map<string, Map<string, TreeEntry>>();
  const learn = (path: string, entry: TreeEntry | null): void => {
    if (entry === null || entry.nature !== 'regular' || govern(path)?.hasShape === undefined) return;
    versions.set(path, (versions.get(path) ?? new Map()).set(entry.blob, entry));
  };
  for (const [path, entry] of tree) learn(path, entry);
  for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
    learn(path, before);
    learn(path, after);
  }
  const shaped = new Set<string>();
  const look = async ([path, seen]: readonly [string, ReadonlyMap<string, TreeEntry>]) => {
    const hasShape = govern(path)?.hasShape;
    for (const blob of seen.keys()) {
      const bytes = await bytesOf(blobs, blob);
      // What the repository does not hold is an obstacle, and that is said where the file is judged.
      if (bytes === undefined || hasShape?.(bytes) === true) shaped.add(path);
      if (shaped.has(path)) return;
    }
  };
  // Many are asked for at once: to wait for each one takes longer than to read it.
  const files = [...versions];
  for (let at = 0; at < files.length; at += mostAtOnce)
    await Promise.all(files.slice(at, at + mostAtOnce).map(look));
  return (path) => {
    const governance = govern(path);
    return governance?.hasShape === undefined || shaped.has(path) ? governance : undefined;
  };
}

async function bytesOf(blobs: Blobs, blob: string): Promise<Uint8Array | undefined> {
  const chunks = await blobs.open(blob);
  return chunks === undefined ? undefined : joinedBytes(chunks);
}
