import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/formats/limits.ts';
import { validTree } from '../../src/kinds/task-tree/load.ts';
import { built } from '../support/built.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { node, passed, pretty, tree } from '../support/trees.ts';

const treeFile = '.runner/state/tree.json';
const count = 6;
const plan = tree(
  ...Array.from({ length: count }, (_, order) => node(`n${order}`, { order, max_attempts: 99 })),
);

describe('a runner that is killed again and again', () => {
  const repository = createTemporaryRepository();
  afterAll(() => repository.cleanup());
  const { directory: cwd, environment: env } = repository;
  const args = ['step', '--status', 'done', '--commit', '--', 'true'];

  interface Ended {
    /** The exit code, or null where it was killed. */
    readonly code: number | null;
    readonly lasted: number;
  }

  function killedAfter(milliseconds: number): Promise<Ended> {
    return new Promise((settle) => {
      const begun = performance.now();
      const child = spawn(process.execPath, [built('cli.js'), ...args], { cwd, env, stdio: 'ignore' });
      const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
      child.on('close', (code) => {
        clearTimeout(timer);
        settle({ code, lasted: performance.now() - begun });
      });
    });
  }

  it('takes every step once, and its history is legal', async () => {
    const [first = ''] = repository.commitAll([{ message: 'Plan', files: { [treeFile]: pretty(plan) } }]);
    repository.git('reset', '-q', '--hard');
    let killed = 0;
    // How long a step takes on this machine, at its quickest.
    let whole = (await killedAfter(60_000)).lasted;
    // Each round lives a little longer, so that every moment of a step is hit; the tenth lives to its end.
    for (let round = 0; round < 150; round += 1) {
      const isLast = round % 10 === 9;
      const { code, lasted } = await killedAfter(isLast ? 60_000 : (whole * (1 + (round % 10))) / 10);
      if (code === null) killed += 1;
      if (code === 0) whole = Math.min(whole, lasted);
      expect('error' in validTree(readFileSync(join(cwd, treeFile)), treeFile, defaultLimits)).toBe(false);
      if (code === 2) break;
    }
    expect(killed).toBeGreaterThan(10);
    const wanted = tree(...plan.children.map(({ id, order }) => passed(id, { order, max_attempts: 99 })));
    expect(repository.git('show', `HEAD:${treeFile}`)).toBe(pretty(wanted).trimEnd());
    const { code } = await runCli(['check', '--range', `${first}..HEAD`], { cwd, environment: env });
    expect(code).toBe(0);
    const steps = repository.git(
      'log',
      '--format=%(trailers:key=Agent-Step,valueonly,separator=%x2C)',
      `${first}..HEAD`,
    );
    expect(new Set(steps.split('\n')).size).toBe(count);
  });
});
