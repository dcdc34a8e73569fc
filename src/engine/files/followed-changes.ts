import type { Govern } from '../../config/govern.ts';
import { sameEntry } from '../past.ts';
import type { CommitFacts, ObjectId, PathChange, TreeEntry } from '../ports.ts';
import type { Followed } from './follow-path.ts';
import type { LinkReader } from './link-reader.ts';

/** Commits and trees with what stands behind the given paths in the place of the links. */
export function followedChanges(paths: ReadonlySet<string>, govern: Govern, reader: LinkReader) {
  const carriers = new Set<string>();
  const known = new Map<ObjectId, Map<string, Followed>>();
  const judged = new Set<string>();

  function remember(commit: ObjectId, path: string, found: Followed): Followed {
    const memory = known.get(commit) ?? new Map<string, Followed>();
    known.set(commit, memory.set(path, found));
    const { target } = found.entry ?? {};
    for (const link of found.links) carriers.add(link);
    if (target !== undefined) carriers.add(target);
    return found;
  }

  async function at(commit: ObjectId, path: string): Promise<Followed> {
    return known.get(commit)?.get(path) ?? remember(commit, path, await reader.follow(commit, path));
  }

  /** What stands at the path after a commit; asked anew only where the commit touched something on the way. */
  async function after(
    commit: CommitFacts,
    path: string,
    before: Followed,
    touched: ReadonlyMap<string, unknown>,
  ) {
    const stays = ![...before.asked].some((asked) => touched.has(asked));
    return stays ? remember(commit.id, path, before) : at(commit.id, path);
  }

  /** A file that is governed where it lies is judged there; seen through a folder's link it is not judged twice. */
  function isAlias(path: string, { entry, links }: Followed): boolean {
    return entry?.target !== undefined && links[0] !== path && govern(entry.target) !== undefined;
  }

  /** Whether a change is one of the file, and not only seen, or no longer seen, through a folder's link. */
  function isOwn(path: string, before: Followed, now: Followed): boolean {
    if (judged.has(path)) return true;
    const others = [before, now].filter((each) => each.entry !== null && !isAlias(path, each));
    if (others.length > 0) return true;
    return before.entry !== null && now.entry !== null && before.entry.target !== now.entry.target;
  }

  async function changesOf(commit: CommitFacts): Promise<readonly PathChange[]> {
    const changes = new Map(commit.changes.map((change) => [change.path, change]));
    const touched = new Map(changes);
    const [parent] = commit.parents;
    for (const path of paths) {
      const before = parent === undefined ? nothing : await at(parent, path);
      const now =
        parent === undefined ? await at(commit.id, path) : await after(commit, path, before, touched);
      const isChange = touched.has(path) || !sameEntry(before.entry, now.entry);
      if (!isChange || !isOwn(path, before, now)) continue;
      judged.add(path);
      changes.set(path, { path, before: before.entry, after: now.entry });
    }
    return [...changes.values()];
  }

  return {
    /** Whether a path is a link that something was reached through, or where it lies. */
    carries: (path: string) => carriers.has(path),
    /** Commits with their parents before them. */
    commits: async (commits: readonly CommitFacts[]): Promise<CommitFacts[]> => {
      const followed: CommitFacts[] = [];
      for (const commit of commits) followed.push({ ...commit, changes: await changesOf(commit) });
      return followed;
    },
    tree: async (commit: ObjectId, tree: ReadonlyMap<string, TreeEntry>) => {
      const followed = new Map(tree);
      for (const path of paths) {
        const found = await at(commit, path);
        if (found.entry !== null && !isAlias(path, found)) followed.set(path, found.entry);
      }
      return followed;
    },
  };
}

const nothing: Followed = { entry: null, links: [], asked: new Set() };
