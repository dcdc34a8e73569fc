import { joinedBytes } from './joined-bytes.ts';

const lineFeed = 0x0a;

/**
 * Takes a text's bytes in chunks and gives its lines, without their line feeds, as soon as they are whole.
 * @param take gets each line with the offset at which it begins; the bytes are only good while it runs
 * @param offset where the first one begins
 */
export function byteLines(take: (line: Uint8Array, start: number) => void, offset = 0) {
  let rest: Uint8Array[] = [];
  const whole = (last: Uint8Array[]): Uint8Array => {
    const line = joinedBytes([...rest, ...last]);
    rest = [];
    return line;
  };
  return {
    push(chunk: Uint8Array): void {
      let from = 0;
      for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
        const line = whole([chunk.subarray(from, end)]);
        take(line, offset);
        offset += line.length + 1;
        from = end + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    },
    /** What stands behind the last line feed; empty where the text ends with one. */
    end: () => whole([]),
    /** Where the line begins that is not whole yet. */
    offset: () => offset,
  };
}
