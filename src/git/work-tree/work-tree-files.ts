import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryNature, ObjectId, TreeEntry } from '../../app/ports.ts';
import { pathBytes } from '../path-text.ts';

/** Larger files are not read only to learn whether they changed at all. */
const largestCompared = 1 << 24;

const prefix = 'file:';

/** A file of the work tree as a tree entry: its content has no object id, so its path stands for one. */
export function fileEntry(path: string, nature: EntryNature): TreeEntry {
  return { blob: `${prefix}${path}`, nature };
}

export function isFileId(blob: ObjectId): boolean {
  return blob.startsWith(prefix);
}

/** What a path of the work tree is; undefined where nothing is that git could take. */
export async function natureOfFile(top: string, path: string): Promise<EntryNature | undefined> {
  const found = await lstat(onDisk(top, path)).catch(() => undefined);
  if (found?.isSymbolicLink()) return 'link';
  return found?.isFile() ? 'regular' : undefined;
}

/** How large a file is; beyond all bounds where there is none. */
export async function sizeOf(top: string, path: string): Promise<number> {
  const found = await lstat(onDisk(top, path)).catch(() => undefined);
  return found?.isFile() ? found.size : Number.POSITIVE_INFINITY;
}

/**
 * A file's bytes, or the target of a link, as git would take them without filters; undefined where there is none. Read at once:
 * to wait for each of many small files costs several times what they do.
 */
export async function fileContent(top: string, path: string): Promise<Uint8Array | undefined> {
  try {
    const name = onDisk(top, path);
    const found = lstatSync(name);
    if (found.isSymbolicLink()) return readlinkSync(name, { encoding: 'buffer' });
    return found.isFile() ? readFileSync(name) : undefined;
  } catch {
    return undefined;
  }
}

/** True where a file holds exactly what the blob does: git asks for time stamps only and can be wrong. */
export async function holdsBlob(top: string, path: string, blob: ObjectId): Promise<boolean> {
  return (await objectIdOf(top, path, formatOf(blob))) === blob;
}

/** The id that git would give to a file's bytes, filters aside; undefined where it is gone or too large to tell. */
export async function objectIdOf(top: string, path: string, format: Format): Promise<ObjectId | undefined> {
  const found = await lstat(onDisk(top, path)).catch(() => undefined);
  if (found === undefined || found.size > largestCompared) return undefined;
  const bytes = await fileContent(top, path);
  if (bytes === undefined) return undefined;
  return idOf(bytes, format);
}

type Format = 'sha1' | 'sha256';

/** The id of these bytes as a file. */
export function idOf(bytes: Uint8Array, format: Format): ObjectId {
  // Where nothing changed nothing is hashed, and what hashes is slow to load.
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** How a repository makes its ids, by one of them. */
export function formatOf(id: ObjectId): Format {
  return id.length === 64 ? 'sha256' : 'sha1';
}

/** The name of a path for the file system, whatever its bytes are. */
export function onDisk(top: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(join(top, '/')), pathBytes(path)]);
}
