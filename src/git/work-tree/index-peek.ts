import { readFileSync } from 'node:fs';
import { runNow } from '../direct.ts';
import { pathText, splitAtNul } from '../path-text.ts';
import { openGitRepository } from '../repository.ts';

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

/** What an index holds at these paths, or everywhere; conflicts several times. Undefined where git does not say. */
export function entriesInIndex(top: string, paths: readonly string[] = []) {
  const listed = runNow(openGitRepository(top), ['ls-files', '-s', '-z', '--full-name', '--', ...paths]);
  const records = listed.ok ? splitAtNul(listed.output) : undefined;
  return records?.map((record) => {
    const tab = record.indexOf('\t');
    const [mode = '', id = ''] = record.toString('latin1', 0, tab).split(' ');
    return { mode, id, path: pathText(record.subarray(tab + 1)) };
  });
}
