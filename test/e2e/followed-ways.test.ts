import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

const path = '.runner/state/tree.json';
const good = tree(passed('a'), passed('b'), node('c'));
const lessA = changing(good, 'a', { goal: 'less' });
const lessBoth = changing(lessA, 'b', { goal: 'less' });
const worked = changing(lessBoth, 'c', { attempts: 1 });
const step = 'chore(loop): run r1 iter 1 node c status=retry guard=skipped';
const cli = built('cli.js');

interface Finding {
  readonly repair?: { readonly command: string };
}

let repository: TemporaryRepository;
beforeAll(() => {
  repository = createTemporaryRepository();
});
afterAll(() => repository.cleanup());

function begin(...commits: readonly (readonly [string, unknown])[]): void {
  repository.commitAll(
    commits.map(([message, plan], index) => ({
      message,
      files: { [path]: pretty(plan) },
      ...(index === 0 ? { parents: [] } : {}),
    })),
  );
  repository.git('reset', '--hard', '--quiet', 'main');
}

const check = (...args: string[]) =>
  runCli(['check', ...args, '--format', 'json'], {
    cwd: repository.directory,
    environment: repository.environment,
  });

/** Does what is printed, letter by letter, and commits; the command. */
async function follow(...args: string[]): Promise<string> {
  const { findings } = JSON.parse((await check(...args)).out);
  const [command = ''] = findings.flatMap((each: Finding) => each.repair?.command ?? []);
  const script = command.replace(/^npx --no stateward/, `${process.execPath} ${cli}`);
  const { directory: cwd, environment: env } = repository;
  expect(spawnSync('sh', ['-c', script], { cwd, env, encoding: 'utf8' }).status).toBe(0);
  repository.git('commit', '--quiet', '--all', '--message', 'Repair');
  return command;
}

describe('the way back that is printed for', () => {
  it('a commit that others stand on keeps their work', async () => {
    begin(['Plan', good], ['Less', lessBoth], [step, worked]);
    const base = repository.git('rev-parse', 'HEAD~2');
    expect(await follow('--commit', 'HEAD~1')).toBe(
      `npx --no stateward repair --base ${base.slice(0, 12)} ${path}`,
    );
    const report = reportOf(await check('--base', base));
    expect([report.verdict, report.errors]).toEqual(['pass', 0]);
    expect(repository.git('show', `HEAD:${path}`)).toContain('"attempts": 1');
  });

  it('the last commit is a checkout', async () => {
    begin(['Plan', good], ['Less', lessBoth]);
    const base = repository.git('rev-parse', 'HEAD~1');
    expect(await follow('--commit', 'HEAD')).toBe(`git checkout ${base.slice(0, 12)} -- ${path}`);
    expect(reportOf(await check('--base', base)).errors).toBe(0);
  });

  it('a range that names HEAD stays that of the same range when HEAD has moved', async () => {
    begin(['Plan', good], ['Less', lessBoth], [step, worked]);
    const own = repository.git('rev-parse', 'HEAD~2');
    expect(await follow('--range', 'HEAD~2..HEAD')).toContain(`stateward repair --base ${own.slice(0, 12)}`);
    expect(reportOf(await check('--base', own)).errors).toBe(0);
  });
});

it('whoever committed already is told how commits are judged', async () => {
  begin(['Plan', good], ['Less', lessBoth]);
  const { directory: cwd, environment } = repository;
  for (const command of ['check', 'repair']) {
    const { code, out, error } = await runCli([command], { cwd, environment });
    expect([code, `${out}${error}`.replace(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining('--commit HEAD'),
    ]);
  }
});

it('what all commits are refused for is repaired where there is no base', async () => {
  begin(['Plan', good], ['Less', lessBoth], [step, worked]);
  const { directory: cwd, environment } = repository;
  expect((await runCli(['repair', '--root'], { cwd, environment })).code).toBe(0);
  repository.git('commit', '--quiet', '--all', '--message', 'Repair');
  expect((await runCli(['repair', '--root'], { cwd, environment })).out).toBe(
    'Nothing to repair: no error is open.\n',
  );
});
