import { firstPlace } from './first-place.ts';
/** Bytes that came in chunks, read as one without being copied together. */
export interface ChunkedBytes {
  readonly length: number;
  /** The bytes from `start` to `end` (exclusive); copied only where they lie in several chunks. */
  slice(start: number, end: number): Uint8Array;
  /** Offset of the first of `length` bytes that differs from another text's; undefined where none does. */
  firstDifference(other: ChunkedBytes, length: number): number | undefined;
}

export function chunkedBytes(chunks: readonly Uint8Array[]): ChunkedBytes {
  const starts: number[] = [];
  let length = 0;
  for (const chunk of chunks) {
    starts.push(length);
    length += chunk.length;
  }
  const slice = (start: number, end: number): Uint8Array => {
    const first = chunkAt(starts, start);
    const from = start - (starts[first] ?? 0);
    const chunk = chunks[first];
    if (chunk === undefined || start >= end) return new Uint8Array();
    if (from + end - start <= chunk.length) return chunk.subarray(from, from + end - start);
    return gathered(chunks, first, from, Math.min(end, length) - start);
  };
  return {
    length,
    slice,
    firstDifference: (other, count) => firstDifference({ length, slice }, other, count),
  };
}

function chunkAt(starts: readonly number[], offset: number): number {
  return Math.max(0, firstPlace(starts.length, (place) => (starts[place] ?? 0) > offset) - 1);
}

function gathered(chunks: readonly Uint8Array[], first: number, from: number, count: number): Uint8Array {
  const whole = new Uint8Array(Math.max(0, count));
  let filled = 0;
  for (let index = first; filled < whole.length; index++) {
    const chunk = chunks[index] ?? new Uint8Array();
    const rest = chunk.subarray(index === first ? from : 0).subarray(0, whole.length - filled);
    whole.set(rest, filled);
    filled += rest.length;
    if (index >= chunks.length) break;
  }
  return whole;
}

const stride = 1 << 16;

type Sliced = Pick<ChunkedBytes, 'length' | 'slice'>;

function firstDifference(left: Sliced, right: Sliced, count: number): number | undefined {
  const common = Math.min(count, left.length, right.length);
  for (let at = 0; at < common; at += stride) {
    const end = Math.min(common, at + stride);
    const one = left.slice(at, end);
    const other = right.slice(at, end);
    for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return at + index;
  }
  return common < count ? common : undefined;
}
