import type { PathChange, TreeEntry } from '../../app/ports.ts';
import { treeEntry } from '../objects/tree-entry.ts';
import { pathText, splitAtNul } from '../path-text.ts';

export interface RawChanges {
  readonly changes: readonly PathChange[];
  /** Paths that a merge left unresolved: they have no content of their own. */
  readonly unmerged: readonly string[];
  /** The first record behind the changes. */
  readonly next: number;
}

const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;
const newline = 10;
const colon = 58;
const absentMode = '000000';

/** Reads `diff-index --raw -z`; undefined where it is not that. */
export function parseChanges(output: Buffer): RawChanges | undefined {
  const records = splitAtNul(output);
  const read = records && readChanges(records, 0);
  return read?.next === records?.length ? read : undefined;
}

/** The changes from one record on, sorted by path, as far as they go. */
export function readChanges(records: readonly Buffer[], index: number): RawChanges | undefined {
  const changes = new Map<string, PathChange>();
  const unmerged: string[] = [];
  let next = index;
  for (let head = records[next]; head !== undefined && startsChange(head); head = records[next]) {
    const status = readChange(head, records[next + 1], changes);
    if (status === undefined) return undefined;
    if (status.letter === 'U') unmerged.push(status.path);
    next += 2;
  }
  // A forged, unsorted tree shows a path as deleted and added at once: neither may hide the other.
  if (changes.size !== (next - index) / 2) return undefined;
  return { changes: [...changes.values()].sort(byPath), unmerged, next };
}

/** The order of changes everywhere: code units, which is git's own order but for the rarest characters. */
export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  if (left.path === right.path) return 0;
  return left.path < right.path ? -1 : 1;
}

/** The first change of a commit comes after a newline, the others do not. */
function startsChange(record: Buffer): boolean {
  return record[0] === colon || (record[0] === newline && record[1] === colon);
}

function readChange(
  head: Buffer,
  name: Buffer | undefined,
  changes: Map<string, PathChange>,
): { readonly path: string; readonly letter: string } | undefined {
  const [, modeBefore, modeAfter, blobBefore, blobAfter, letter] = change.exec(head.toString('latin1')) ?? [];
  if (name === undefined || name.length === 0 || letter === undefined) return undefined;
  const before = side(modeBefore, blobBefore);
  const after = side(modeAfter, blobAfter);
  if (before === undefined || after === undefined) return undefined;
  const path = pathText(name);
  changes.set(path, { path, before, after });
  return { path, letter };
}

function side(mode: string | undefined, blob: string | undefined): TreeEntry | null | undefined {
  if (mode === undefined || blob === undefined) return undefined;
  return mode === absentMode ? null : treeEntry(mode, blob);
}
