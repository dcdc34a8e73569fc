import { readFileSync } from 'node:fs';
import { pathText } from './path-text.ts';

// Modes as an index file holds them, and the mark of the part that says that an index is split.
const linkMode = 0o120000;
const folderMode = 0o040000;
const splitMark = 0x6c696e6b;

// The same as they stand there; without padding, a link's mode can stand anywhere.
const linkBytes = Buffer.from([0, 0, 0xa0, 0]);
const folderBytes = Buffer.from([0, 0, 0x40, 0]);
const splitBytes = Buffer.from('link');
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

/**
 * Whether an index file may hold a path with this in it; false only where it is known to hold none. Names that git
 * compresses or keeps elsewhere are not looked for.
 */
export function indexMayHold(file: string, text: string): boolean {
  try {
    const index = readFileSync(file);
    return index.includes(text) || versionOf(index) !== 'plain' || hasPartElsewhere(index);
  } catch {
    return true;
  }
}

function versionOf(index: Buffer): 'plain' | 'compressed' | undefined {
  if (index.toString('latin1', 0, 4) !== 'DIRC') return undefined;
  return index.readUInt32BE(4) > 3 ? 'compressed' : 'plain';
}

function hasPartElsewhere(index: Buffer): boolean {
  if (!index.includes(splitBytes, headerLength)) return false;
  for (let at = headerLength; at + 4 <= index.length; at += 8) {
    if (index.readUInt32BE(at) === splitMark && isSplit(index, at)) return true;
  }
  return false;
}

function linksIn(index: Buffer): readonly string[] | undefined {
  const version = versionOf(index);
  if (version === undefined) return undefined;
  if (version === 'compressed') return index.includes(linkBytes, headerLength) ? undefined : [];
  // Nearly always none of these bytes are there, and to look for that takes no time.
  if (![linkBytes, folderBytes, splitBytes].some((bytes) => index.includes(bytes, headerLength))) return [];
  const links: string[] = [];
  // Many times as fast as the buffer's own method, and every commit waits for it.
  const words = new DataView(index.buffer, index.byteOffset, index.length);
  // Entries begin at multiples of eight behind the header, and so do their modes and what follows the last one.
  for (let at = headerLength; at + 4 <= index.length; at += 8) {
    const word = words.getUint32(at);
    if (word === folderMode || (word === splitMark && isSplit(index, at))) return undefined;
    if (word === linkMode)
      links.push(...flagOffsets.flatMap((offset) => nameAt(index, at - modeOffset + offset) ?? []));
  }
  return links;
}

/** Behind the last entry the mark has a length; in a name it has not. */
function isSplit(index: Buffer, at: number): boolean {
  const length = at + 8 > index.length ? 0 : index.readUInt32BE(at + 4);
  return length >= 20 && at + 8 + length <= index.length;
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
