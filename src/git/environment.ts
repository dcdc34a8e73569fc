import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/** The only `GIT_*` variables that reach git: what a hook needs to name its index, its repository and its objects. */
export const passedVariables: readonly string[] = [
  ...['GIT_INDEX_FILE', 'GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_OBJECT_DIRECTORY'],
  ...[
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_QUARANTINE_PATH',
    'GIT_NO_REPLACE_OBJECTS',
    'GIT_NO_LAZY_FETCH',
  ],
];

// simple-git refuses to run when one of these is handed over, and hooks export some of them.
const helperPrograms = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);

export type Environment = Readonly<Record<string, string | undefined>>;

/** The caller's environment without what could bend git's answers. */
export function gitEnvironment(directory: string, caller: Environment): Record<string, string> {
  const passed = Object.entries(definedIn(caller)).filter(([name]) => reachesGit(name.toUpperCase()));
  // git's complaints are read by this program, so they must come in one language; and a partial clone must say what
  // it lacks instead of fetching it, one object at a time.
  const fixed = { LC_ALL: 'C', GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1' };
  return withIndexFound(directory, { ...Object.fromEntries(passed), ...fixed });
}

export function definedIn(caller: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(caller).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function reachesGit(name: string): boolean {
  return name.startsWith('GIT_') ? passedVariables.includes(name) : !helperPrograms.has(name);
}

/**
 * A relative `GIT_INDEX_FILE` counts from the top of the work tree. git goes there before it opens the index, unless
 * `GIT_DIR` is set: then it takes the current directory for the top, finds no index there, and an index that is not
 * there is an empty one, so that every file would seem deleted. The nearest directory above that has it is the top.
 */
function withIndexFound(directory: string, environment: Record<string, string>): Record<string, string> {
  const { GIT_INDEX_FILE: index, GIT_DIR: explicit, GIT_WORK_TREE: top } = environment;
  if (!index || isAbsolute(index) || explicit === undefined || top !== undefined) return environment;
  for (let at = directory; ; at = dirname(at)) {
    const file = join(at, index);
    if (existsSync(file)) return { ...environment, GIT_INDEX_FILE: file };
    if (at === dirname(at)) return environment;
  }
}
