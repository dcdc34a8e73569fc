import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';
import { blocksOf } from './page-examples.ts';

const page = readFileSync('docs/step.md', 'utf8');
const loop = blocksOf(page).find(({ name }) => name === 'loop')?.text ?? '';

describe('docs/step.md', () => {
  const repository = createTemporaryRepository();
  afterAll(() => repository.cleanup());

  it('has a loop of ten lines that steps an agent to the end of its tree', () => {
    const plan = pretty(tree(node('a'), node('b', { order: 1 })));
    const agent = '#!/bin/sh\necho turn >> turns\necho "I did $(wc -l < turns)"\necho done\n';
    repository.commitAll([{ message: 'Plan', files: { '.runner/state/tree.json': plan } }]);
    repository.git('reset', '-q', '--hard');
    const { directory: cwd, environment: env } = repository;
    writeFileSync(join(cwd, 'agent'), agent);
    chmodSync(join(cwd, 'agent'), 0o755);
    const script = loop
      .replace('/opt/stateward', resolve('.'))
      .replace('node ', `'${process.execPath}' `)
      .replace('npm test', "sh -c '[ $(wc -l < turns) -gt 1 ]'");
    expect(loop.trim().split('\n')).toHaveLength(10);
    const { status, stdout } = spawnSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' });
    expect(stdout.match(/iteration \d+: .*|^next: .*/gm)).toEqual([
      'iteration 1: a done, guard fail',
      'next: root/a (1 of 3 attempts used)',
      'iteration 2: a done, guard pass',
      'next: root/b (0 of 3 attempts used)',
      'iteration 3: b done, guard pass',
      'next: nothing, the tree is complete',
    ]);
    expect(status).toBe(0);
    expect(repository.git('log', '--format=%s').split('\n')).toHaveLength(4);
  });

  it('names options that exist', async () => {
    const helps = [
      ['step', '--help'],
      ['step', 'init', '--help'],
    ];
    const pages = await Promise.all(helps.map((args) => runCli(args, { cwd: resolve('.') })));
    const out = pages.map((page) => page.out).join('');
    const named = [...page.matchAll(/(?<=[\s`])--[a-z][a-z-]*/g)].map(([option]) => option);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((option) => !out.includes(`  ${option} `))).toEqual([]);
  });
});
