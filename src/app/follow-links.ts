import type { Govern } from '../config/govern.ts';
import { type Followed, followPath } from './follow-path.ts';
import { linkText } from './link-text.ts';
import { folderOfLink, linkedPaths, type SeenPaths } from './linked-paths.ts';
import type { Answer, Blobs, CommitFacts, History, ObjectId, PathChange, TreeEntry } from './ports.ts';

/** A history as it was read, and the commits and the tree that are judged. */
export interface LinkedInput {
  readonly history: History;
  readonly blobs: Blobs;
  readonly govern: Govern;
  readonly commits: readonly CommitFacts[];
  readonly base: ObjectId;
  readonly tree: ReadonlyMap<string, TreeEntry>;
}

/** The same with links followed: what a governed link leads to stands at the link's path, and its changes are there. */
export interface LinkedHistory {
  readonly history: History;
  readonly commits: readonly CommitFacts[];
  readonly tree: ReadonlyMap<string, TreeEntry>;
  /** Whether a path is a link that governed content is reached through, or where it lies. */
  carries(path: string): boolean;
}

/** Reads through the symbolic links at governed paths and above them (judging.md, Files that change nature). */
export async function followLinks(input: LinkedInput): Promise<Answer<LinkedHistory>> {
  const { history, commits, tree, govern } = input;
  const reader = linkReader(input);
  const seen = await seenPaths(input, reader.text);
  const paths = linkedPaths(seen, govern);
  if (paths === undefined) return { ok: false, obstacle: tooManyLinks };
  if (paths.size === 0) return { ok: true, value: { history, commits, tree, carries: () => false } };
  const carriers = new Set<string>();
  const follow = follower(paths, govern, reader, carriers);
  const [followedCommits, followedTree] = [
    await follow.commits(commits),
    await follow.tree(input.base, tree),
  ];
  const obstacle = reader.obstacle();
  if (obstacle !== undefined) return { ok: false, obstacle };
  const followed: History = {
    ...history,
    entry: async (commit, path) => {
      const found = await reader.follow(commit, path);
      const failure = reader.obstacle();
      return failure === undefined ? { ok: true, value: found.entry } : { ok: false, obstacle: failure };
    },
    upTo: async (commit, count) => {
      const answer = await history.upTo(commit, count);
      return answer.ok
        ? { ok: true, value: (await follow.commits(answer.value.toReversed())).reverse() }
        : answer;
    },
  };
  return {
    ok: true,
    value: {
      history: followed,
      commits: followedCommits,
      tree: followedTree,
      carries: (path) => carriers.has(path),
    },
  };
}

const tooManyLinks = {
  code: 'too-many-links',
  message: 'the symbolic links of this repository lead to more paths than can be looked at',
  fix: 'Remove links that lead to folders which hold links themselves.',
};

type Reader = ReturnType<typeof linkReader>;

/** Reads what stands behind paths; what the repository does not hold is kept as an obstacle. */
function linkReader({ history, blobs }: LinkedInput) {
  const texts = new Map<ObjectId, Promise<string | undefined>>();
  let failure: Extract<Answer<never>, { ok: false }>['obstacle'] | undefined;
  const readText = async (blob: ObjectId) => {
    const chunks = await blobs.open(blob);
    if (chunks === undefined) failure ??= missingLink(blob);
    return chunks === undefined ? undefined : linkText(chunks);
  };
  const text = ({ blob }: TreeEntry) => {
    const read = texts.get(blob) ?? readText(blob);
    texts.set(blob, read);
    return read;
  };
  return {
    text,
    obstacle: () => failure,
    follow: (commit: ObjectId, path: string) =>
      followPath(path, {
        text,
        entry: async (asked) => {
          const answer = await history.entry(commit, asked);
          if (!answer.ok) failure ??= answer.obstacle;
          return answer.ok ? answer.value : null;
        },
      }),
  };
}

function missingLink(blob: ObjectId) {
  return {
    code: 'object-missing',
    message: `the repository does not hold the object ${blob}`,
    fix: 'Fetch the missing objects (git fetch --refetch) and check again.',
  };
}

async function seenPaths({ commits, tree }: LinkedInput, text: Reader['text']): Promise<SeenPaths> {
  const changes = commits.flatMap((commit) => commit.changes);
  const standing = changes.flatMap(({ path, before, after }) => [
    [path, before] as const,
    [path, after] as const,
  ]);
  const links = new Map<string, Set<string>>();
  const learn = async (path: string, link: TreeEntry) => {
    const said = await text(link);
    const folder = said === undefined ? undefined : folderOfLink(path, said);
    const folders = links.get(path) ?? new Set();
    links.set(path, folder === undefined ? folders : folders.add(folder));
  };
  await Promise.all(
    [...tree, ...standing].flatMap(([path, entry]) => (entry?.nature === 'link' ? [learn(path, entry)] : [])),
  );
  return { paths: new Set([...tree.keys(), ...changes.map(({ path }) => path)]), links };
}

function follower(paths: ReadonlySet<string>, govern: Govern, reader: Reader, carriers: Set<string>) {
  const known = new Map<ObjectId, Map<string, Followed>>();
  const moved = new Set<string>();
  const at = async (commit: ObjectId, path: string): Promise<Followed> => {
    const memory = known.get(commit) ?? new Map<string, Followed>();
    known.set(commit, memory);
    const found = memory.get(path) ?? (await reader.follow(commit, path));
    memory.set(path, found);
    const { target } = found.entry ?? {};
    for (const carrier of target === undefined ? found.links : [...found.links, target])
      carriers.add(carrier);
    return found;
  };
  /** A file that is governed where it lies is judged there; seen through a folder's link it is not judged twice. */
  const isAlias = (path: string, { entry, links }: Followed) =>
    entry?.target !== undefined && links[0] !== path && govern(entry.target) !== undefined;

  async function changesOf(commit: CommitFacts): Promise<readonly PathChange[]> {
    const changes = new Map(commit.changes.map((change) => [change.path, change]));
    const [parent] = commit.parents;
    for (const path of paths) {
      const before = parent === undefined ? undefined : await at(parent, path);
      const stays = before !== undefined && ![...before.asked].some((asked) => changes.has(asked));
      if (stays) {
        remember(commit.id, path, before);
        continue;
      }
      const after = await at(commit.id, path);
      const change = { path, before: before?.entry ?? null, after: after.entry };
      const isMoved = change.before?.target !== change.after?.target;
      if (before !== undefined && !isMoved && isAlias(path, after) && !moved.has(path)) continue;
      if (before === undefined && isAlias(path, after)) continue;
      if (!changes.has(path) && isSame(change.before, change.after)) continue;
      moved.add(path);
      changes.set(path, change);
    }
    return [...changes.values()];
  }

  function remember(commit: ObjectId, path: string, found: Followed): void {
    const memory = known.get(commit) ?? new Map<string, Followed>();
    known.set(commit, memory.set(path, found));
  }

  return {
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

function isSame(before: TreeEntry | null, after: TreeEntry | null): boolean {
  return before?.blob === after?.blob && before?.nature === after?.nature;
}
