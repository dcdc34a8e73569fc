import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { built } from './built.ts';
import { treeFile } from './e2e-trees.ts';
import type { Content } from './hook-cases.ts';
import {
  createTemporaryRepository,
  type RepositoryOptions,
  type TemporaryRepository,
} from './temporary-repository.ts';
import { pretty } from './trees.ts';

export interface HookedRepository extends TemporaryRepository {
  /** Commits the work tree with the hooks that are installed; what git and they said, and how it ended. */
  commit(says: string, ...options: string[]): { readonly code: number | null; readonly text: string };
  /** Puts the state file into the work tree and tells git of it; null takes it away. */
  write(content: Content): void;
}

/** A folder of hooks that call the built command line, as docs/hooks.md installs them. */
function installHooks(folder: string, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const file = join(folder, name);
    const call = `"${process.execPath}" "${built('cli.js')}" hook ${name} "$@"`;
    writeFileSync(file, `#!/bin/sh\nexec ${call}\n`);
    chmodSync(file, 0o755);
  }
}

/** A repository with the hooks of a commit installed. */
export function createHookedRepository(options: RepositoryOptions = {}): HookedRepository {
  const repository = createTemporaryRepository(options);
  const { directory: cwd, environment: env } = repository;
  const hooks = join(cwd, '..', 'hooks');
  installHooks(hooks, ['pre-commit', 'commit-msg', 'pre-merge-commit']);
  repository.git('config', 'core.hooksPath', hooks);
  return {
    ...repository,
    commit: (says, ...options) => {
      const args = [...options, 'commit', '-a', '-q', '--allow-empty', '-m', says];
      const ended = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
      return { code: ended.status, text: ended.stdout + ended.stderr };
    },
    write: (content) => {
      const file = join(cwd, treeFile);
      mkdirSync(dirname(file), { recursive: true });
      rmSync(file, { force: true });
      if (content === null) return;
      if (typeof content === 'string') writeFileSync(file, content);
      else if ('link' in content) symlinkSync(content.link, file);
      else writeFileSync(file, pretty(content));
      repository.git('add', treeFile);
    },
  };
}

/** The rules that a report in plain text names with a severity, each once, sorted. */
export function namedRules(text: string, severity: 'error' | 'warning'): string[] {
  const named = [...text.matchAll(/ {2}(error|warning) {2}([a-z-]+\/[a-z-]+)/g)];
  return [...new Set(named.filter(([, kind]) => kind === severity).map(([, , rule = '']) => rule))].sort();
}
