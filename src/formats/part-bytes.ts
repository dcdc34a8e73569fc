import { addTo } from './group.ts';
import { joinedBytes } from './joined-bytes.ts';
import { compareCodePoints } from './order.ts';

/** Gathers the chunks of each part of a document, for readers that need the whole text at once. */
export interface PartBytes {
  push(part: string, chunk: Uint8Array): void;
  /** The parts for which anything was pushed, sorted. */
  names(): string[];
  /** All bytes of a part; undefined where nothing was pushed for it. */
  bytesOf(part: string): Uint8Array | undefined;
}

export function partBytes(): PartBytes {
  const chunks = new Map<string, Uint8Array[]>();
  return {
    push: (part, chunk) => addTo(chunks, part, chunk),
    names: () => [...chunks.keys()].sort(compareCodePoints),
    bytesOf(part) {
      const list = chunks.get(part);
      return list === undefined ? undefined : joinedBytes(list);
    },
  };
}
