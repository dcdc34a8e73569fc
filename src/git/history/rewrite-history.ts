import type { Answer, ObjectId } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { refUnknown } from '../obstacles.ts';
import { commitTree, madeAs } from './made-commit.ts';
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
  const foreign = [before, after].find((id) => !isObjectId(id));
  const scratch = foreign === undefined ? await objects.scratch() : unknown(refUnknown(foreign));
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
