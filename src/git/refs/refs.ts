import type { Answer, ObjectId, ResolvedRange } from '../../engine/ports.ts';
import { known, unknown } from '../answers.ts';
import { ancestry } from '../history/ancestry.ts';
import { isObjectId } from '../objects/object-id.ts';
import {
  gitFailed,
  historiesUnrelated,
  historyMissing,
  rangeMalformed,
  refAmbiguous,
  refUnknown,
} from '../obstacles.ts';
import { quoted } from '../quoted.ts';
import type { GitRepository } from '../repository.ts';

/** A resolved range with what git knows beyond the port: the base side as it was named, and every merge base. */
export interface GitRange extends Required<ResolvedRange> {
  /** Commits whose parents a shallow clone has cut off. */
  readonly shallow: readonly ObjectId[];
  /** Other commits whose history was judged elsewhere. */
  readonly besides?: readonly ObjectId[];
}

/** Both ends of `A..B` as commits and their merge base, in two processes. */
export async function resolveRange(git: GitRepository, text: string): Promise<Answer<GitRange>> {
  // An empty end is refused though git reads it as HEAD: an unset variable in a workflow would judge nothing.
  const [, left, right] = /^((?:(?!\.\.).)+)\.\.(?!\.)(.+)$/s.exec(text) ?? [];
  if (left === undefined || right === undefined) return unknown(rangeMalformed(text));
  const ends = await resolveCommits(git, [left, right]);
  if (!ends.ok) return ends;
  const [tip = '', head = ''] = ends.value;
  const related = await ancestry(git, tip, head);
  if (!related.ok) return related;
  const { bases, shallow } = related.value;
  const [base] = bases;
  if (base !== undefined) return known({ base, head, tip, bases, shallow });
  if (shallow.length === 0) return unknown(historiesUnrelated(left, right));
  return unknown(historyMissing(`where ${quoted(left)} and ${quoted(right)} meet is not in it`));
}

/** One name as a commit id. */
export async function resolveCommit(git: GitRepository, name: string): Promise<Answer<ObjectId>> {
  const commits = await resolveCommits(git, [name]);
  return commits.ok ? known(commits.value[0] ?? '') : commits;
}

/**
 * Names as commit ids, in one process whatever their number. They travel on stdin, one a line, where nothing is an
 * option, a range or a path; `rev-parse --verify --end-of-options` is as safe but takes one name a process.
 */
async function resolveCommits(
  git: GitRepository,
  names: readonly string[],
): Promise<Answer<readonly ObjectId[]>> {
  const unspeakable = names.find((name) => name === '' || /[\n\0]/.test(name));
  if (unspeakable !== undefined) return unknown(refUnknown(unspeakable));
  const request = ['cat-file', '--batch-check=%(objectname) %(objecttype)'];
  const result = await git.run(request, names.map((name) => `${name}^{commit}\n`).join(''));
  if (!result.ok) return unknown(gitFailed('cat-file', result));
  // git names only the part it looked up ("main" of "main~2").
  const [, ambiguous] = /^warning: refname '(.*)' is ambiguous/m.exec(result.warnings) ?? [];
  if (ambiguous !== undefined) return unknown(refAmbiguous(ambiguous));
  const lines = result.output.toString('utf8').split('\n');
  const ids = names.map((_, index) => lines[index]?.replace(/ commit$/, '') ?? '');
  const missing = names.find((_, index) => !isObjectId(ids[index] ?? ''));
  return missing === undefined ? known(ids) : unknown(refUnknown(missing));
}
