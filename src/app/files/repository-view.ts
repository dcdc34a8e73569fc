import type { Govern, Governance } from '../../config/govern.ts';
import { globMatcher, isPattern } from '../../config/path-glob.ts';
import type { Obstacle } from '../../core/report.ts';
import type { CommitFacts, History, ObjectId, PathChange, TreeEntry } from '../ports.ts';
import type { LinkedHistory } from './linked-history.ts';
import { twinFinder } from './twins.ts';

/** The governed files of a repository, and what stands at their paths at any commit. */
export interface RepositoryView {
  /** Learns the paths that a commit brings. */
  learn(changes: readonly PathChange[]): void;
  /** Other paths, seen at any commit, that differ from a governed one only in case or Unicode composition. */
  twins(path: string): readonly string[];
  /** Moves on to a commit; along a straight line what stands there is known without asking. */
  moveTo(commit: CommitFacts): void;
  /** Every path that is governed at any commit seen so far. */
  governed(): ReadonlyMap<string, Governance>;
  /** Every path seen so far, governed or not. */
  paths(): ReadonlySet<string>;
  /** Whether a path is a link that governed content is reached through, or where it lies. */
  carries(path: string): boolean;
  entry(commit: CommitFacts, path: string): Promise<TreeEntry | null>;
  entryAt(commit: ObjectId, path: string): Promise<TreeEntry | null>;
  /** A file's parts by role: '' is the file itself, a companion stands under its role, a member under its path. */
  parts(at: ObjectId | CommitFacts, path: string, governance: Governance): Promise<Map<string, TreeEntry>>;
  /** Why entries may be null that stand there: asked after reading, before believing. */
  readonly obstacles: readonly Obstacle[];
}

type LinkedBase = Pick<LinkedHistory, 'tree' | 'carries'> & { readonly commit: ObjectId };

export function repositoryView(
  history: History,
  { commit: base, tree, carries }: LinkedBase,
  govern: Govern,
): RepositoryView {
  const line = straightLine(base, tree);
  const governances = new Map<string, Governance>();
  const paths = new Set<string>();
  const obstacles = new Map<string, Obstacle>();
  const learnPath = (path: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    const governance = govern(path);
    if (governance !== undefined) governances.set(path, governance);
  };
  for (const path of tree.keys()) learnPath(path);
  const entryAt = async (commit: ObjectId, path: string) => {
    const standing = line.entry(commit, path);
    if (standing !== undefined) return standing;
    const found = await history.entry(commit, path);
    if (found.ok) return found.value;
    obstacles.set(found.obstacle.code, found.obstacle);
    return null;
  };
  const entry = async (commit: CommitFacts, path: string) => {
    const change = commit.changes.find((each) => each.path === path);
    return change === undefined ? entryAt(commit.id, path) : change.after;
  };
  return {
    learn(changes) {
      for (const { path } of changes) learnPath(path);
    },
    carries,
    twins: twinFinder(paths, governances),
    moveTo: line.moveTo,
    governed: () => governances,
    paths: () => paths,
    entry,
    entryAt,
    async parts(at, path, governance) {
      const found = new Map<string, TreeEntry>();
      for (const [role, part] of partPaths(path, governance, paths)) {
        const entered = typeof at === 'string' ? await entryAt(at, part) : await entry(at, part);
        if (entered !== null) found.set(role, entered);
      }
      if (found.has('')) return found;
      for (const above of foldersAbove(path).filter((each) => paths.has(each))) {
        const entered = typeof at === 'string' ? await entryAt(at, above) : await entry(at, above);
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

function foldersAbove(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

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
      const change = last.changes.find((each) => each.path === path);
      return change === undefined ? (entries.get(path) ?? null) : change.before;
    },
  };
}

/** A file's parts by role, among paths that are known. */
export function partPaths(
  path: string,
  { kind, settings }: Governance,
  known: ReadonlySet<string>,
): Map<string, string> {
  const found = new Map([['', path]]);
  for (const { role, glob } of kind.parts(path, settings.options)) {
    if (!isPattern(glob)) found.set(role, glob);
    else for (const other of [...known].filter(globMatcher(glob))) found.set(other, other);
  }
  return found;
}
