import { type Governance, globMatcher, isPattern } from '../config/govern.ts';
import { groupBy } from '../core/group.ts';
import type { CommitFacts, PathChange } from './ports.ts';
import type { RepositoryView } from './repository-view.ts';

/** One governed file that a commit concerns: itself, one of its parts, or what its message speaks about. */
export interface ConcernedFile {
  readonly path: string;
  readonly governance: Governance;
  /** The file this one was moved from, content unchanged. */
  readonly movedFrom?: string;
}

/** The governed files a commit concerns, sorted by path. */
export async function concernedFiles(view: RepositoryView, commit: CommitFacts): Promise<ConcernedFile[]> {
  const changed = new Set(commit.changes.map(({ path }) => path));
  const direct =
    commit.parents.length > 1
      ? await differingFiles(view, commit)
      : [...view.governed()].filter(([path, governance]) => touches(path, governance, changed));
  const named = await addressedFiles(view, commit, direct);
  const all = new Map([...direct, ...named]);
  const moves = findMoves(commit.changes, (path) => all.get(path)?.kind.id);
  const origins = new Set(moves.values());
  return [...all]
    .filter(([path]) => !origins.has(path))
    .map(([path, governance]) => {
      const movedFrom = moves.get(path);
      return { path, governance, ...(movedFrom === undefined ? {} : { movedFrom }) };
    })
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Whether a path is a governed file or a part of one. */
export function isGoverned(view: RepositoryView, path: string): boolean {
  const files = view.governed();
  if (files.has(path)) return true;
  const only = new Set([path]);
  return [...files].some(([file, governance]) => touches(file, governance, only));
}

function touches(path: string, { kind, settings }: Governance, changed: ReadonlySet<string>): boolean {
  if (changed.has(path)) return true;
  const parts = kind.parts(path, settings.options);
  return parts.some(({ glob }) =>
    isPattern(glob) ? [...changed].some(globMatcher(glob)) : changed.has(glob),
  );
}

/** A merge may drop what one side did without differing from the other: every parent counts. */
async function differingFiles(view: RepositoryView, commit: CommitFacts): Promise<[string, Governance][]> {
  const differing: [string, Governance][] = [];
  for (const [path, governance] of view.governed()) {
    const result = await view.entry(commit, path);
    for (const parent of commit.parents) {
      const entry = await view.entryAt(parent, path);
      if (entry?.blob === result?.blob && entry?.nature === result?.nature) continue;
      differing.push([path, governance]);
      break;
    }
  }
  return differing;
}

/** A commit that declares something about a governed file is judged even where the file is unchanged. */
async function addressedFiles(
  view: RepositoryView,
  commit: CommitFacts,
  direct: readonly [string, Governance][],
): Promise<[string, Governance][]> {
  const { message } = commit;
  if (message === undefined) return [];
  const found: [string, Governance][] = [];
  for (const [kind, files] of groupBy(view.governed(), ([, governance]) => governance.kind)) {
    const addressed = kind.addressed?.(message);
    if (addressed === undefined || (addressed.paths.length === 0 && !addressed.unnamed)) continue;
    const present: [string, Governance][] = [];
    for (const file of files) if ((await view.entry(commit, file[0])) !== null) present.push(file);
    const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
    found.push(...(unnamed ? present : present.filter(([path]) => addressed.paths.includes(path))));
  }
  return found;
}

/** New path → old path, where a governed file of one kind disappears and its very blob appears elsewhere. */
function findMoves(
  changes: readonly PathChange[],
  kindOf: (path: string) => string | undefined,
): Map<string, string> {
  const gone = changes.filter(({ path, after }) => after === null && kindOf(path) !== undefined);
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, before, after } of changes) {
    if (before !== null || after === null || kindOf(path) === undefined) continue;
    const origin = gone.find(
      (old) => old.before?.blob === after.blob && kindOf(old.path) === kindOf(path) && !taken.has(old.path),
    );
    if (origin === undefined) continue;
    taken.add(origin.path);
    moves.set(path, origin.path);
  }
  return moves;
}

/** Other governed files of the same kind whose own content the commit changed. */
export function siblingsOf(
  file: ConcernedFile,
  all: readonly ConcernedFile[],
  commit: CommitFacts,
): string[] {
  const changed = new Set(commit.changes.map(({ path }) => path));
  return all
    .filter(
      ({ path, governance }) =>
        path !== file.path && governance.kind === file.governance.kind && changed.has(path),
    )
    .map(({ path }) => path);
}

/** All other governed files of the same kind, whenever they stood. */
export function othersOf(view: RepositoryView, file: ConcernedFile): string[] {
  const { kind } = file.governance;
  return [...view.governed()]
    .filter(([path, other]) => path !== file.path && other.kind === kind)
    .map(([path]) => path);
}

/** Paths that the commit added and that hold the very content the file had. */
export function archivedPaths(path: string, changes: readonly PathChange[]): string[] {
  const old = changes.find((change) => change.path === path)?.before?.blob;
  if (old === undefined) return [];
  return changes
    .filter(({ before, after }) => before === null && after?.blob === old)
    .map((change) => change.path);
}
