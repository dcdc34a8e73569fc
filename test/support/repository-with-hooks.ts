import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HookName } from '../../src/integrations/git-hooks/hook.ts';
import { built } from './built.ts';
import { createTemporaryRepository, type TemporaryRepository } from './temporary-repository.ts';

export interface Ended {
  readonly code: number | null;
  readonly text: string;
}

export interface HookedRepository extends TemporaryRepository {
  /** Runs git, which may fail: that is what hooks are for. */
  try(...args: string[]): Ended;
  /** Checks out a commit with nothing left over, and nothing under way. */
  startAt(commit: string | undefined): void;
  /** Writes files of the work tree and stages them; null removes. */
  stage(files: Readonly<Record<string, string | null>>): void;
}

/** A temporary repository in which git runs the built command line as its hooks. */
export function createHookedRepository(names: readonly HookName[]): HookedRepository {
  const repository = createTemporaryRepository();
  const { directory, environment } = repository;
  const hooks = join(directory, '..', 'hooks');
  mkdirSync(hooks);
  for (const name of names) {
    const file = join(hooks, name);
    writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${built('cli.js')}' hook ${name} "$@"\n`);
    chmodSync(file, 0o755);
  }
  repository.git('config', 'core.hooksPath', hooks);
  repository.git('config', 'core.editor', 'true');
  return {
    ...repository,
    try(...args) {
      const ended = spawnSync('git', args, { cwd: directory, env: environment, encoding: 'utf8' });
      return { code: ended.status, text: ended.stdout + ended.stderr };
    },
    startAt(commit = '') {
      repository.git('checkout', '-q', '-f', '--detach', commit);
      repository.git('reset', '-q', '--hard');
    },
    stage(files) {
      for (const [path, content] of Object.entries(files)) {
        if (content === null) {
          repository.git('rm', '-q', path);
          continue;
        }
        mkdirSync(dirname(join(directory, path)), { recursive: true });
        writeFileSync(join(directory, path), content);
        repository.git('add', path);
      }
    },
  };
}
