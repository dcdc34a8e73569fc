import { type Govern, type Governance, globMatcher, isPattern } from '../config/govern.ts';
import { groupBy } from '../core/group.ts';
import type { Side } from '../core/location.ts';
import type { PathChange, TreeEntry } from './ports.ts';

/** One governed file that a commit concerns: itself, one of its parts, or what its message speaks about. */
export interface ConcernedFile {
  readonly path: string;
  readonly governance: Governance;
  /** The file this one was moved from, content unchanged. */
  readonly movedFrom?: string;
}

/** The paths of one commit and of its parent, and which of them are governed; moves on commit by commit. */
export interface RepositoryState {
  /** Takes the next commit's changes: what stood after the last one now stands before. */
  apply(changes: readonly PathChange[]): void;
  entry(path: string, side: Side): TreeEntry | undefined;
  governed(): Iterable<[string, Governance]>;
  /** A file's parts by role: '' is the file itself, a companion stands under its role, a member under its path. */
  parts(path: string, governance: Governance, side: Side): Map<string, TreeEntry>;
}

export function repositoryState(tree: ReadonlyMap<string, TreeEntry>, govern: Govern): RepositoryState {
  const entries = new Map(tree);
  const governances = new Map<string, Governance>();
  let changed = new Map<string, PathChange>();
  const entry = (path: string, side: Side) => {
    const change = side === 'before' ? changed.get(path) : undefined;
    return change === undefined ? entries.get(path) : (change.before ?? undefined);
  };
  const note = (path: string) => {
    const governance = govern(path);
    if (governance !== undefined) governances.set(path, governance);
  };
  for (const path of entries.keys()) note(path);
  return {
    entry,
    governed: () => governances,
    apply(changes) {
      changed = new Map(changes.map((change) => [change.path, change]));
      for (const { path, after } of changes) {
        if (after === null) entries.delete(path);
        else entries.set(path, after);
        note(path);
      }
    },
    parts(path, governance, side) {
      const paths = partPaths(path, governance, () => new Set([...entries.keys(), ...changed.keys()]));
      return new Map(
        [...paths].flatMap(([role, part]) => {
          const found = entry(part, side);
          return found === undefined ? [] : [[role, found]];
        }),
      );
    },
  };
}

function partPaths(
  path: string,
  { kind, settings }: Governance,
  known: () => Iterable<string>,
): Map<string, string> {
  const found = new Map([['', path]]);
  for (const { role, glob } of kind.parts(path, settings.options)) {
    if (!isPattern(glob)) found.set(role, glob);
    else for (const other of [...known()].filter(globMatcher(glob))) found.set(other, other);
  }
  return found;
}

/** The governed files a commit concerns, sorted by path. Call after the commit was applied. */
export function concernedFiles(
  state: RepositoryState,
  changes: readonly PathChange[],
  message: string,
): ConcernedFile[] {
  const changed = new Set(changes.map(({ path }) => path));
  const direct = [...state.governed()].filter(([path, governance]) => touches(path, governance, changed));
  const named = addressedFiles(
    state,
    message,
    direct.map(([path]) => path),
  );
  const all = new Map([...direct, ...named]);
  const moves = findMoves(changes, (path) => all.get(path)?.kind.id);
  const origins = new Set(moves.values());
  return [...all]
    .filter(([path]) => !origins.has(path) && (state.entry(path, 'after') !== undefined || changed.has(path)))
    .map(([path, governance]) => {
      const movedFrom = moves.get(path);
      return { path, governance, ...(movedFrom === undefined ? {} : { movedFrom }) };
    })
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

function touches(path: string, { kind, settings }: Governance, changed: ReadonlySet<string>): boolean {
  if (changed.has(path)) return true;
  const parts = kind.parts(path, settings.options);
  return parts.some(({ glob }) =>
    isPattern(glob) ? [...changed].some(globMatcher(glob)) : changed.has(glob),
  );
}

/** A commit that declares something about a governed file is judged even where the file is unchanged. */
function addressedFiles(
  state: RepositoryState,
  message: string,
  direct: readonly string[],
): [string, Governance][] {
  const byKind = groupBy(state.governed(), ([, { kind }]) => kind);
  return [...byKind].flatMap(([kind, files]) => {
    const addressed = kind.addressed?.(message);
    if (addressed === undefined) return [];
    const present = files.filter(([path]) => state.entry(path, 'after') !== undefined);
    const named = present.filter(([path]) => addressed.paths.includes(path));
    const only = addressed.unnamed && present.length === 1 && direct.length === 0 ? present : [];
    return [...named, ...only];
  });
}

/** New path → old path, where a governed file of one kind disappears and its very blob appears elsewhere. */
function findMoves(
  changes: readonly PathChange[],
  kindOf: (path: string) => string | undefined,
): Map<string, string> {
  const gone = changes.filter(({ path, after }) => after === null && kindOf(path) !== undefined);
  const moves = new Map<string, string>();
  for (const { path, before, after } of changes) {
    if (before !== null || after === null || kindOf(path) === undefined) continue;
    const origin = gone.find(
      (old) =>
        old.before?.blob === after.blob &&
        kindOf(old.path) === kindOf(path) &&
        ![...moves.values()].includes(old.path),
    );
    if (origin !== undefined) moves.set(path, origin.path);
  }
  return moves;
}
