import type { CommitFacts, PathChange, TreeEntry } from '../app/ports.ts';
import { isObjectId } from './object-id.ts';
import { pathText, splitAtNul } from './path-text.ts';
import { treeEntry } from './tree-entry.ts';

/** Fields end with NUL, which neither a message nor a path can hold, so nothing in them can forge a boundary. */
export const logFormat = 'tformat:%H%x00%P%x00%ct%x00%B%x00';

const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) [A-Z]\d*$/;
const newline = 10;
const colon = 58;
const absentMode = '000000';
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;
const fieldCount = 5;

interface Read<Value> {
  readonly value: Value;
  readonly next: number;
}

/** Reads `git log --raw -z` in `logFormat`; undefined where it is not that. */
export function parseLog(output: Buffer): readonly CommitFacts[] | undefined {
  const records = splitAtNul(output);
  if (records === undefined) return undefined;
  const commits: CommitFacts[] = [];
  for (let index = 0; index < records.length; ) {
    const commit = readCommit(records, index);
    if (commit === undefined) return undefined;
    commits.push(commit.value);
    index = commit.next;
  }
  return commits;
}

function readCommit(records: readonly Buffer[], index: number): Read<CommitFacts> | undefined {
  const fields = records.slice(index, index + fieldCount).map((field) => field.toString('utf8'));
  const [id, parentList, seconds, message, terminator] = fields;
  if (id === undefined || parentList === undefined || seconds === undefined || message === undefined)
    return undefined;
  const parents = parentList === '' ? [] : parentList.split(' ');
  if (terminator !== '' || ![id, ...parents].every(isObjectId)) return undefined;
  const changes = readChanges(records, index + fieldCount);
  if (changes === undefined) return undefined;
  return {
    value: { id, parents, message, at: instant(seconds), changes: changes.value },
    next: changes.next,
  };
}

function readChanges(records: readonly Buffer[], index: number): Read<readonly PathChange[]> | undefined {
  const changes: PathChange[] = [];
  const paths = new Set<string>();
  let next = index;
  for (let head = records[next]; head !== undefined && startsChange(head); head = records[next]) {
    const read = readChange(head, records[next + 1]);
    if (read === undefined) return undefined;
    changes.push(read);
    paths.add(read.path);
    next += 2;
  }
  // A forged, unsorted tree shows a path as deleted and added at once: neither may hide the other.
  return paths.size === changes.length ? { value: changes, next } : undefined;
}

/** The first change of a commit comes after a newline, the others do not. */
function startsChange(record: Buffer): boolean {
  return record[0] === colon || (record[0] === newline && record[1] === colon);
}

function readChange(head: Buffer, path: Buffer | undefined): PathChange | undefined {
  const [, modeBefore, modeAfter, blobBefore, blobAfter] = change.exec(head.toString('latin1')) ?? [];
  if (path === undefined || path.length === 0) return undefined;
  const before = side(modeBefore, blobBefore);
  const after = side(modeAfter, blobAfter);
  if (before === undefined || after === undefined) return undefined;
  return { path: pathText(path), before, after };
}

function side(mode: string | undefined, blob: string | undefined): TreeEntry | null | undefined {
  if (mode === undefined || blob === undefined) return undefined;
  return mode === absentMode ? null : treeEntry(mode, blob);
}

/** A forged commit can hold any number here; RFC 3339 ends with the year 9999. */
function instant(seconds: string): string {
  const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
  return new Date(within * 1000).toISOString().replace('.000Z', 'Z');
}
