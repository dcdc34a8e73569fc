import type { ObjectId, PathChange, TreeEntry } from '../../app/ports.ts';
import { type Records, recordsIn } from '../path-text.ts';

export interface RawChanges {
  readonly changes: readonly PathChange[];
  /** Paths that a merge left unresolved: they have no content of their own. */
  readonly unmerged: readonly string[];
  /** The first record behind the changes. */
  readonly next: number;
}

const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;
const absentMode = '000000';

/** Reads `diff-index --raw -z`; undefined where it is not that. */
export function parseChanges(output: Buffer): RawChanges | undefined {
  const records = recordsIn(output);
  const read = records && readChanges(records, 0);
  return read?.next === records?.length ? read : undefined;
}

/** The changes from one record on, sorted by path, as far as they go. */
export function readChanges(records: Records, index: number): RawChanges | undefined {
  const changes = new Map<string, PathChange>();
  const unmerged: string[] = [];
  let next = index;
  while (next < records.length) {
    const head = records.text(next, 'latin1');
    if (!startsChange(head)) break;
    const status = readChange(head, next + 1 < records.length ? records.path(next + 1) : '', changes);
    if (status === undefined) return undefined;
    if (status.letter === 'U') unmerged.push(status.path);
    next += 2;
  }
  // A forged, unsorted tree shows a path as deleted and added at once: neither may hide the other.
  if (changes.size !== (next - index) / 2) return undefined;
  const sorted = [...changes.values()];
  return { changes: changes.size < 2 ? sorted : sorted.sort(byPath), unmerged, next };
}

/** The order of changes everywhere: code units, which is git's own order but for the rarest characters. */
export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  if (left.path === right.path) return 0;
  return left.path < right.path ? -1 : 1;
}

/** The first change of a commit comes after a newline, the others do not. */
function startsChange(record: string): boolean {
  return record.startsWith(':') || record.startsWith('\n:');
}

function readChange(
  head: string,
  path: string,
  changes: Map<string, PathChange>,
): { readonly path: string; readonly letter: string } | undefined {
  const [, modeBefore, modeAfter, blobBefore, blobAfter, letter] = change.exec(head) ?? [];
  if (path === '' || letter === undefined) return undefined;
  const before = side(modeBefore, blobBefore);
  const after = side(modeAfter, blobAfter);
  if (before === undefined || after === undefined) return undefined;
  changes.set(path, { path, before, after });
  return { path, letter };
}

function side(mode: string | undefined, blob: string | undefined): TreeEntry | null | undefined {
  if (mode === undefined || blob === undefined) return undefined;
  return mode === absentMode ? null : treeEntry(mode, blob);
}

/** git prints canonical modes only: whatever a tree holds is a file, a link or a submodule. */
export function treeEntry(mode: string, blob: ObjectId): TreeEntry {
  return { blob, nature: mode === '120000' ? 'link' : mode === '160000' ? 'submodule' : 'regular' };
}
