import type { Answer, Blobs, CommitFacts, History, ObjectId, PathChange } from '../../app/ports.ts';
import { known } from '../answers.ts';
import { direct } from '../direct.ts';
import type { GitObjects } from '../objects/objects.ts';
import { nextParents } from '../refs/head.ts';
import type { GitRepository } from '../repository.ts';
import { cleanedBytes } from '../work-tree/clean-files.ts';
import { type StoredWorkTree, storedWorkTree } from '../work-tree/stored-work-tree.ts';
import { type WorkTreeChanges, workTreeChanges } from '../work-tree/work-tree-changes.ts';
import {
  fileContent,
  fileEntry,
  formatOf,
  idOf,
  isFileId,
  objectIdOf,
} from '../work-tree/work-tree-files.ts';
import { workTreeTop } from '../work-tree/work-tree-top.ts';
import { byPath } from './change-parser.ts';
import { createGitHistory } from './history.ts';
import { overlayHistory, type PreparedRange } from './overlay-history.ts';
import { topAndParents } from './top-and-parents.ts';

export interface WorkTreeRange extends PreparedRange {
  /** Whether the work tree is as HEAD has it, but for what is about to be written. */
  readonly isClean: boolean;
  /** Opens files of the work tree besides objects. */
  readonly blobs: Blobs;
  /** The same with the object ids that its files would have, so that they can be told to be as they once were. */
  identified(): Promise<PreparedRange & { readonly blobs: Blobs }>;
}

/** What would be committed if everything in the work tree were. */
const workTreeCommit = 'work-tree';

/** A file as it is about to be written; null where it is about to be deleted. */
export interface FileEdit {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

type Edits = ReadonlyMap<string, Uint8Array | null>;

/**
 * The work tree as one commit on HEAD, as it is or with files about to be written. Its files are read as git would store
 * them: line endings and filters are undone.
 */
export async function createWorkTreeHistory(
  git: GitRepository,
  objects: GitObjects,
  written: readonly FileEdit[] = [],
  said: Pick<CommitFacts, 'message'> = {},
): Promise<Answer<WorkTreeRange>> {
  const swift = direct(git);
  // Side by side, and as if this were the top, which it nearly always is: an agent waits for each of these processes.
  const [placed, first] = await Promise.all([topAndParents(swift), looked(swift, written)]);
  const place = placed === undefined ? await workTreeTop(swift) : known(placed.top);
  if (!place.ok) return place;
  const top = place.value;
  const atTop = direct({ ...git, directory: top });
  const [found, edits] = top === git.directory ? first : await looked(atTop, written);
  if (!found.ok) return found;
  const parents = await parentsOf(swift, found.value.unborn, placed?.parents);
  if (!parents.ok) return parents;
  const { atHead } = found.value;
  const history = standingAt(createGitHistory(swift, objects), parents.value[0], atHead);
  const files = await storedWorkTree(atTop, found.value.changes);
  const changes = withEdits(files.changes, edits, atHead);
  const blobs = standingBlobs(top, atHead, objects);
  const commit = { id: workTreeCommit, parents: parents.value, changes, ...said };
  return known({
    ...overlayHistory(history, commit),
    isClean: files.changes.length === 0,
    blobs: workTreeBlobs(files, namedByPath(changes), blobs, edits),
    identified: async () => {
      const ids = await fileIds(files, top, changes, edits);
      const named = changes.map((change) => withId(change, ids));
      const paths = new Map([...ids].map(([path, id]) => [id, path]));
      return {
        ...overlayHistory(history, { ...commit, changes: named }),
        blobs: workTreeBlobs(files, new Map([...namedByPath(named), ...paths]), blobs, edits),
      };
    },
  });
}

function looked(git: GitRepository, written: readonly FileEdit[]) {
  return Promise.all([workTreeChanges(git), asStored(git, written)]);
}

async function parentsOf(
  git: GitRepository,
  isUnborn: boolean,
  parents: readonly ObjectId[] | undefined,
): Promise<Answer<readonly ObjectId[]>> {
  if (isUnborn) return known([]);
  return parents === undefined ? nextParents(git, false) : known(parents);
}

async function asStored(git: GitRepository, written: readonly FileEdit[]): Promise<Edits> {
  const stored = await Promise.all(
    written.map(async ({ path, bytes }) => {
      const kept = bytes === null ? null : await cleanedBytes(git, path, bytes);
      return [path, kept] as const;
    }),
  );
  return new Map(stored);
}

/** The changes with files that are only about to be written; what brings one back to HEAD's content is no change. */
function withEdits(
  changes: readonly PathChange[],
  edits: Edits,
  atHead: WorkTreeChanges['atHead'],
): readonly PathChange[] {
  if (edits.size === 0) return changes;
  const result = changes.filter(({ path }) => !edits.has(path));
  for (const [path, bytes] of edits) {
    const before = atHead().get(path) ?? null;
    const isSame =
      bytes === null
        ? before === null
        : before?.nature === 'regular' && idOf(bytes, formatOf(before.blob)) === before.blob;
    if (!isSame) result.push({ path, before, after: bytes === null ? null : fileEntry(path, 'regular') });
  }
  return result.sort(byPath);
}

/** The same history, of which HEAD's tree is known already. */
function standingAt(
  history: History,
  head: ObjectId | undefined,
  atHead: WorkTreeChanges['atHead'],
): History {
  return {
    ...history,
    entry: async (commit, path) =>
      commit === head ? known(atHead().get(path) ?? null) : history.entry(commit, path),
    tree: async (commit) => (commit === head ? known(atHead()) : history.tree(commit)),
  };
}

/** What HEAD holds and the work tree still has is read there, which costs no process; its id says that it is the same. */
function standingBlobs(top: string, atHead: WorkTreeChanges['atHead'], objects: Blobs): Blobs {
  let paths: ReadonlyMap<ObjectId, string> | undefined;
  return {
    open: async (blob) => {
      paths ??= new Map([...atHead()].map(([path, { blob: id }]) => [id, path]));
      const path = paths.get(blob);
      const bytes = path === undefined ? undefined : await fileContent(top, path);
      return bytes !== undefined && idOf(bytes, formatOf(blob)) === blob ? [bytes] : objects.open(blob);
    },
  };
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
  edits: Edits,
): Promise<ReadonlyMap<string, ObjectId>> {
  const sample = changes.find(({ before }) => before !== null)?.before?.blob ?? '';
  const ids = new Map<string, ObjectId>();
  for (const { path, after } of changes) {
    if (after === null || !isFileId(after.blob)) continue;
    const format = formatOf(sample);
    const bytes = edits.get(path);
    const id = bytes ? idOf(bytes, format) : (files.idOf(path) ?? (await objectIdOf(top, path, format)));
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
  objects: Blobs,
  edits: Edits,
): Blobs {
  return {
    open: async (blob) => {
      const path = paths.get(blob);
      if (path === undefined) return objects.open(blob);
      const content = edits.get(path) ?? (await files.content(path));
      return content === undefined ? undefined : [content];
    },
  };
}
