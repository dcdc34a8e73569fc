import type { Answer, History, ObjectId, PathChange } from '../../app/ports.ts';
import { known, unknown } from '../answers.ts';
import { isObjectId } from '../objects/object-id.ts';
import type { GitObjects } from '../objects/objects.ts';
import { gitFailed, outputUnreadable, refUnknown } from '../obstacles.ts';
import type { GitRepository } from '../repository.ts';
import { diffOptions } from '../work-tree/diff-index.ts';
import { parseChanges } from './change-parser.ts';
import { createGitHistory } from './history.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';

/** A rewritten branch, and a merge of what it was and what it is that takes nothing from what it was. */
export interface RewriteHistory extends PreparedRange {
  readonly joined: PreparedRange;
}

/** What a rewritten branch was and what it is now, as if one commit had led from the one to the other, as far as it counts. */
export async function createRewriteHistory(
  git: GitRepository,
  objects: GitObjects,
  before: ObjectId,
  after: ObjectId,
  counts: (change: PathChange) => boolean = () => true,
): Promise<Answer<RewriteHistory>> {
  const foreign = [before, after].find((id) => !isObjectId(id));
  if (foreign !== undefined) return unknown(refUnknown(foreign));
  const result = await git.run(['diff-tree', '-r', ...diffOptions, before, after, '--']);
  if (!result.ok) return unknown(gitFailed('diff-tree', result));
  const read = parseChanges(result.output);
  if (read === undefined) return unknown(outputUnreadable('diff-tree'));
  const history = createGitHistory(git, objects);
  const changes = read.changes.filter(counts);
  const rewritten = overlayHistory(history, { id: after, parents: [before], changes });
  return known({ ...rewritten, joined: joinedHistory(history, before, after) });
}

function joinedHistory(below: History, before: ObjectId, after: ObjectId): PreparedRange {
  const merge = { id: 'joined', parents: [after, before], message: '', changes: [] };
  const { history } = overlayHistory(below, merge);
  const commits: History['commits'] = async (range) => {
    if (range.head !== merge.id) return history.commits(range);
    const fresh = await below.commits({ base: before, head: after });
    return fresh.ok ? known([...fresh.value, merge]) : fresh;
  };
  return { history: { ...history, commits }, range: { base: before, head: merge.id, tip: before } };
}
