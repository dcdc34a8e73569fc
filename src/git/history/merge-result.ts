import type { ObjectId } from '../../engine/ports.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { parentsIn } from './ancestry.ts';

/** What merging one commit into another gives: the id of a commit or of a tree, or why it is not known. */
export type MergeResult =
  | { readonly ok: true; readonly result: ObjectId }
  | { readonly ok: false; readonly notice: string };

export interface MergeInput {
  readonly tip: ObjectId;
  readonly head: ObjectId;
  /** A commit that may be this very merge, as GitHub makes one of each pull request. */
  readonly candidate?: string;
}

/** The merge that is there already, or the one that git makes of both as texts (2.38 and later). */
export async function mergeResultOf(
  objects: GitObjects,
  { tip, head, candidate }: MergeInput,
): Promise<MergeResult> {
  const merge = candidate === undefined ? undefined : await objects.read(candidate, 'commit');
  if (candidate !== undefined && merge !== undefined && parentsIn(merge).join() === `${tip},${head}`)
    return { ok: true, result: candidate };
  if (!isObjectId(tip) || !isObjectId(head)) return notJudged('its ends are not known');
  const scratch = await objects.scratch();
  if (!scratch.ok) return notJudged(scratch.obstacle.message);
  // Git would start the merge drivers and filters that attributes and configuration name; the server has none of them either.
  const bare = await scratch.value.withoutConfiguration(tip.length === 64 ? 'sha256' : 'sha1');
  const made = await bare.run(['merge-tree', '--write-tree', '-z', tip, head]);
  if (!made.ok)
    return notJudged(made.code === 1 ? 'it has conflicts' : 'this git cannot make it (2.38 or later can)');
  const [tree = ''] = made.output.toString('latin1').split('\0');
  return isObjectId(tree) ? { ok: true, result: tree } : notJudged('the answer of git makes no sense');
}

function notJudged(why: string): MergeResult {
  return { ok: false, notice: `merge result not judged: ${why}` };
}
