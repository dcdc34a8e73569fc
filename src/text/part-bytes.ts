/** Gathers the chunks of each part of a document, for readers that need the whole text at once. */
export interface PartBytes {
  push(part: string, chunk: Uint8Array): void;
  /** All bytes of a part; undefined where nothing was pushed for it. */
  bytesOf(part: string): Uint8Array | undefined;
}

export function partBytes(): PartBytes {
  const chunks = new Map<string, Uint8Array[]>();
  return {
    push(part, chunk) {
      const list = chunks.get(part);
      if (list === undefined) chunks.set(part, [chunk]);
      else list.push(chunk);
    },
    bytesOf(part) {
      const list = chunks.get(part);
      if (list === undefined || list.length === 1) return list?.[0];
      const whole = new Uint8Array(list.reduce((size, chunk) => size + chunk.length, 0));
      let offset = 0;
      for (const chunk of list) {
        whole.set(chunk, offset);
        offset += chunk.length;
      }
      return whole;
    },
  };
}
