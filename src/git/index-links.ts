import { readFileSync } from 'node:fs';
import { pathText } from './path-text.ts';

// Modes as an index file holds them.
const linkMode = Buffer.from([0, 0, 0xa0, 0]);
const folderMode = Buffer.from([0, 0, 0x40, 0]);
const splitMark = Buffer.from([0x6c, 0x69, 0x6e, 0x6b]);

const headerLength = 12;
/** In an entry the mode comes after times, device and inode, and the flags after the object id of 20 or 32 bytes. */
const modeOffset = 24;
const flagOffsets = [60, 72] as const;
const longestShortName = 0xfff;

/**
 * The symbolic links that an index file holds, found by their mode and without a process; undefined where that cannot
 * be told: git compresses names (version 4), or keeps entries elsewhere (split and sparse indexes). Paths that are no
 * links may be listed, where other bytes look like one; a link is never left out.
 */
export function linksInIndex(file: string): readonly string[] | undefined {
  try {
    return linksIn(readFileSync(file));
  } catch {
    return undefined;
  }
}

function linksIn(index: Buffer): readonly string[] | undefined {
  if (index.toString('latin1', 0, 4) !== 'DIRC') return undefined;
  if (index.readUInt32BE(4) > 3) return index.includes(linkMode, headerLength) ? undefined : [];
  if (isSplit(index) || [...aligned(index, folderMode)].length > 0) return undefined;
  return [...aligned(index, linkMode)].flatMap((at) => {
    return flagOffsets.flatMap((offset) => nameAt(index, at - modeOffset + offset) ?? []);
  });
}

/** An index that is split holds a part that says so, behind its last entry. */
function isSplit(index: Buffer): boolean {
  return [...aligned(index, splitMark)].some((at) => {
    const length = at + 8 > index.length ? 0 : index.readUInt32BE(at + 4);
    return length >= 20 && at + 8 + length <= index.length;
  });
}

/** Entries begin at multiples of eight behind the header, and so do their modes and what follows the last one. */
function* aligned(index: Buffer, bytes: Buffer): Iterable<number> {
  for (let at = index.indexOf(bytes, headerLength); at !== -1; at = index.indexOf(bytes, at + 1)) {
    if ((at - headerLength) % 8 === 0) yield at;
  }
}

/** The name behind an entry's flags; undefined where these are none. */
function nameAt(index: Buffer, at: number): string | undefined {
  if (at + 2 > index.length) return undefined;
  const flags = index.readUInt16BE(at);
  const start = at + ((flags & 0x4000) === 0 ? 2 : 4);
  const end = index.indexOf(0, start);
  const length = flags & longestShortName;
  const isName = length === longestShortName ? end - start >= length : end - start === length && length > 0;
  return isName ? pathText(index.subarray(start, end)) : undefined;
}
