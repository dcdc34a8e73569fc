import type { Govern } from '../../config/govern.ts';
import type { Answer, Blobs, CommitFacts, History, ObjectId, TreeEntry } from '../ports.ts';
import { followedChanges } from './followed-changes.ts';
import { type LinkReader, linkReader } from './link-reader.ts';
import { folderOfLink, linkedPaths, type SeenPaths } from './linked-paths.ts';

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

/** Reads through the symbolic links at governed paths and above them (docs/judging.md, 2, Files). */
export async function followLinks(input: LinkedInput): Promise<Answer<LinkedHistory>> {
  const { history, commits, tree, govern } = input;
  const reader = linkReader(input);
  const paths = linkedPaths(await seenPaths(input, reader.text), govern);
  if (paths === undefined) return { ok: false, obstacle: tooManyLinks };
  if (paths.size === 0) return { ok: true, value: { history, commits, tree, carries: () => false } };
  const followed = followedChanges(paths, govern, reader);
  const value: LinkedHistory = {
    history: followedHistory(history, followed, reader),
    commits: await followed.commits(commits),
    tree: await followed.tree(input.base, tree),
    carries: followed.carries,
  };
  const obstacle = reader.obstacle();
  return obstacle === undefined ? { ok: true, value } : { ok: false, obstacle };
}

function followedHistory(
  history: History,
  followed: ReturnType<typeof followedChanges>,
  reader: LinkReader,
): History {
  return {
    ...history,
    entry: async (commit, path) => {
      const { entry } = await reader.follow(commit, path);
      const obstacle = reader.obstacle();
      return obstacle === undefined ? { ok: true, value: entry } : { ok: false, obstacle };
    },
    upTo: async (commit, count, along) => {
      const answer = await history.upTo(commit, count, along);
      if (!answer.ok) return answer;
      const oldestFirst = await followed.commits(answer.value.toReversed());
      return { ok: true, value: oldestFirst.reverse() };
    },
  };
}

const tooManyLinks = {
  code: 'too-many-links',
  message: 'the symbolic links of this repository lead to more paths than can be looked at',
  fix: 'Remove links that lead to folders which hold links themselves.',
};

/** All paths that a base and the commits after it name, and where every link among them ever led. */
async function seenPaths({ commits, tree }: LinkedInput, text: LinkReader['text']): Promise<SeenPaths> {
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
