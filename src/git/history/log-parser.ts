import type { CommitFacts } from '../../app/ports.ts';
import { isObjectId } from '../objects/object-id.ts';
import { type Records, recordsIn } from '../path-text.ts';
import { readChanges } from './change-parser.ts';

/** Fields end with NUL, which neither a message nor a path can hold, so nothing in them can forge a boundary. */
export const logFormat = 'tformat:%H%x00%P%x00%ct%x00%B%x00';

const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1000;
const fieldCount = 5;

interface Read<Value> {
  readonly value: Value;
  readonly next: number;
}

/** Reads `git log --raw -z` in `logFormat`; undefined where it is not that. */
export function parseLog(output: Buffer): readonly CommitFacts[] | undefined {
  const records = recordsIn(output);
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

function readCommit(records: Records, index: number): Read<CommitFacts> | undefined {
  if (index + fieldCount > records.length) return undefined;
  const [id, parentList, seconds] = [0, 1, 2].map((place) => records.text(index + place, 'latin1'));
  if (id === undefined || parentList === undefined || seconds === undefined) return undefined;
  const message = records.text(index + 3, 'utf8');
  const parents = parentList === '' ? [] : parentList.split(' ');
  if (records.text(index + 4, 'latin1') !== '' || !isObjectId(id) || !parents.every(isObjectId))
    return undefined;
  const changes = readChanges(records, index + fieldCount);
  if (changes === undefined) return undefined;
  return {
    value: { id, parents, message, at: instant(seconds), changes: changes.changes },
    next: changes.next,
  };
}

/** A forged commit can hold any number here; RFC 3339 ends with the year 9999. */
function instant(seconds: string): string {
  const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
  return new Date(within * 1000).toISOString().replace('.000Z', 'Z');
}
