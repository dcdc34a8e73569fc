import type { Answer, Blobs, ObjectId, PathChange, TreeEntry } from '../app/ports.ts';
import { known } from './answers.ts';
import { byPath } from './change-parser.ts';
import { cleanedBytes } from './clean-files.ts';
import { direct } from './direct.ts';
import { nextParents } from './head.ts';
import { createGitHistory } from './history.ts';
import type { GitObjects } from './objects.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';
import type { GitRepository } from './repository.ts';
import { type StoredWorkTree, storedWorkTree } from './stored-work-tree.ts';
import { workTreeChanges } from './work-tree-changes.ts';
import { fileEntry, formatOf, idOf, isFileId, objectIdOf } from './work-tree-files.ts';
import { workTreeTop } from './work-tree-top.ts';

export interface WorkTreeRange extends PreparedRange {
  /** Opens files of the work tree besides objects. */
  readonly blobs: Blobs;
  /** The same with the object ids that its files would have, so that they can be told to be as they once were. */
  identified(): Promise<PreparedRange & { readonly blobs: Blobs }>;
}

/** What would be committed if everything in the work tree were. */
const workTreeCommit = 'work-tree';

/** A file as it is about to be written. */
export interface FileEdit {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * The work tree as one commit on HEAD, as it is or with one file about to be written. Its files are read as git would store
 * them: line endings and filters are undone.
 */
export async function createWorkTreeHistory(
  git: GitRepository,
  objects: GitObjects,
  written?: FileEdit,
): Promise<Answer<WorkTreeRange>> {
  const swift = direct(git);
  const place = await workTreeTop(swift);
  if (!place.ok) return place;
  const top = place.value;
  const atTop = direct({ ...git, directory: top });
  const found = await workTreeChanges(atTop);
  if (!found.ok) return found;
  const edit = written === undefined ? undefined : await asStored(atTop, written);
  const parents = found.value.unborn ? known([]) : await nextParents(swift, false);
  if (!parents.ok) return parents;
  const history = createGitHistory(swift, objects);
  const [head] = parents.value;
  const files = await storedWorkTree(atTop, found.value.changes);
  const edited = await withEdit(files.changes, edit, async (path) =>
    head === undefined ? known(null) : history.entry(head, path),
  );
  if (!edited.ok) return edited;
  const changes = edited.value;
  const commit = { id: workTreeCommit, parents: parents.value, changes };
  return known({
    ...overlayHistory(history, commit),
    blobs: workTreeBlobs(files, namedByPath(changes), objects, edit),
    identified: async () => {
      const ids = await fileIds(files, top, changes, edit);
      const named = changes.map((change) => withId(change, ids));
      const paths = new Map([...ids].map(([path, id]) => [id, path]));
      return {
        ...overlayHistory(history, { ...commit, changes: named }),
        blobs: workTreeBlobs(files, new Map([...namedByPath(named), ...paths]), objects, edit),
      };
    },
  });
}

async function asStored(git: GitRepository, { path, bytes }: FileEdit): Promise<FileEdit> {
  return { path, bytes: await cleanedBytes(git, path, bytes) };
}

/** The changes with a file that is only about to be written; what brings it back to HEAD's content is no change. */
async function withEdit(
  changes: readonly PathChange[],
  edit: FileEdit | undefined,
  atHead: (path: string) => Promise<Answer<TreeEntry | null>>,
): Promise<Answer<readonly PathChange[]>> {
  if (edit === undefined) return known(changes);
  const { path, bytes } = edit;
  const changed = changes.find((change) => change.path === path);
  const found = changed === undefined ? await atHead(path) : known(changed.before);
  if (!found.ok) return found;
  const before = found.value;
  const others = changes.filter((change) => change.path !== path);
  if (before?.nature === 'regular' && idOf(bytes, formatOf(before.blob)) === before.blob)
    return known(others);
  return known([...others, { path, before, after: fileEntry(path, 'regular') }].sort(byPath));
}

function withId(change: PathChange, ids: ReadonlyMap<string, ObjectId>): PathChange {
  const id = ids.get(change.path);
  return id === undefined || change.after === null
    ? change
    : { ...change, after: { ...change.after, blob: id } };
}

/** The object ids of the changed files, by path. */
async function fileIds(
  files: StoredWorkTree,
  top: string,
  changes: readonly PathChange[],
  edit: FileEdit | undefined,
): Promise<ReadonlyMap<string, ObjectId>> {
  const sample = changes.find(({ before }) => before !== null)?.before?.blob ?? '';
  const ids = new Map<string, ObjectId>();
  for (const { path, after } of changes) {
    if (after === null || !isFileId(after.blob)) continue;
    const format = formatOf(sample);
    const id =
      edit?.path === path
        ? idOf(edit.bytes, format)
        : (files.idOf(path) ?? (await objectIdOf(top, path, format)));
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
function workTreeBlobs(
  files: StoredWorkTree,
  paths: ReadonlyMap<string, string>,
  objects: GitObjects,
  edit: FileEdit | undefined,
): Blobs {
  return {
    open: async (blob) => {
      const path = paths.get(blob);
      if (path === undefined) return objects.open(blob);
      const content = edit?.path === path ? edit.bytes : await files.content(path);
      return content === undefined ? undefined : [content];
    },
  };
}
