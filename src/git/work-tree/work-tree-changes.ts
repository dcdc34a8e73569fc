import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, EntryNature, PathChange } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { gitFailed, indexUnmerged, outputUnreadable } from '../obstacles.ts';
import { pathBytes, pathText, splitAtNul } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { diffIndex, type UncommittedChanges } from './diff-index.ts';

/** What lies in a work tree otherwise than in HEAD, as far as it is seen without reading files; contents have no ids. */
export interface WorkTreeChanges extends UncommittedChanges {
  /** What the index holds of files that git does not look at, as `ls-files -s` prints it. */
  readonly hidden: readonly Buffer[];
  /** New files that are too large to be copied, whatever they are. */
  readonly large: ReadonlySet<string>;
}

const mostBytes = 1 << 26;

/** Files that are looked at although git ignores them. */
export interface NamedPaths {
  /** The files, or folders that they lie in. */
  readonly under: readonly string[];
  readonly isNamed: (path: string) => boolean;
}

const none: NamedPaths = { under: [], isNamed: () => false };

/** `git.directory` must be the top. Some changes may turn out to be none: of time stamps, or line ends. */
export async function workTreeChanges(
  git: GitRepository,
  named: NamedPaths = none,
): Promise<Answer<WorkTreeChanges>> {
  // Only what a submodule has checked out counts: to look for edits inside, git would run git in each of them.
  const differing = await diffIndex(git, ['--ignore-submodules=dirty']);
  if (!differing.ok) return differing;
  const listed = await list(git, ['-v', '-s', '--cached', '--others', '--exclude-standard']);
  if (!listed.ok) return listed;
  const besides = await namedFiles(git, named);
  if (!besides.ok) return besides;
  const { untracked, flagged, unmerged } = sortedOut(listed.value);
  if (unmerged.size > 0) return unknown(indexUnmerged([...unmerged]));
  const changes = new Map(differing.value.changes.map((change) => [change.path, change]));
  const hidden: Buffer[] = [];
  const large = new Set<string>();
  for (const { record, path, isSkipped } of flagged) {
    const { nature } = look(git.directory, path);
    // One that a sparse checkout left out is no deletion.
    if (nature === undefined && isSkipped) {
      changes.delete(path);
      continue;
    }
    hidden.push(record);
    changes.set(path, changeAt(changes, path, nature));
  }
  for (const path of [...untracked, ...besides.value]) {
    const { nature, bytes } = look(git.directory, path);
    if (bytes > mostBytes) large.add(path);
    if (nature !== undefined) changes.set(path, changeAt(changes, path, nature));
  }
  return known({ changes: [...changes.values()], unborn: differing.value.unborn, hidden, large });
}

/** Gone from the index but not from the work tree: still the same file. */
function changeAt(
  changes: ReadonlyMap<string, PathChange>,
  path: string,
  nature: EntryNature | undefined,
): PathChange {
  const before = changes.get(path)?.before ?? null;
  return { path, before, after: nature === undefined ? null : { blob: '', nature } };
}

async function namedFiles(
  git: GitRepository,
  { under, isNamed }: NamedPaths,
): Promise<Answer<readonly string[]>> {
  if (under.length === 0) return known([]);
  const listed = await list(git, ['--others', '--', ...under]);
  return listed.ok ? known(listed.value.map(pathText).filter(isNamed)) : listed;
}

async function list(git: GitRepository, options: readonly string[]): Promise<Answer<readonly Buffer[]>> {
  const result = await git.run(['ls-files', '-z', ...options]);
  if (!result.ok) return unknown(gitFailed('ls-files', result));
  const records = splitAtNul(result.output);
  return records === undefined ? unknown(outputUnreadable('ls-files')) : known(records);
}

interface Flagged {
  readonly record: Buffer;
  readonly path: string;
  readonly isSkipped: boolean;
}

const [ordinary, unknownToGit, slash] = ['H', '?', '/'].map((each) => each.charCodeAt(0));

/** By the tag in front: nearly all are ordinary, and none of these is looked at. */
function sortedOut(records: readonly Buffer[]) {
  const untracked: string[] = [];
  const flagged: Flagged[] = [];
  const unmerged = new Set<string>();
  for (const tagged of records) {
    if (tagged[0] === ordinary) continue;
    const record = tagged.subarray(2);
    const letter = String.fromCharCode(tagged[0] ?? 0);
    const path = pathText(record.subarray(record.indexOf('\t') + 1));
    const isSkipped = letter.toUpperCase() === 'S';
    // Another repository inside this one is listed as a directory.
    if (tagged[0] === unknownToGit) {
      if (tagged.at(-1) !== slash) untracked.push(path);
    } else if (letter.toUpperCase() === 'M') {
      unmerged.add(path);
    } else if (isSkipped || letter !== letter.toUpperCase()) {
      flagged.push({ record, path, isSkipped });
    }
  }
  return { untracked, flagged, unmerged };
}

/** What a path of the work tree is, without a nature where nothing is that git could take. */
function look(top: string, path: string): { readonly nature?: EntryNature; readonly bytes: number } {
  try {
    const found = lstatSync(Buffer.concat([Buffer.from(join(top, '/')), pathBytes(path)]));
    if (found.isSymbolicLink()) return { nature: 'link', bytes: 0 };
    return found.isFile() ? { nature: 'regular', bytes: found.size } : { bytes: 0 };
  } catch {
    return { bytes: 0 };
  }
}
