import type { Govern, Governance } from '../../config/govern.ts';
import { globMatcher, isPattern } from '../../config/path-glob.ts';
import { addTo } from '../../formats/group.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { Obstacle } from '../contract/report.ts';
import type { RepositoryView } from '../past.ts';
import type { CommitFacts, History, ObjectId, TreeEntry } from '../ports.ts';
import { foldedPath } from '../values/path-fold.ts';
import type { Shapes } from './govern-by-shape.ts';
import { folderOfGlob, foldersAbove, type PathIndex, pathIndex } from './path-index.ts';

/** What stands at the commit from which the view moves on. */
interface BaseTree {
  readonly commit: ObjectId;
  readonly tree: ReadonlyMap<string, TreeEntry>;
}

export function repositoryView(
  history: History,
  { commit: base, tree }: BaseTree,
  govern: Govern,
  shapes?: Shapes,
): RepositoryView {
  const line = straightLine(base, tree);
  const names = new Map<string, Governance>();
  const paths = new Set<string>();
  const index = pathIndex(paths);
  const obstacles = new Map<string, Obstacle>();
  const parts = partFinder();
  let governed: ReadonlyMap<string, Governance> | undefined;
  const learnPath = (path: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    const governance = govern(path);
    if (governance === undefined) return;
    governed = undefined;
    names.set(path, governance);
    parts.learn(path, governance);
  };
  const isSettled = ([path, { hasShape }]: readonly [string, Governance]) =>
    hasShape === undefined || shapes === undefined || shapes.has(path) === true;
  const twins = twinFinder(paths, names);
  for (const path of tree.keys()) learnPath(path);
  const entryAt = async (commit: ObjectId, path: string) => {
    const standing = line.entry(commit, path);
    if (standing !== undefined) return standing;
    const found = await history.entry(commit, path);
    if (found.ok) return found.value;
    obstacles.set(found.obstacle.code, found.obstacle);
    return null;
  };
  const entry = async (at: ObjectId | CommitFacts, path: string) => {
    if (typeof at === 'string') return entryAt(at, path);
    const change = changesByPath(at).get(path);
    return change === undefined ? entryAt(at.id, path) : change.after;
  };
  return {
    learn(changes) {
      for (const { path } of changes) learnPath(path);
    },
    twins,
    moveTo: line.moveTo,
    named: () => names,
    about(changed) {
      const files = new Set([...changed].filter((path) => names.has(path)));
      for (const path of parts.filesOf(changed)) files.add(path);
      return { files, twins: [...changed].flatMap(twins).filter((path) => names.has(path)) };
    },
    async settle(asked = names.keys()) {
      if (shapes === undefined) return;
      const open = [...asked].filter((path) => names.has(path) && shapes.has(path) === undefined);
      await shapes.look(open);
      if (open.some(shapes.has)) governed = undefined;
    },
    governed() {
      governed ??= new Map([...names].filter(isSettled));
      return governed;
    },
    paths: () => paths,
    entry,
    async parts(at, path, governance) {
      const found = new Map<string, TreeEntry>();
      for (const [role, part] of partPaths(path, governance, index)) {
        const entered = await entry(at, part);
        if (entered !== null) found.set(role, entered);
      }
      if (found.has('')) return found;
      for (const above of foldersAbove(path).filter((each) => paths.has(each))) {
        const entered = await entry(at, above);
        // What the folder holds now is no part of this repository any more.
        if (entered?.nature === 'submodule') found.set('', entered);
      }
      return found;
    },
    get obstacles() {
      return [...obstacles.values()];
    },
  };
}

/** Of several changes of a path the first counts. */
const changesByPath = onceFor(
  ({ changes }: CommitFacts) => new Map(changes.toReversed().map((change) => [change.path, change])),
);

/** What stands at the commit that was moved to last and at its parent, as long as each follows the one before. */
function straightLine(base: ObjectId, tree: ReadonlyMap<string, TreeEntry>) {
  const entries = new Map(tree);
  let at = base;
  let last: CommitFacts | undefined;
  return {
    moveTo(commit: CommitFacts) {
      if (commit.parents[0] !== at) return;
      for (const { path, after } of commit.changes) {
        if (after === null) entries.delete(path);
        else entries.set(path, after);
      }
      last = commit;
      at = commit.id;
    },
    /** Undefined where the line does not know. */
    entry(commit: ObjectId, path: string): TreeEntry | null | undefined {
      if (commit === at) return entries.get(path) ?? null;
      if (commit !== last?.parents[0]) return undefined;
      const change = changesByPath(last).get(path);
      return change === undefined ? (entries.get(path) ?? null) : change.before;
    },
  };
}

/** A file's parts by role, among paths that are known. */
export function partPaths(
  path: string,
  { kind, settings }: Governance,
  known: PathIndex,
): Map<string, string> {
  const found = new Map([['', path]]);
  for (const { role, glob } of kind.parts(path, settings.options)) {
    if (!isPattern(glob)) {
      found.set(role, glob);
      continue;
    }
    const matches = globMatcher(glob);
    for (const other of known.below(folderOfGlob(glob))) if (matches(other)) found.set(other, other);
  }
  return found;
}

/** Finds governed files by their parts: most name theirs, and few by wildcards. */
function partFinder() {
  const byPart = new Map<string, string[]>();
  const byFolder = new Map<
    string,
    { readonly matches: (path: string) => boolean; readonly path: string }[]
  >();
  return {
    learn(path: string, { kind, settings }: Governance) {
      for (const { glob } of kind.parts(path, settings.options)) {
        if (isPattern(glob)) addTo(byFolder, folderOfGlob(glob), { matches: globMatcher(glob), path });
        else addTo(byPart, glob, path);
      }
    },
    *filesOf(parts: ReadonlySet<string>): Iterable<string> {
      for (const part of parts) {
        yield* byPart.get(part) ?? [];
        for (const folder of byFolder.size === 0 ? [] : ['', ...foldersAbove(part)])
          for (const { matches, path } of byFolder.get(folder) ?? []) if (matches(part)) yield path;
      }
    },
  };
}

/** Finds the paths that fold to the same as a governed one. */
function twinFinder(paths: ReadonlySet<string>, governed: ReadonlyMap<string, unknown>) {
  let size = -1;
  let groups: ReadonlyMap<string, readonly string[]> = new Map();
  return (path: string): readonly string[] => {
    if (size !== paths.size) groups = foldedGroups(paths, governed);
    size = paths.size;
    return (groups.get(foldedPath(path)) ?? []).filter((other) => other !== path);
  };
}

function foldedGroups(
  paths: ReadonlySet<string>,
  governed: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map([...governed.keys()].map((path): [string, string[]] => [foldedPath(path), []]));
  for (const path of paths) groups.get(foldedPath(path))?.push(path);
  return groups;
}
