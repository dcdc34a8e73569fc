import type { Answer, History } from '../ports.ts';
import { followedChanges } from './followed-changes.ts';
import { type LinkReader, linkReader, seenPaths } from './link-reader.ts';
import type { LinkedHistory, LinkedInput } from './linked-history.ts';
import { linkedPaths } from './linked-paths.ts';

/** Reads through the symbolic links at governed paths and above them (docs/judging.md, Files that come, go and change nature). */
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
