import { readFileSync } from 'node:fs';
import type { ObjectId } from '../../app/ports.ts';
import { runNow } from '../direct.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import { openGitRepository } from '../repository.ts';

/** A link's mode as an index file holds it, and the marks of entries that are kept elsewhere (split and sparse indexes). */
const linkMode = Buffer.from([0, 0, 0xa0, 0]);
const [splitMark, sparseMark] = ['link', 'sdir'];
const headerLength = 12;

/**
 * Whether an index file may hold a path with this in it; false only where it is known to hold none. Names that git
 * compresses or keeps elsewhere are not looked for.
 */
export function indexMayHold(file: string, text: string): boolean {
  const index = readIndex(file);
  return index === undefined || index.includes(text) || index.readUInt32BE(4) > 3 || isPartial(index);
}

/**
 * The symbolic links in the index of a work tree, whose file this is. Nearly always no bytes of the file look like one, and git
 * need not be asked: every commit waits for it. Undefined where it cannot be told.
 */
export function linksInIndex(top: string, file: string): readonly string[] | undefined {
  const index = readIndex(file);
  if (index === undefined) return undefined;
  if (!index.includes(linkMode, headerLength) && !isPartial(index)) return [];
  const entries = entriesInIndex(top);
  return entries?.filter(({ mode }) => mode === '120000').map(({ path }) => path);
}

interface IndexEntry {
  readonly mode: string;
  readonly id: ObjectId;
  readonly path: string;
}

/** What an index holds at these paths, or everywhere; conflicts several times. Undefined where git does not say. */
export function entriesInIndex(top: string, paths: readonly string[] = []): IndexEntry[] | undefined {
  const listed = runNow(openGitRepository(top), ['ls-files', '-s', '-z', '--full-name', '--', ...paths]);
  const records = listed.ok ? splitAtNul(listed.output) : undefined;
  return records?.map((record) => {
    const tab = record.indexOf('\t');
    const [mode = '', id = ''] = record.toString('latin1', 0, tab).split(' ');
    return { mode, id, path: pathText(record.subarray(tab + 1)) };
  });
}

function readIndex(file: string): Buffer | undefined {
  try {
    const index = readFileSync(file);
    return index.length >= headerLength && index.toString('latin1', 0, 4) === 'DIRC' ? index : undefined;
  } catch {
    return undefined;
  }
}

/** Behind the last entry, which ends at a multiple of eight, a mark has a length; in a name it has not. */
function isPartial(index: Buffer): boolean {
  if (index.includes(sparseMark, headerLength)) return true;
  for (let at = index.indexOf(splitMark, headerLength); at >= 0; at = index.indexOf(splitMark, at + 1)) {
    const length = at + 8 > index.length ? 0 : index.readUInt32BE(at + 4);
    if (length >= 20 && at + 8 + length <= index.length) return true;
  }
  return false;
}
