import {
  type MemoryFile as AppFile,
  memoryRepository as inMemory,
} from '../../src/engine/memory-repository.ts';
import type { Blobs, History, ResolvedRange, TreeEntry } from '../../src/engine/ports.ts';
import { sha256 } from '../../src/engine/values/digest.ts';
import type { PlannedFile } from './temporary-repository.ts';

/** A file's text or bytes, what a link says, or an entry for what is neither. */
export type MemoryFile = string | Uint8Array | { readonly link: string } | TreeEntry;

/** One commit to make: files by path, null for a deletion. */
export interface MemoryCommit {
  readonly message: string;
  /** What changes against the first parent. */
  readonly files: Readonly<Record<string, MemoryFile | null>>;
  /** Places in the same list; without it the commit before. */
  readonly parents?: readonly number[];
  /** Committer time; a minute later than the commit before unless told. */
  readonly at?: string;
}

export interface MemoryRepository {
  readonly history: History;
  readonly blobs: Blobs;
  /** From the first commit to the last, or from the commit at `from`. */
  readonly range: ResolvedRange;
  readonly ids: readonly string[];
}

/** A repository in memory, for the use cases: the commit at `from` is the base of the range. */
export function memoryRepository(commits: readonly MemoryCommit[], from = 0): MemoryRepository {
  const ids = commits.map(({ message }, index) => sha256(`${index} ${message}`).slice(0, 40));
  const planned = commits.map(({ message, files, parents, at }, index) => ({
    id: ids[index] ?? '',
    parents: (parents ?? (index === 0 ? [] : [index - 1])).flatMap((parent) => ids[parent] ?? []),
    message,
    at: at ?? new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    files: Object.fromEntries(Object.entries(files).map(([path, file]) => [path, fileOf(file)])),
  }));
  const { history, blobs, range } = inMemory(planned, ids[from] ?? '');
  const open: Blobs['open'] = async (blob) => {
    const [bytes] = (await blobs.open(blob)) ?? [];
    // Cut where no reader expects it.
    return bytes === undefined ? undefined : [bytes.subarray(0, 7), bytes.subarray(7)];
  };
  return { history, blobs: { open }, range, ids };
}

function fileOf(file: MemoryFile | null): AppFile | null {
  if (typeof file === 'string') return new TextEncoder().encode(file);
  return file !== null && 'link' in file ? { link: new TextEncoder().encode(file.link) } : file;
}

/** Files as a real repository gets them. */
export function memoryFiles(files: Readonly<Record<string, PlannedFile>>): MemoryCommit['files'] {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, plannedFile(file)]));
}

function plannedFile(file: PlannedFile): MemoryFile | null {
  if (file === null || typeof file === 'string' || file instanceof Uint8Array) return file;
  if (file.mode === '160000') return { blob: file.commit, nature: 'submodule' };
  return file.mode === '120000' ? { link: `${file.content}` } : file.content;
}
