import type { CommitFacts, ObjectId, PathChange, TreeEntry } from '../../engine/ports.ts';
import { isObjectId } from '../objects/object-id.ts';
import { pathText, splitAtNul } from '../path-text.ts';

/** Fields end with NUL, which neither a message nor a path can hold, so nothing in them can forge a boundary. */
export const logFormat = 'tformat:%H%x00%P%x00%ct%x00%B%x00';

const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;
const fieldCount = 5;

export interface RawChanges {
  readonly changes: readonly PathChange[];
  /** Paths that a merge left unresolved: they have no content of their own. */
  readonly unmerged: readonly string[];
  /** The first record behind the changes. */
  readonly next: number;
}

/** Reads `git log --raw -z` in `logFormat`; undefined where it is not that. */
export function parseLog(output: Buffer): readonly CommitFacts[] | undefined {
  const records = splitAtNul(output);
  if (records === undefined) return undefined;
  const commits: CommitFacts[] = [];
  for (let index = 0; index < records.length; ) {
    const field = (place: number) => records[index + place]?.toString('latin1') ?? '';
    const [id, parentList] = [field(0), field(1)];
    const parents = parentList === '' ? [] : parentList.split(' ');
    const isWhole =
      index + fieldCount <= records.length && field(4) === '' && [id, ...parents].every(isObjectId);
    const read = isWhole ? readChanges(records, index + fieldCount) : undefined;
    if (read === undefined) return undefined;
    const message = records[index + 3]?.toString('utf8') ?? '';
    commits.push({ id, parents, message, at: instant(field(2)), changes: read.changes });
    index = read.next;
  }
  return commits;
}

/** A forged commit can hold any number here; RFC 3339 ends with the year 9999. */
function instant(seconds: string): string {
  const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
  return new Date(within * 1000).toISOString().replace('.000Z', 'Z');
}

/** Reads `diff-index --raw -z`; undefined where it is not that. */
export function parseChanges(output: Buffer): RawChanges | undefined {
  const records = splitAtNul(output);
  const read = records && readChanges(records, 0);
  return read?.next === records?.length ? read : undefined;
}

const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;

/** The changes from one record on, sorted by path, as far as they go. */
function readChanges(records: readonly Buffer[], index: number): RawChanges | undefined {
  const changes = new Map<string, PathChange>();
  const unmerged: string[] = [];
  let next = index;
  for (;;) {
    const [head = '', name] = [records[next]?.toString('latin1'), records[next + 1]];
    // The first change of a commit comes after a newline, the others do not.
    if (!/^\n?:/.test(head)) break;
    const [, modeBefore, modeAfter, before, after, letter] = change.exec(head) ?? [];
    const path = name === undefined ? '' : pathText(name);
    if (letter === undefined || path === '') return undefined;
    changes.set(path, { path, before: side(modeBefore, before), after: side(modeAfter, after) });
    if (letter === 'U') unmerged.push(path);
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

function side(mode = '', blob = ''): TreeEntry | null {
  return mode === '000000' ? null : treeEntry(mode, blob);
}

/** git prints canonical modes only: whatever a tree holds is a file, a link or a submodule. */
export function treeEntry(mode: string, blob: ObjectId): TreeEntry {
  return { blob, nature: mode === '120000' ? 'link' : mode === '160000' ? 'submodule' : 'regular' };
}
