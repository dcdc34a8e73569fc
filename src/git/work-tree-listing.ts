import { isUtf8 } from 'node:buffer';
import type { Answer, TreeEntry } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { gitFailed, outputUnreadable } from './obstacles.ts';
import { pathText } from './path-text.ts';
import type { GitRepository } from './repository.ts';
import { treeEntry } from './tree-entry.ts';

/** The files of a work tree as git lists them. */
export interface WorkTreeListing {
  /** Paths that are not in the index and not ignored. */
  readonly untracked: readonly string[];
  /** Paths whose files git does not look at: `assumed` to be unchanged, or `skipped`, as a sparse checkout does. */
  readonly hidden: ReadonlyMap<string, 'assumed' | 'skipped'>;
  /** What the index holds; conflicts aside. */
  tracked(): ReadonlyMap<string, TreeEntry>;
}

const ordinary = 'H'.charCodeAt(0);
const unknownToGit = '?'.charCodeAt(0);

/** One process tells all. */
export async function workTreeListing(git: GitRepository): Promise<Answer<WorkTreeListing>> {
  const options = ['-v', '-s', '--cached', '--others', '--exclude-standard'];
  const result = await git.run(['ls-files', '-z', ...options]);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const { output } = result;
  if (output.length > 0 && output.at(-1) !== 0) return unknown(outputUnreadable('ls-files'));
  const untracked = new Set<string>();
  const hidden = new Map<string, 'assumed' | 'skipped'>();
  for (const record of records(output)) {
    const [tag = 0] = record;
    // Nearly all are of this sort, and none of them is looked at.
    if (tag === ordinary) continue;
    if (tag === unknownToGit) {
      const path = pathText(record.subarray(2));
      // Another repository inside this one is listed as a directory.
      if (!path.endsWith('/')) untracked.add(path);
      continue;
    }
    const letter = String.fromCharCode(tag);
    if (letter.toUpperCase() === 'S') hidden.set(cutAtTab(pathText(record))[1], 'skipped');
    else if (letter !== letter.toUpperCase()) hidden.set(cutAtTab(pathText(record))[1], 'assumed');
  }
  let tracked: ReadonlyMap<string, TreeEntry> | undefined;
  return known({
    untracked: [...untracked],
    hidden,
    tracked: () => {
      tracked ??= trackedIn(output);
      return tracked;
    },
  });
}

function trackedIn(output: Buffer): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  // At once where it is text, as nearly always: to cut the bytes for each path takes several times as long.
  const texts = isUtf8(output) ? output.toString('utf8').split('\0') : [...records(output)].map(pathText);
  for (const text of texts) {
    if (text === '' || text.startsWith('?')) continue;
    const [head, path] = cutAtTab(text);
    const [, mode = '', blob = '', stage] = head.split(' ');
    if (stage === '0') entries.set(path, treeEntry(mode, blob));
  }
  return entries;
}

/** In a record of the index the path comes after tag, mode, id and stage. */
function cutAtTab(record: string): readonly [head: string, path: string] {
  const at = record.indexOf('\t');
  return [record.slice(0, at), record.slice(at + 1)];
}

function* records(output: Buffer): Generator<Buffer> {
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    yield output.subarray(start, end);
    start = end + 1;
  }
}
