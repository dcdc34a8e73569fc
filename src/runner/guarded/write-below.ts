import { lstat } from 'node:fs/promises';
import { done } from '../../engine/values/result.ts';
import { replaceFile } from '../atomic-file.ts';
import { ignoring, openBelow, refuseTwin } from '../open-folder.ts';
import { containedNames, violation, writableNames } from './contained-path.ts';
import { fileSystemFault, type Outcome, refuse, writeCodes } from './result.ts';

/** The names on the way to a path that may be written below a root, whatever stands there. */
export function namesBelow(path: string, reserved: readonly string[]): Outcome<readonly string[]> {
  const names = containedNames(path);
  if (!names.ok) return names;
  const writable = writableNames(names.value, reserved);
  return writable.ok ? names : writable;
}

/**
 * Writes a file that nobody judges, such as a report: below the root, through no link, and over nothing but a regular
 * file. Its folder has to be there. Never throws.
 */
export async function writeBelow(
  root: string,
  path: string,
  bytes: Uint8Array,
  reserved: readonly string[],
): Promise<Outcome<null>> {
  const names = namesBelow(path, reserved);
  if (!names.ok) return names;
  try {
    return await written(root, names.value, bytes);
  } catch (error) {
    return fileSystemFault(error, JSON.stringify(path));
  }
}

async function written(root: string, names: readonly string[], bytes: Uint8Array): Promise<Outcome<null>> {
  const opened = await openBelow(root, names.slice(0, -1), { make: false });
  if (!opened.ok) return opened;
  const folder = opened.value;
  const shown = JSON.stringify(names.join('/'));
  if (folder === undefined)
    return refuse(writeCodes.notFound, `the folder of ${shown} is not there; make it`);
  const name = names.at(-1) ?? '';
  try {
    const alone = await refuseTwin(folder.at('.'), name, names.join('/'));
    if (!alone.ok) return alone;
    const found = await lstat(folder.at(name)).catch(ignoring('ENOENT'));
    if (found?.isFile() === false) return violation(shown, 'is a symbolic link or no regular file');
    // A rename takes the place of what stands there, and follows no link that came meanwhile.
    await replaceFile(folder.at(name), bytes);
    return done(null);
  } finally {
    await folder.close();
  }
}
