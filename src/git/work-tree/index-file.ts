import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

type Variables = Readonly<Record<string, string>>;

/**
 * A relative `GIT_INDEX_FILE` counts from the top of the work tree. git goes there before it opens the index, unless
 * `GIT_DIR` is set: then it takes the current directory for the top, finds no index there, and an index that is not
 * there is an empty one, so that every file would seem deleted. The nearest directory above that has it is the top.
 */
export function withIndexFound(directory: string, environment: Variables): Variables {
  const { GIT_INDEX_FILE: index, GIT_DIR: explicit, GIT_WORK_TREE: top } = environment;
  if (!index || isAbsolute(index) || explicit === undefined || top !== undefined) return environment;
  for (let at = directory; ; at = dirname(at)) {
    const file = join(at, index);
    if (existsSync(file)) return { ...environment, GIT_INDEX_FILE: file };
    if (at === dirname(at)) return environment;
  }
}
