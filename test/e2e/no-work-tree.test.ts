import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
let bare: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  bare = join(dirname(repository.directory), 'bare.git');
  const plan = '{"userStories":[{"id":"1","title":"a","passes":false}]}';
  repository.commitAll([{ message: 'plan', files: { 'prd.json': plan } }]);
  repository.git('clone', '-q', '--bare', repository.directory, bare);
});
afterAll(() => repository.cleanup());

async function run(cwd: string, args: readonly string[]) {
  const environment = { ...repository.environment, GIT_CEILING_DIRECTORIES: dirname(dirname(cwd)) };
  const { code, out, error } = await runCli(args, { cwd, environment });
  return { code, said: out + error };
}

describe('where there is no work tree', () => {
  it.each([['check'], ['check --all'], ['status'], ['doctor']])(
    'a bare repository is not judged by %s, which says why',
    async (line) => {
      const { code, said } = await run(bare, line.split(' '));
      expect([code, said]).toEqual([4, expect.stringMatching(/has no work tree\s+\(it is\s+bare\)/)]);
    },
  );

  it('outside of git doctor says that there is no repository, and what makes one', async () => {
    const { code, said } = await run(dirname(repository.directory), ['doctor']);
    expect(code).toBe(4);
    expect(said).toMatch(/not a git repository[\s\S]*git init makes one/);
    expect(said).not.toContain('bare');
  });

  it('its commits are judged', async () => {
    expect((await run(bare, ['check', '--commit', 'HEAD'])).code).toBe(0);
  });

  it('outside of git a step cannot be judged', async () => {
    const { code, said } = await run(dirname(repository.directory), [
      'step',
      '--status',
      'done',
      '--',
      'true',
    ]);
    expect([code, said]).toEqual([4, expect.stringContaining('a step needs a work tree of git')]);
  });
});

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  it.each(['check', 'doctor'])('is said in one line by %s, and is no verdict', (command) => {
    const full = openSync('/dev/full', 'w');
    const { directory: cwd, environment: env } = repository;
    const stdio = ['ignore' as const, full, 'pipe' as const];
    const ended = spawnSync(process.execPath, [built('cli.js'), command], { cwd, env, stdio });
    closeSync(full);
    expect([ended.status, ended.stderr.toString()]).toEqual([
      2,
      expect.stringMatching(/^stateward: the output cannot be written: ENOSPC.*\n$/),
    ]);
  });
});
