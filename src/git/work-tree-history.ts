import type { Answer, Blobs, PathChange } from '../app/ports.ts';
import { known, unknown } from './answers.ts';
import { direct } from './direct.ts';
import { nextParents } from './head.ts';
import { createGitHistory } from './history.ts';
import type { GitObjects } from './objects.ts';
import { gitFailed } from './obstacles.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';
import type { GitRepository } from './repository.ts';
import { workTreeChanges } from './work-tree-changes.ts';
import { fileContent, isFileId } from './work-tree-files.ts';

export interface WorkTreeRange extends PreparedRange {
  /** Opens files of the work tree besides objects. */
  readonly blobs: Blobs;
}

/** What would be committed if everything in the work tree were. */
const workTreeCommit = 'work-tree';

/** The work tree as one commit on HEAD. Its files are read as they are: line endings and filters are not undone. */
export async function createWorkTreeHistory(
  git: GitRepository,
  objects: GitObjects,
): Promise<Answer<WorkTreeRange>> {
  const swift = direct(git);
  const place = await swift.run(['rev-parse', '--show-toplevel']);
  if (!place.ok) return unknown(gitFailed('rev-parse', place));
  const top = place.output.toString('utf8').replace(/\n$/, '');
  const found = await workTreeChanges(direct({ ...git, directory: top }));
  if (!found.ok) return found;
  const { changes, unborn } = found.value;
  const parents = unborn ? known([]) : await nextParents(swift, false);
  if (!parents.ok) return parents;
  const commit = { id: workTreeCommit, parents: parents.value, changes };
  const prepared = overlayHistory(createGitHistory(swift, objects), commit);
  return known({ ...prepared, blobs: workTreeBlobs(top, changes, objects) });
}

/** Opens only files that were listed: no other text is ever taken for a path. */
function workTreeBlobs(top: string, changes: readonly PathChange[], objects: GitObjects): Blobs {
  const files = changes.filter(({ after }) => after !== null && isFileId(after.blob));
  const paths = new Map(files.map(({ path, after }) => [after?.blob, path]));
  return {
    open: async (blob) => {
      const path = paths.get(blob);
      if (path === undefined) return objects.open(blob);
      const content = await fileContent(top, path);
      return content === undefined ? undefined : [content];
    },
  };
}
