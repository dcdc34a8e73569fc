import { joinedBytes, sizeOf } from '../../formats/joined-bytes.ts';
import type { Obstacle } from '../contract/report.ts';
import { type Blobs, type History, missingBlob, type ObjectId, type TreeEntry } from '../ports.ts';
import { followPath } from './follow-path.ts';

export type LinkReader = ReturnType<typeof linkReader>;

/** Reads what stands behind paths; what the repository does not hold is kept as an obstacle. */
export function linkReader({ history, blobs }: { readonly history: History; readonly blobs: Blobs }) {
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

/** No operating system follows longer ones. */
const longest = 4096;

/** What a link says, from its blob; undefined where that is no path, or one that is not UTF-8. */
export function linkText(chunks: readonly Uint8Array[]): string | undefined {
  const length = sizeOf(chunks);
  if (length === 0 || length > longest) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(joinedBytes(chunks));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
