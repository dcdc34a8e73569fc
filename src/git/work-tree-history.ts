import type { Answer, Blobs, ObjectId, PathChange } from '../app/ports.ts';
import { known } from './answers.ts';
import { direct } from './direct.ts';
import { nextParents } from './head.ts';
import { createGitHistory } from './history.ts';
import type { GitObjects } from './objects.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';
import type { GitRepository } from './repository.ts';
import { workTreeChanges } from './work-tree-changes.ts';
import { fileContent, isFileId, objectIdOf } from './work-tree-files.ts';
import { workTreeTop } from './work-tree-top.ts';

export interface WorkTreeRange extends PreparedRange {
  /** Opens files of the work tree besides objects. */
  readonly blobs: Blobs;
  /** The same with the object ids that its files would have, so that they can be told to be as they once were. */
  identified(): Promise<PreparedRange & { readonly blobs: Blobs }>;
}

/** What would be committed if everything in the work tree were. */
const workTreeCommit = 'work-tree';

/** The work tree as one commit on HEAD. Its files are read as they are: line endings and filters are not undone. */
export async function createWorkTreeHistory(
  git: GitRepository,
  objects: GitObjects,
): Promise<Answer<WorkTreeRange>> {
  const swift = direct(git);
  const place = await workTreeTop(swift);
  if (!place.ok) return place;
  const top = place.value;
  const found = await workTreeChanges(direct({ ...git, directory: top }));
  if (!found.ok) return found;
  const { changes, unborn } = found.value;
  const parents = unborn ? known([]) : await nextParents(swift, false);
  if (!parents.ok) return parents;
  const history = createGitHistory(swift, objects);
  const commit = { id: workTreeCommit, parents: parents.value, changes };
  return known({
    ...overlayHistory(history, commit),
    blobs: workTreeBlobs(top, namedByPath(changes), objects),
    identified: async () => {
      const ids = await fileIds(top, changes);
      const named = changes.map((change) => withId(change, ids));
      const paths = new Map([...ids].map(([path, id]) => [id, path]));
      return {
        ...overlayHistory(history, { ...commit, changes: named }),
        blobs: workTreeBlobs(top, new Map([...namedByPath(named), ...paths]), objects),
      };
    },
  });
}

function withId(change: PathChange, ids: ReadonlyMap<string, ObjectId>): PathChange {
  const id = ids.get(change.path);
  return id === undefined || change.after === null
    ? change
    : { ...change, after: { ...change.after, blob: id } };
}

/** The object ids of the changed files, by path. */
async function fileIds(top: string, changes: readonly PathChange[]): Promise<ReadonlyMap<string, ObjectId>> {
  const sample = changes.find(({ before }) => before !== null)?.before?.blob ?? '';
  const ids = new Map<string, ObjectId>();
  for (const { path, after } of changes) {
    if (after === null || !isFileId(after.blob)) continue;
    const id = await objectIdOf(top, path, sample.length === 64 ? 'sha256' : 'sha1');
    if (id !== undefined) ids.set(path, id);
  }
  return ids;
}

/** The paths of files without an object id, by what stands for it. */
function namedByPath(changes: readonly PathChange[]): ReadonlyMap<string, string> {
  const files = changes.flatMap(({ path, after }) =>
    after !== null && isFileId(after.blob) ? [[after.blob, path] as const] : [],
  );
  return new Map(files);
}

/** Opens only files that were listed: no other text is ever taken for a path. */
function workTreeBlobs(top: string, paths: ReadonlyMap<string, string>, objects: GitObjects): Blobs {
  return {
    open: async (blob) => {
      const path = paths.get(blob);
      if (path === undefined) return objects.open(blob);
      const content = await fileContent(top, path);
      return content === undefined ? undefined : [content];
    },
  };
}
