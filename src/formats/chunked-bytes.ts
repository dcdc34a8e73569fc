import { firstPlace } from './first-place.ts';
import { joinedBytes } from './joined-bytes.ts';

/** Bytes that came in chunks, read as one without being copied together. */
export interface ChunkedBytes {
  readonly length: number;
  /** The bytes from `start` to `end` (exclusive); copied only where they lie in several chunks. */
  slice(start: number, end: number): Uint8Array;
}

export function chunkedBytes(chunks: readonly Uint8Array[]): ChunkedBytes {
  const starts: number[] = [];
  let length = 0;
  for (const chunk of chunks) {
    starts.push(length);
    length += chunk.length;
  }
  return {
    length,
    slice(start, end) {
      const pieces: Uint8Array[] = [];
      let index = Math.max(0, firstPlace(starts.length, (place) => (starts[place] ?? 0) > start) - 1);
      for (let at = start; at < Math.min(end, length); index++) {
        const [chunk = new Uint8Array(), from = 0] = [chunks[index], starts[index]];
        pieces.push(chunk.subarray(at - from, end - from));
        at = from + chunk.length;
      }
      return joinedBytes(pieces);
    },
  };
}

const stride = 1 << 16;

/** Whether the first bytes of two texts, so many of them, are the same. */
export function beginAlike(one: ChunkedBytes, other: ChunkedBytes, count: number): boolean {
  if (count > Math.min(one.length, other.length)) return false;
  for (let from = 0; from < count; from += stride) {
    const left = one.slice(from, Math.min(count, from + stride));
    const right = other.slice(from, from + left.length);
    for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  }
  return true;
}
