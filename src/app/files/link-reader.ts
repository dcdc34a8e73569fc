import type { Obstacle } from '../../core/report.ts';
import type { ObjectId, TreeEntry } from '../ports.ts';
import { missingBlob } from '../versions/load-version.ts';
import { followPath } from './follow-path.ts';
import { linkText } from './link-text.ts';
import type { LinkedInput } from './linked-history.ts';
import { folderOfLink, type SeenPaths } from './linked-paths.ts';

export type LinkReader = ReturnType<typeof linkReader>;

/** Reads what stands behind paths; what the repository does not hold is kept as an obstacle. */
export function linkReader({ history, blobs }: Pick<LinkedInput, 'history' | 'blobs'>) {
  const texts = new Map<ObjectId, Promise<string | undefined>>();
  let failure: Obstacle | undefined;
  const readText = async (blob: ObjectId) => {
    const chunks = await blobs.open(blob);
    if (chunks === undefined) failure ??= missingBlob(blob);
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

/** All paths that a base and the commits after it name, and where every link among them ever led. */
export async function seenPaths(
  { commits, tree }: LinkedInput,
  text: LinkReader['text'],
): Promise<SeenPaths> {
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
