import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { isSoak } from '../support/soak.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';

const treeFile = '.runner/state/tree.json';
const most = 90;
/** Each kill costs two starts of the loop. */
const stride = isSoak ? 1 : 12;
const plan = tree(
  ...Array.from({ length: most }, (_, order) => node(`n${order}`, { order, max_attempts: 99 })),
);

describe('a loop that is killed at its writes, and as processes that it starts begin and end', () => {
  const repository = createTemporaryRepository();
  afterAll(repository.cleanup);
  const { directory: cwd, environment, git } = repository;

  function loop(more: Readonly<Record<string, string>>) {
    const args = ['--import', resolve('test/support/die-at.js'), built('cli.js'), 'loop', '--limit', '1'];
    const { status, stdout, signal } = spawnSync(
      process.execPath,
      [...args, '--guard', 'true', '--', 'sh', '-c', 'cat >> .git/asked; echo >> work; echo done'],
      { cwd, env: { ...environment, ...more }, encoding: 'utf8' },
    );
    return { status, stdout, signal };
  }

  it('goes on by being started, and has taken every step once', () => {
    const [first = ''] = repository.commitAll([{ message: 'Plan', files: { [treeFile]: pretty(plan) } }]);
    git('reset', '-q', '--hard');
    git('config', 'user.name', 'Somebody');
    git('config', 'user.email', 'somebody@example.org');
    const counted = join(cwd, '.git/counted');
    // The first step makes what later ones find.
    for (let step = 0; step < 2; step += 1) expect(loop({ STATEWARD_DIE_COUNT: counted }).status).toBe(6);
    const points = Number(readFileSync(counted, 'utf8').trim().split('\n').at(-1));
    expect(points).toBeGreaterThan(30);
    let steps = 2;
    for (let at = 1; at <= points; at += stride) {
      expect([at, loop({ STATEWARD_DIE_AT: String(at) }).signal]).toEqual([at, 'SIGKILL']);
      const { status, stdout } = loop({});
      expect([at, status, stdout.includes('recorded: ')]).toEqual([at, 6, true]);
      const taken = Number(git('rev-list', '--count', `${first}..HEAD`));
      // Where the step stood committed already, or is finished first, the loop goes on to the next one.
      expect([at, taken - steps]).toEqual([at, expect.toSatisfy((more) => more === 1 || more === 2)]);
      steps = taken;
      if (steps + 3 > most) break;
      expect([at, git('status', '--porcelain')]).toEqual([at, '']);
    }
    const told = git('log', '--format=%(trailers:key=Agent-Step,valueonly)', `${first}..HEAD`)
      .split('\n')
      .filter((line) => line !== '');
    expect(new Set(told).size).toBe(steps);
    expect(git('ls-files')).not.toContain('.tmp');
    const { stdout } = spawnSync(process.execPath, [built('cli.js'), 'check', '--range', `${first}..HEAD`], {
      cwd,
      env: environment,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^pass: /);
  });
});
