/** The chunks as one; a single chunk is given as it is, without a copy. */
export function joinedBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const [first, ...rest] = chunks;
  if (first !== undefined && rest.length === 0) return first;
  const whole = new Uint8Array(sizeOf(chunks));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** How many bytes chunks are together. */
export function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, { length }) => size + length, 0);
}

/** Whether the first bytes of two texts, so many of them, are the same. */
export function beginAlike(one: Uint8Array, other: Uint8Array, count: number): boolean {
  if (count > Math.min(one.length, other.length)) return false;
  for (let at = 0; at < count; at++) if (one[at] !== other[at]) return false;
  return true;
}
