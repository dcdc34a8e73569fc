import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/check/exit-code.ts';
import { built } from '../support/built.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';

const treeFile = '.runner/state/tree.json';
const other = 'services/a/.runner/state/tree.json';
const plan = pretty(tree(node('a'), node('b', { order: 1 })));

describe('stateward step', () => {
  let repository: TemporaryRepository;

  beforeAll(() => {
    repository = createTemporaryRepository();
    repository.commitAll([{ message: 'Plan', files: { [treeFile]: plan, [other]: plan } }]);
    repository.git('reset', '-q', '--hard');
  });
  afterAll(() => repository.cleanup());

  const run = (...args: string[]) => {
    const { directory: cwd, environment } = repository;
    return runCli(['step', ...args], { cwd, environment });
  };
  const read = (path: string) => readFileSync(join(repository.directory, path), 'utf8');

  it('asks which tree, where HEAD holds several', async () => {
    expect(await run('--status', 'done')).toEqual({
      code: exitCodes.usage,
      out: '',
      error: `stateward: HEAD holds several task trees; name one with --tree: ${treeFile}, ${other}\n`,
    });
  });

  it('hands the guard its arguments, and says what came of it in JSON', async () => {
    const guard = [
      'node',
      '-e',
      'process.exit(process.argv.length === 3 ? 3 : 9)',
      '--',
      '--status',
      'retry',
    ];
    const { code, out } = await run(
      '--tree',
      other,
      '--status',
      'done',
      '--commit',
      '--format',
      'json',
      '--',
      ...guard,
    );
    expect(code).toBe(exitCodes.findings);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      outcome: 'recorded',
      exitCode: 1,
      tree: other,
      node: 'a',
      guard: 'fail',
      commit: repository.git('rev-parse', 'HEAD'),
      next: { node: 'a', attempts: 1 },
    });
    expect(repository.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      'services/a/.runner/state/run_state.json',
      other,
    ]);
  });

  it('takes a snapshot for the tree before, also one out of the repository', async () => {
    mkdirSync(join(repository.directory, '../kept'));
    writeFileSync(join(repository.directory, '../kept/before.json'), plan);
    const { code, out } = await run(
      '--tree',
      treeFile,
      '--previous',
      '../kept/before.json',
      '--status',
      'done',
      '--',
      'true',
    );
    expect(code).toBe(exitCodes.clean);
    expect(out).toMatch(/^recorded: run-[0-9a-f]{8}, iteration 1: a done, guard pass\n/);
    expect(read(treeFile)).toContain('"passes": true');
  });

  it('hands a signal on to the guard, and then consumes nothing', async () => {
    const before = read(other);
    const { directory: cwd, environment: env } = repository;
    const line = 'echo $$ > ../guard; exec sleep 30';
    const args = ['step', '--tree', other, '--status', 'done', '--shell', '--', line];
    const child = spawn(process.execPath, [built('cli.js'), ...args], { cwd, env, stdio: 'ignore' });
    const ended = new Promise((settle) => child.on('close', settle));
    await expect.poll(() => read('../guard'), { timeout: 120_000 }).toMatch(/\n/);
    child.kill('SIGTERM');
    expect(await ended).toBe(exitCodes.cannotJudge);
    expect(read(other)).toBe(before);
    expect(() => process.kill(Number(read('../guard')), 0)).toThrow('ESRCH');
  });
});
