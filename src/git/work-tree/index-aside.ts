import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ObjectId } from '../../app/ports.ts';
import { direct } from '../direct.ts';
import { createGitObjects } from '../objects/objects.ts';
import { pathBytes, pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';

/** What git would store of a file. */
export interface StoredFile {
  readonly id: ObjectId;
  readonly bytes: Uint8Array;
}

/** A folder of this process, gone when the work is done. */
export async function inTemporaryFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'stateward-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * What `git add` would store of these files, with every filter: git adds them to an index and to objects that stand aside,
 * so that the repository stays as it is. A file that git refuses is left out.
 */
export async function storedFiles(
  git: GitRepository,
  paths: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  return inTemporaryFolder(async (folder) => {
    const aside = await withOwnIndex(git, folder);
    if (aside === undefined) return new Map();
    // Line endings that are stored already stay, so what the index has of them comes first; none of its flags do.
    const entries = (await indexEntries(git, paths)).map(({ record }) => quotedRecord(record));
    await aside.run(['update-index', '--index-info'], entries.join(''));
    const added = await aside.run([...plain, 'update-index', '--add', '--stdin'], pathLines(paths));
    return added.ok ? contents(aside, await indexEntries(aside, paths)) : new Map();
  });
}

const plain: readonly string[] = ['-c', 'core.safecrlf=false'];

async function withOwnIndex(git: GitRepository, folder: string): Promise<GitRepository | undefined> {
  const place = await git.run(['rev-parse', '--path-format=absolute', '--git-path', 'objects']);
  if (!place.ok) return undefined;
  const objects = join(folder, 'objects');
  await mkdir(objects);
  const { GIT_ALTERNATE_OBJECT_DIRECTORIES: more = '' } = git.environment;
  const own = JSON.stringify(place.output.toString('utf8').replace(/\n$/, ''));
  const environment = {
    ...git.environment,
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: more === '' ? own : `${own}${delimiter}${more}`,
  };
  return direct({ ...git, environment });
}

interface IndexEntry {
  readonly path: string;
  readonly id: ObjectId;
  readonly record: Buffer;
}

async function indexEntries(git: GitRepository, paths: readonly string[]): Promise<IndexEntry[]> {
  const listed = await git.run(['ls-files', '-s', '-z', '--full-name']);
  const wanted = new Set(paths);
  return (listed.ok ? (splitAtNul(listed.output) ?? []) : [])
    .map((record) => {
      const tab = record.indexOf(9);
      const [, id = ''] = record.subarray(0, tab).toString('latin1').split(' ');
      return { path: pathText(record.subarray(tab + 1)), id, record };
    })
    .filter(({ path }) => wanted.has(path));
}

async function contents(
  git: GitRepository,
  entries: readonly IndexEntry[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const objects = createGitObjects(git);
  const found = new Map<string, StoredFile>();
  for (const { path, id } of entries) {
    const chunks = await objects.read(id, 'blob');
    if (chunks !== undefined) found.set(path, { id, bytes: Buffer.concat(chunks) });
  }
  await objects.close();
  return found;
}

/** Paths for commands that read one on a line, each in quotes, so that none is taken for anything else. */
export function pathLines(paths: readonly string[]): string {
  return paths.map((path) => `${quotedBytes(pathBytes(path))}\n`).join('');
}

function quotedRecord(record: Buffer): string {
  const tab = record.indexOf(9);
  return `${record.subarray(0, tab + 1).toString('latin1')}${quotedBytes(record.subarray(tab + 1))}\n`;
}

function quotedBytes(bytes: Buffer): string {
  return `"${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`;
}
