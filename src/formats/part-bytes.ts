import { addTo } from './group.ts';
import { joinedBytes } from './joined-bytes.ts';
import { compareCodePoints } from './order.ts';

export type PartBytes = ReturnType<typeof partBytes>;

/** Gathers the chunks of each part of a document, for readers that need the whole text at once. */
export function partBytes() {
  const chunks = new Map<string, Uint8Array[]>();
  return {
    push: (part: string, chunk: Uint8Array) => addTo(chunks, part, chunk),
    /** The parts for which anything was pushed, sorted. */
    names: () => [...chunks.keys()].sort(compareCodePoints),
    /** All bytes of a part; undefined where nothing was pushed for it. */
    bytesOf(part: string) {
      const list = chunks.get(part);
      return list && joinedBytes(list);
    },
  };
}
