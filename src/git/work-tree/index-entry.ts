import { readFileSync } from 'node:fs';

const headerLength = 12;
/** In an entry the object id comes after times, device, inode, mode, owner and size; then flags, and the name. */
const idOffset = 40;
const idLengths = [20, 32] as const;
const longestShortName = 0xfff;

/**
 * The object id that an index file has for a path, without a process; null where it has no such path, undefined where
 * that cannot be told (names that git compresses, or keeps elsewhere).
 */
export function blobInIndex(file: string, path: string): string | null | undefined {
  let index: Buffer;
  try {
    index = readFileSync(file);
  } catch {
    return undefined;
  }
  if (index.toString('latin1', 0, 4) !== 'DIRC' || index.readUInt32BE(4) > 3) return undefined;
  const name = Buffer.from(`${path}\0`);
  for (let at = index.indexOf(name); at >= 0; at = index.indexOf(name, at + 1)) {
    const id = idBefore(index, at, path.length);
    if (id !== undefined) return id;
  }
  // Split and sparse indexes say so behind their entries; with these an entry may be anywhere.
  return index.includes('link', headerLength) || index.includes('sdir', headerLength) ? undefined : null;
}

function idBefore(index: Buffer, name: number, length: number): string | undefined {
  for (const idLength of idLengths) {
    for (const flagsLength of [2, 4]) {
      const start = name - flagsLength - idLength - idOffset;
      if (start < headerLength || (start - headerLength) % 8 !== 0) continue;
      const flags = index.readUInt16BE(start + idOffset + idLength);
      const isExtended = (flags & 0x4000) !== 0;
      if (isExtended === (flagsLength === 4) && (flags & longestShortName) === length)
        return index.toString('hex', start + idOffset, start + idOffset + idLength);
    }
  }
  return undefined;
}
