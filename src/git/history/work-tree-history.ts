import type { Answer } from '../../engine/ports.ts';
import { known } from '../answers.ts';
import { direct } from '../direct.ts';
import type { GitObjects } from '../objects/objects.ts';
import { pathBytes } from '../path-text.ts';
import type { GitRepository } from '../repository.ts';
import { workTreeTop } from '../work-tree/paths.ts';
import { dropPaths, indexRecord, putEntries, takeFiles } from '../work-tree/update-index.ts';
import { type NamedPaths, type WorkTreeChanges, workTreeChanges } from '../work-tree/work-tree-changes.ts';
import { type MadeRange, madeAs, makeCommit, written } from './made-commit.ts';
import { createIndexHistory } from './uncommitted.ts';

export interface WorkTreeRange extends MadeRange {
  /** Whether the work tree is as HEAD has it, but for what is about to be written. */
  readonly isClean: boolean;
}

/** A file as it is about to be written; null where it is about to be deleted. */
export interface FileEdit {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

export interface WorkTreeOptions {
  /** The message that the commit will have, where it is known. */
  readonly message?: string | undefined;
  /** Files as they are about to be written. */
  readonly edits?: readonly FileEdit[];
  /** What is looked at though git ignores it. */
  readonly named?: NamedPaths | undefined;
}

/**
 * The work tree as one commit on HEAD, as it is or with files about to be written. Its files are as git would store them: line
 * endings and filters are undone.
 */
export async function createWorkTreeHistory(
  git: GitRepository,
  objects: GitObjects,
  { message, edits = [], named }: WorkTreeOptions = {},
): Promise<Answer<WorkTreeRange>> {
  const taken = await takeWorkTree(git, objects, edits, named);
  if (!taken.ok) return taken;
  const { index, changes } = taken.value;
  const label = { id: 'work-tree', isCopy: true, ...(message === undefined ? {} : { message }) };
  const made = await createIndexHistory(index, objects, label);
  if (!made.ok) return made;
  const edited = new Set(edits.map(({ path }) => path));
  const isClean =
    made.value.facts.changes.every(({ path }) => edited.has(path)) &&
    !changes.some(({ path }) => edited.has(path));
  return known({ ...made.value, isClean });
}

/** Every file of the work tree as added to nothing, in the commit that would make everything at once. */
export async function createSnapshotHistory(
  git: GitRepository,
  objects: GitObjects,
  named?: NamedPaths,
): Promise<Answer<MadeRange>> {
  const taken = await takeWorkTree(git, objects, [], named);
  if (!taken.ok) return taken;
  return madeAs(await makeCommit(taken.value.index, objects, []), { id: 'all' });
}

/** What differs, and the repository with an index of its own, which holds the work tree. */
async function takeWorkTree(
  git: GitRepository,
  objects: GitObjects,
  edits: readonly FileEdit[],
  named: NamedPaths | undefined,
): Promise<Answer<WorkTreeChanges & { readonly index: GitRepository }>> {
  const top = await workTreeTop(direct(git));
  if (!top.ok) return top;
  const found = await workTreeChanges(direct({ ...git, directory: top.value }), named);
  if (!found.ok) return found;
  const scratch = await objects.scratch();
  if (!scratch.ok) return scratch;
  const index = direct({ ...scratch.value.withIndex(), directory: top.value });
  const { changes, hidden, large } = found.value;
  const gone = changes.filter(({ after }) => after === null).map(({ path }) => path);
  const there = changes
    .filter(({ path, after }) => after !== null && !large.has(path))
    .map(({ path }) => path);
  for (const step of [
    () => putEntries(index, hidden),
    () => dropPaths(index, gone),
    () => takeFiles(index, there),
    // Nobody holds these: whoever reads one is told that it cannot be judged.
    ...[...large].map((path) => () => putFile(index, path, [], `too large to be read ${path}`)),
    () =>
      dropPaths(
        index,
        edits.filter(({ bytes }) => bytes === null).map(({ path }) => path),
      ),
    ...edits.flatMap(({ path, bytes }) => (bytes === null ? [] : [() => putEdit(index, path, bytes)])),
  ]) {
    const done = await step();
    if (!done.ok) return done;
  }
  return known({ ...found.value, index });
}

/** The bytes as git would store them, were a file written so. An argument holds no bytes that are no text. */
function putEdit(index: GitRepository, path: string, bytes: Uint8Array): Promise<Answer<true>> {
  const filtered = pathBytes(path).equals(Buffer.from(path)) ? [`--path=${path}`] : [];
  return putFile(index, path, ['-w', ...filtered], bytes);
}

async function putFile(
  index: GitRepository,
  path: string,
  options: readonly string[],
  content: string | Uint8Array,
): Promise<Answer<true>> {
  const id = await written(index, ['hash-object', '--stdin', ...options], content);
  return id.ok ? putEntries(index, [indexRecord(path, id.value)]) : id;
}
