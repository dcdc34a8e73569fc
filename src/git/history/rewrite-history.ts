import type { Answer, ObjectId, PathChange } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import type { Scratch } from '../objects/scratch.ts';
import { gitFailed, outputUnreadable, refUnknown } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { diffOptions } from '../work-tree/diff-index.ts';
import { indexRecord, putEntries } from '../work-tree/update-index.ts';
import { parseChanges } from './change-parser.ts';
import { commitIndex, commitTree, madeAs } from './made-commit.ts';
import type { PreparedRange } from './prepared-range.ts';

/** A rewritten branch, and a merge of what it was and what it is that takes nothing from what it was. */
export interface RewriteHistory extends PreparedRange {
  readonly joined: PreparedRange;
}

/** What a rewritten branch was and what it is now, as if one commit had led from the one to the other. */
export async function createRewriteHistory(
  objects: GitObjects,
  before: ObjectId,
  after: ObjectId,
): Promise<Answer<RewriteHistory>> {
  const scratch = await scratchFor(objects, before, after);
  if (!scratch.ok) return scratch;
  const { git } = scratch.value;
  const led = await commitTree(git, after, [before]);
  if (!led.ok) return led;
  const rewritten = await madeAs(git, objects, led.value, { id: after });
  if (!rewritten.ok) return rewritten;
  const merge = await commitTree(git, after, [after, before]);
  if (!merge.ok) return merge;
  const joined = await madeAs(git, objects, merge.value, { id: 'joined', message: '' });
  if (!joined.ok) return joined;
  const range = { base: before, head: 'joined', tip: before };
  return known({ ...rewritten.value, joined: { ...joined.value, range } });
}

/** The same with no more than the files that both have. */
export async function createSharedRewrite(
  objects: GitObjects,
  before: ObjectId,
  after: ObjectId,
): Promise<Answer<PreparedRange>> {
  const scratch = await scratchFor(objects, before, after);
  if (!scratch.ok) return scratch;
  const git = scratch.value.withIndex('empty');
  const changes = await changesBetween(git, before, after);
  if (!changes.ok) return changes;
  const index = await git.run(['read-tree', before]);
  if (!index.ok) return unknown(gitFailed('read-tree', index));
  const shared = changes.value.flatMap(({ path, before: old, after: now }) =>
    old === null || now === null ? [] : [indexRecord(path, now.nature, now.blob)],
  );
  const put = await putEntries(git, shared);
  const id = put.ok ? await commitIndex(git, [before]) : put;
  return id.ok ? madeAs(git, objects, id.value, { id: after }) : id;
}

async function scratchFor(objects: GitObjects, ...commits: readonly ObjectId[]): Promise<Answer<Scratch>> {
  const foreign = commits.find((id) => !isObjectId(id));
  return foreign === undefined ? objects.scratch() : unknown(refUnknown(foreign));
}

async function changesBetween(
  git: GitRepository,
  before: ObjectId,
  after: ObjectId,
): Promise<Answer<readonly PathChange[]>> {
  const result = await git.run(['diff-tree', '-r', ...diffOptions, before, after, '--']);
  if (!result.ok) return unknown(gitFailed('diff-tree', result));
  const read = parseChanges(result.output);
  return read === undefined ? unknown(outputUnreadable('diff-tree')) : known(read.changes);
}
