import { readFileSync } from 'node:fs';

/** In front of the lengths of what refers to entries that lie elsewhere (split and sparse indexes). */
const elsewhere = ['link\0', 'sdir\0'];

/**
 * Whether an index file may hold a path with this in it; false only where it is known to hold none. Names that git compresses or
 * keeps elsewhere are not looked for. Every commit waits for it, so git is not asked.
 */
export function indexMayHold(file: string, part: string): boolean {
  try {
    const index = readFileSync(file);
    const isPlain = index.toString('latin1', 0, 4) === 'DIRC' && index.readUInt32BE(4) <= 3;
    return !isPlain || [part, ...elsewhere].some((each) => index.includes(each));
  } catch {
    return true;
  }
}
