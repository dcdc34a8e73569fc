import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { direct } from '../direct.ts';
import { pathBytes } from '../path-text.ts';
import { type GitRepository, plainGitFolder } from '../repository.ts';
import { inTemporaryFolder, pathLines, type StoredFile, storedFiles } from './index-aside.ts';
import { blobInIndex } from './index-entry.ts';
import { indexMayHold } from './index-links.ts';
import { formatOf, holdsBlob, idOf, sizeOf } from './work-tree-files.ts';

const carriageReturn = 13;
const attributesName = '.gitattributes';

/** Larger files are not judged by what they hold. */
const largestCleaned = 1 << 26;

/**
 * The files of the work tree that git would store otherwise than they are: with other line endings, or through a filter.
 * Two processes side by side tell that there are none, which is nearly always so; `git.directory` must be the top.
 */
export async function cleanedFiles(
  git: GitRepository,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const asked: string[] = [];
  for (const path of paths) if ((await sizeOf(git.directory, path)) <= largestCleaned) asked.push(path);
  if (asked.length === 0) return new Map();
  const [ids, plain] = await Promise.all([hashed(git, asked, []), hashed(git, asked, ['--no-filters'])]);
  if (ids.length !== plain.length) return new Map();
  const filtered = asked.filter((_, index) => ids[index] !== plain[index]);
  return filtered.length === 0 ? new Map() : storedFiles(git, filtered);
}

/** A file that cannot be read, or whose filter fails, is in nobody's way: all are judged as they are then. */
async function hashed(
  git: GitRepository,
  paths: readonly string[],
  options: readonly string[],
): Promise<readonly string[]> {
  const result = await git.run(['hash-object', ...options, '--stdin-paths'], pathLines(paths));
  return result.ok ? result.output.toString('latin1').trimEnd().split('\n') : [];
}

/** The bytes that git would store, were a file written so; the file's path counts, and the attributes that stand beside it. */
export async function cleanedBytes(git: GitRepository, path: string, bytes: Uint8Array): Promise<Uint8Array> {
  // An argument holds no bytes that are no text.
  if (!pathBytes(path).equals(Buffer.from(path))) return cleanedAside(git, path, bytes);
  if (await staysAsIs(git, path, bytes)) return bytes;
  const hashed = await git.run(['hash-object', '--stdin', `--path=${path}`], bytes);
  const id = hashed.ok ? hashed.output.toString('latin1').trimEnd() : '';
  // Nearly always: no filter, no line endings to undo, and one process tells so.
  return id === idOf(bytes, formatOf(id)) ? bytes : cleanedAside(git, path, bytes);
}

/**
 * Whether git takes these bytes for that text although they differ in line ends, and in nothing else. What attributes name as a
 * filter is not run for it.
 */
export async function areLineEndsOnly(
  git: GitRepository,
  path: string,
  bytes: Buffer,
  text: string,
): Promise<boolean> {
  const content = Buffer.from(text);
  const plain = bytes.toString('latin1').replaceAll('\r\n', '\n');
  if (plain !== content.toString('latin1') || !pathBytes(path).equals(Buffer.from(path))) return false;
  const filter = await git.run(['check-attr', '-z', 'filter', '--', path]);
  if (!filter.ok || !/\0(unspecified|unset)\0$/.test(filter.output.toString('utf8'))) return false;
  const hash = ['-c', 'core.safecrlf=false', 'hash-object', '--stdin', `--path=${path}`];
  const stored = await git.run(hash, bytes);
  const id = stored.ok ? stored.output.toString('latin1').trimEnd() : '';
  return id === idOf(content, formatOf(id));
}

/**
 * Whether it can be told without a process that git stores these bytes as they are: it holds the file as it lies there, nothing
 * in the repository says how it is to be stored, and there are no line endings to undo.
 */
async function staysAsIs(git: GitRepository, path: string, bytes: Uint8Array): Promise<boolean> {
  const folder = plainGitFolder(git);
  if (folder === undefined || 'GIT_INDEX_FILE' in git.environment || bytes.includes(carriageReturn))
    return false;
  const index = join(folder, 'index');
  const id = blobInIndex(index, path);
  if (typeof id !== 'string' || indexMayHold(index, attributesName)) return false;
  const places = [join(folder, 'info', 'attributes'), join(git.directory, attributesName)];
  for (let above = dirname(path); above !== '.'; above = dirname(above))
    places.push(join(git.directory, above, attributesName));
  return !places.some((file) => existsSync(file)) && holdsBlob(git.directory, path, id);
}

async function cleanedAside(git: GitRepository, path: string, bytes: Uint8Array): Promise<Uint8Array> {
  const place = await git.run(['rev-parse', '--absolute-git-dir']);
  if (!place.ok) return bytes;
  const gitDirectory = place.output.toString('utf8').replace(/\n$/, '');
  return inTemporaryFolder(async (top) => {
    const environment = { ...git.environment, GIT_DIR: gitDirectory, GIT_WORK_TREE: top };
    await writeBeside(git.directory, top, path, bytes);
    const cleaned = await cleanedFiles(direct({ ...git, environment, directory: top }), [path]);
    return cleaned.get(path)?.bytes ?? bytes;
  }).catch(() => bytes);
}

async function writeBeside(from: string, to: string, path: string, bytes: Uint8Array): Promise<void> {
  const file = join(to, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const attributes = join(folder, attributesName);
    if (attributes !== path)
      await copyFile(join(from, attributes), join(to, attributes)).catch(() => undefined);
    if (folder === dirname(folder)) return;
  }
}
