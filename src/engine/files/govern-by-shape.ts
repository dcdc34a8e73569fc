import type { Govern } from '../../config/govern.ts';
import { joinedBytes } from '../../formats/joined-bytes.ts';
import type { Blobs, CommitFacts, ObjectId, TreeEntry } from '../ports.ts';

/** What stands in a range: the tree of its base, and what its commits change. */
interface Standing {
  readonly blobs: Blobs;
  readonly tree: ReadonlyMap<string, TreeEntry>;
  readonly commits: readonly CommitFacts[];
}

/** Which files, whose names alone say too little, ever have the shape of their kind. */
export interface Shapes {
  /** Looks at all versions of these files until one has it. */
  look(paths: Iterable<string>): Promise<void>;
  /** Whether one has; undefined where nobody looked, or the name says enough. */
  has(path: string): boolean | undefined;
}

/** How many files are in memory together. */
export const mostAtOnce = 64;

/**
 * Files whose name alone says too little are left out where their content never has the shape of their kind, neither at the
 * base nor before or after any change (docs/judging.md, 6). One version with the shape governs all: what turns such a
 * file into something else is judged. Nobody looks before somebody asks: a range is about few of the files that there are.
 */
export function shapesIn(govern: Govern, { blobs, tree, commits }: Standing): Shapes {
  const found = new Map<string, boolean>();
  const changed = new Map<string, Set<ObjectId>>();
  const learn = (path: string, entry: TreeEntry | null): void => {
    if (entry?.nature !== 'regular' || govern(path)?.hasShape === undefined) return;
    changed.set(path, (changed.get(path) ?? new Set()).add(entry.blob));
  };
  for (const { changes } of commits)
    for (const { path, before, after } of changes) {
      learn(path, before);
      learn(path, after);
    }
  const versionsOf = (path: string): Iterable<ObjectId> => {
    const base = tree.get(path);
    const others = changed.get(path) ?? [];
    return base?.nature === 'regular' ? new Set([base.blob, ...others]) : others;
  };
  const isShaped = async (path: string, hasShape: (bytes: Uint8Array) => boolean): Promise<boolean> => {
    for (const blob of versionsOf(path)) {
      const chunks = await blobs.open(blob);
      // What the repository does not hold is an obstacle, and that is said where the file is judged.
      if (chunks === undefined || hasShape(joinedBytes(chunks))) return true;
    }
    return false;
  };
  return {
    has: (path) => found.get(path),
    async look(paths) {
      const unknown = [...new Set(paths)].flatMap((path) => {
        const hasShape = found.has(path) ? undefined : govern(path)?.hasShape;
        return hasShape === undefined ? [] : [{ path, hasShape }];
      });
      // Many are asked for at once: to wait for each one takes longer than to read it.
      for (let at = 0; at < unknown.length; at += mostAtOnce)
        await Promise.all(
          unknown.slice(at, at + mostAtOnce).map(async ({ path, hasShape }) => {
            found.set(path, await isShaped(path, hasShape));
          }),
        );
    },
  };
}

/** Govern without the files that never have the shape of their kind, where all of them are asked for. */
export async function governByShape(govern: Govern, standing: Standing): Promise<Govern> {
  const shapes = shapesIn(govern, standing);
  const changed = standing.commits.flatMap(({ changes }) => changes.map(({ path }) => path));
  await shapes.look([...standing.tree.keys(), ...changed]);
  return (path) => {
    const governance = govern(path);
    return governance?.hasShape === undefined || shapes.has(path) === true ? governance : undefined;
  };
}
