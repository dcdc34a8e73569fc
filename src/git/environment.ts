/** The only `GIT_*` variables that reach git: what a hook needs to name its index, its repository and its objects. */
export const passedVariables: readonly string[] = [
  'GIT_INDEX_FILE',
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_QUARANTINE_PATH',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_NO_LAZY_FETCH',
];

// simple-git refuses to run when one of these is handed over, and hooks export some of them.
const helperPrograms = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);

export type Environment = Readonly<Record<string, string | undefined>>;

/** The caller's environment without what could bend git's answers. */
export function gitEnvironment(caller: Environment): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(caller)) {
    if (value !== undefined && reachesGit(name.toUpperCase())) environment[name] = value;
  }
  // git's complaints are read by this program, so they must come in one language; and a partial clone must say what
  // it lacks instead of fetching it, one object at a time.
  return { ...environment, LC_ALL: 'C', GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1' };
}

function reachesGit(name: string): boolean {
  if (name.startsWith('GIT_')) return passedVariables.includes(name);
  return !helperPrograms.has(name);
}
