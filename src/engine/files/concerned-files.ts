import type { Governance } from '../../config/govern.ts';
import { type Known, type RepositoryView, sameParts } from '../past.ts';
import type { CommitFacts } from '../ports.ts';
import { namedByKind } from './by-kind.ts';
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
  const about = view.about(changed);
  const differing = commit.parents.length > 1 ? await differingFiles(view, commit) : about.files;
  const paths = new Set([...besides, ...differing, ...about.twins]);
  await view.settle(paths);
  const governed = view.governed();
  const direct = [...paths].flatMap((path): [string, Governance][] => {
    const governance = governed.get(path);
    return governance === undefined ? [] : [[path, governance]];
  });
  const named = await addressedFiles(view, commit, direct);
  if (direct.length + named.length === 0) return [];
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

/** Whether a path that was changed is a governed file, a part of one, or is called like one. */
export function isGoverned(view: RepositoryView, path: string): boolean {
  const { files, twins } = view.about(new Set([path]));
  const governed = view.governed();
  return [...files, ...twins].some((each) => governed.has(each));
}

/** A merge may drop what one side did without differing from the other: every parent counts. */
async function differingFiles(view: RepositoryView, commit: CommitFacts): Promise<string[]> {
  const differing: string[] = [];
  for (const [path, governance] of view.named()) {
    const result = await view.parts(commit, path, governance);
    for (const parent of commit.parents) {
      if (sameParts(await view.parts(parent, path, governance), result)) continue;
      differing.push(path);
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
  for (const [kind, paths] of namedByKind(view)) {
    const addressed = kind.match.addressed?.(message);
    if (addressed === undefined || !asksFor(addressed)) continue;
    await view.settle(paths);
    const present: [string, Governance][] = [];
    for (const path of paths) {
      const governance = view.governed().get(path);
      if (governance !== undefined && (await view.entry(commit, path)) !== null)
        present.push([path, governance]);
    }
    const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
    const own = unnamed ? present : present.filter(([path]) => addressed.paths.includes(path));
    const isHeard = own.length > 0 || direct.some(([, governance]) => governance.kind === kind);
    // What nobody can read speaks of no file; it is said at the first, or nobody would hear of it.
    found.push(...(addressed.unread && !isHeard ? present.slice(0, 1) : own));
  }
  return found;
}
