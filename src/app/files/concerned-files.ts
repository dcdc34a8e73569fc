import type { Governance } from '../../config/govern.ts';
import { globMatcher, isPattern } from '../../config/path-glob.ts';
import { groupBy } from '../../core/group.ts';
import type { StateKind } from '../../core/kind.ts';
import { onceFor } from '../../core/once-for.ts';
import { type Known, type RepositoryView, sameParts } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import type { ConcernedFile } from './concerned-file.ts';
import { asksFor } from './interest.ts';
import { movedAway, sideOf } from './moves.ts';

/** The governed files a commit concerns, sorted by path. A file that moved is one file, at its new path. */
export async function concernedFiles(
  known: Known,
  commit: CommitFacts,
  besides: ReadonlySet<string>,
): Promise<ConcernedFile[]> {
  const { view } = known.past;
  const changed = new Set(commit.changes.map(({ path }) => path));
  const differing = commit.parents.length > 1 ? new Map(await differingFiles(view, commit)) : undefined;
  const direct = [...view.governed()].filter(
    ([path, governance]) =>
      besides.has(path) ||
      (differing?.has(path) ?? touches(path, governance, changed)) ||
      view.twins(path).some((twin) => changed.has(twin)),
  );
  const named = await addressedFiles(view, commit, direct);
  const all = new Map([...direct, ...named]);
  const sides = await Promise.all(commit.parents.map((parent) => sideOf(known, commit, parent, all)));
  return [...all]
    .filter(([path]) => !movedAway(path, sides))
    .map(([path, governance]) => {
      const moved = sides.some(({ moves }) => moves.has(path));
      const origins = sides.map(({ moves }) => moves.get(path) ?? path);
      return { path, governance, ...(moved ? { origins } : {}) };
    })
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Whether a path is a governed file or a part of one. */
export function isGoverned(view: RepositoryView, path: string): boolean {
  const files = view.governed();
  if (files.has(path) || view.carries(path) || view.twins(path).length > 0) return true;
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
    const result = await view.parts(commit, path, governance);
    for (const parent of commit.parents) {
      if (sameParts(await view.parts(parent, path, governance), result)) continue;
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
    if (addressed === undefined || !asksFor(addressed)) continue;
    const present: [string, Governance][] = [];
    for (const file of files) if ((await view.entry(commit, file[0])) !== null) present.push(file);
    const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
    const own = unnamed ? present : present.filter(([path]) => addressed.paths.includes(path));
    const isHeard = own.length > 0 || direct.some(([, governance]) => governance.kind === kind);
    // What nobody can read speaks of no file; it is said at the first, or nobody would hear of it.
    found.push(...(addressed.unread && !isHeard ? present.slice(0, 1) : own));
  }
  return found;
}

/** By kind, the governed files whose own content the commit changed. */
export const siblingsIn = onceFor((all: readonly ConcernedFile[], commit: CommitFacts) => {
  const changed = new Set(touchedBy(commit));
  return pathsByKind(all.filter(({ path }) => changed.has(path)));
});

/** By kind, all governed files, whenever they stood. */
export function governedByKind(view: RepositoryView): ReadonlyMap<StateKind, readonly string[]> {
  const governed = view.governed();
  const known = governedPaths.get(view);
  if (known?.size === governed.size) return known.paths;
  const paths = pathsByKind([...governed].map(([path, governance]) => ({ path, governance })));
  governedPaths.set(view, { size: governed.size, paths });
  return paths;
}

const governedPaths = new WeakMap<
  RepositoryView,
  { readonly size: number; readonly paths: ReadonlyMap<StateKind, readonly string[]> }
>();

function pathsByKind(
  files: readonly Pick<ConcernedFile, 'path' | 'governance'>[],
): ReadonlyMap<StateKind, readonly string[]> {
  const groups = groupBy(files, ({ governance }) => governance.kind);
  return new Map([...groups].map(([kind, group]) => [kind, group.map(({ path }) => path)]));
}

/** The paths that a commit changes. Every file that it concerns asks for the same list. */
export const touchedBy = onceFor((commit: CommitFacts) => commit.changes.map(({ path }) => path));
