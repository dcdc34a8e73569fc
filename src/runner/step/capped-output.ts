/** Keeps the beginning and the end of an output of any length, and says what was cut between them. */
export interface CappedOutput {
  push(chunk: Uint8Array): void;
  bytes(): Buffer;
}

/** At most `limit` bytes are kept, half of them from the end, where test runners say what failed. */
export function cappedOutput(limit: number): CappedOutput {
  const half = Math.floor(limit / 2);
  const head: Uint8Array[] = [];
  const tail: Uint8Array[] = [];
  let [headBytes, tailBytes, total] = [0, 0, 0];

  function pushTail(chunk: Uint8Array): void {
    tail.push(chunk);
    tailBytes += chunk.length;
    for (let first = tail[0]; first !== undefined && tailBytes - first.length >= half; first = tail[0]) {
      tail.shift();
      tailBytes -= first.length;
    }
  }

  return {
    push(chunk) {
      total += chunk.length;
      const room = Math.min(half - headBytes, chunk.length);
      if (room > 0) head.push(chunk.subarray(0, room));
      headBytes += room;
      if (room < chunk.length) pushTail(chunk.subarray(room));
    },
    bytes() {
      const end = Buffer.concat(tail);
      const kept = end.subarray(Math.max(0, end.length - half));
      const cut = total - headBytes - kept.length;
      const note = cut === 0 ? '' : `\n[${cut} bytes cut here, ${total} in all]\n`;
      return Buffer.concat([...head, Buffer.from(note), kept]);
    },
  };
}

/** The same for bytes that are all there. */
export function cappedBytes(bytes: Uint8Array, limit: number): Buffer {
  const output = cappedOutput(limit);
  output.push(bytes);
  return output.bytes();
}
