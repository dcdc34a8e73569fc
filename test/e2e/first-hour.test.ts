import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hooksIn } from '../../src/integrations/git-hooks/hook-folder.ts';
import { type CliResult, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** What somebody meets who follows what is printed, wherever they stand: commands, paths, exit codes. */
const story = (id: string, passes: boolean, promise = 'It works') => ({
  id,
  title: `Story ${id}`,
  acceptanceCriteria: [promise],
  passes,
});
const plan = (...stories: readonly object[]) =>
  `${JSON.stringify({ branchName: 'ralph/shop', userStories: stories }, null, 2)}\n`;
const file = 'apps/web/prd.json';
const done = plan(story('US-001', true), story('US-002', false));
const less = plan(story('US-001', true, 'It starts'), story('US-002', false));
const flipped = plan(story('US-001', true), story('US-002', true));
const both = plan(story('US-001', true, 'It starts'), story('US-002', true));

let repository: TemporaryRepository;
let ids: readonly string[];

beforeAll(() => {
  repository = createTemporaryRepository();
  ids = repository.commitAll([
    { message: 'plan', files: { [file]: done } },
    { message: 'less', files: { [file]: less }, branch: 'less', parents: [0] },
    {
      message: 'nested',
      files: { 'apps/web/.stateward.yml': 'version: 1\n' },
      branch: 'nested',
      parents: [0],
    },
    { message: 'US-002', files: { [file]: flipped, 'a.js': '1' }, branch: 'flips', parents: [0] },
    { message: 'US-002, and less', files: { [file]: both, 'a.js': '1' }, branch: 'both', parents: [0] },
  ]);
});
afterAll(() => repository.cleanup());

function run(args: readonly string[], branch = 'main', below = '.', given = repository): Promise<CliResult> {
  if (given === repository) repository.git('checkout', '-q', '-f', branch);
  const cwd = join(given.directory, below);
  mkdirSync(cwd, { recursive: true });
  return runCli([...args], { cwd, environment: given.environment });
}

const wayIn = ({ out }: CliResult) => /^Repair: (.*)/m.exec(out)?.[1] ?? '';

describe('a command that is printed', () => {
  it.each([
    ['.', 'apps/web/prd.json'],
    ['apps', 'web/prd.json'],
    ['apps/web', 'prd.json'],
    ['apps/api', '../web/prd.json'],
  ])('works where it is printed: in %s', async (folder, path) => {
    const way = wayIn(await run(['check', '--base', 'main'], 'less', folder));
    expect(way).toBe(`git checkout ${ids[0]?.slice(0, 12)} -- ${path}`);
    repository.git('-C', folder, ...way.split(' ').slice(1));
    expect(repository.git('show', `:${file}`)).toBe(done.trimEnd());
  });

  it('repairs what it names, from a folder too', async () => {
    const result = await run(['repair', '--base', 'main', 'prd.json'], 'less', 'apps/web');
    expect(result).toMatchObject({ code: 0, out: expect.stringContaining('repaired') });
  });

  it('takes no file away: a configuration in a folder has words', async () => {
    const { out } = await run(['check', '--base', 'main'], 'nested');
    expect(out).toContain('Repair  Move its entries into the configuration at the top');
    expect(out).not.toContain('Repair:');
  });

  it('never puts a version back for the sake of a guard', async () => {
    const { code, out } = await run(['check', '--base', 'main', '--guard', 'failure'], 'both');
    expect(code).toBe(1);
    const [, guard = ''] = out.split(/error {2}checklist\/guard-evidence/);
    expect(guard).toContain('Repair  Make the guard succeed');
    expect(guard).not.toMatch(/git checkout|stateward repair/);
    const summary = (
      await run(['check', '--base', 'main', '--guard', 'failure', '--format', 'markdown'], 'both')
    ).out;
    expect(summary).toContain('this leads back to green, with what the other findings say');
  });
});

describe('a path that is nowhere', () => {
  it.each([
    ['repair', 'nope.json'],
    ['diff', 'main'],
    ['diff', 'nope'],
  ])('%s %s is a mistake, said in one sentence', async (command, path) => {
    const { code, error } = await run([command, path]);
    expect(code).toBe(2);
    expect(error).toContain(`"${path}" is neither in the work tree nor in what was judged`);
  });

  it('is none where the range knew it', async () => {
    repository.git('checkout', '-q', '-f', 'less');
    repository.git('rm', '-q', file);
    const { code } = await runCli(['diff', file], {
      cwd: repository.directory,
      environment: repository.environment,
    });
    expect(code).toBe(0);
  });
});

describe('a guard', () => {
  it.each([
    ['success', 0, '1 verified'],
    ['skipped', 0, '0 verified'],
    ['failure', 1, 'guard-evidence'],
    ['cancelled', 4, 'guard was cancelled'],
    ['pass', 2, 'of a range is one of success, failure'],
  ])('of a range, %s', async (guard, code, said) => {
    const result = await run(['check', '--base', 'main', '--guard', guard], 'flips');
    expect(result.out + result.error).toContain(said);
    expect(result.code).toBe(code);
  });

  it('of no range is a mistake', async () => {
    expect(await run(['check', '--staged', '--guard', 'success'])).toMatchObject({ code: 2 });
  });
});

describe('the exit code', () => {
  it.each([[['help']], [['help', 'check']], [['check', '--help']]])('of %s is 0', async (args) => {
    expect(await run(args)).toMatchObject({ code: 0 });
  });

  it('of no command at all is 2', async () => expect(await run([])).toMatchObject({ code: 2 }));

  it('of history that was not fetched is 4, of a typing error 2', async () => {
    const shallow = createTemporaryRepository({
      clone: ['--depth', '1', '-b', 'less', `file://${repository.directory}`],
    });
    const other = createTemporaryRepository({ clone: [repository.directory] });
    try {
      expect(await run(['check', '--base', 'HEAD~1'], '', '.', shallow)).toMatchObject({ code: 4 });
      expect(await run(['check', '--base', 'origin/gone'], '', '.', other)).toMatchObject({ code: 4 });
      expect(await run(['check', '--base', 'mian'], '', '.', other)).toMatchObject({ code: 2 });
    } finally {
      shallow.cleanup();
      other.cleanup();
    }
  });

  it('in an empty repository says that there is no commit', async () => {
    const empty = createTemporaryRepository();
    const { error } = await run(['repair', '--root'], '', '.', empty);
    expect(error).toContain('There is no commit here yet');
    empty.cleanup();
  });
});

it.each([
  ['#!/bin/sh\nexec npm test\nnpx stateward hook pre-commit\n', false],
  ['#!/bin/sh\nnpm test\nexit $?\nnpx stateward hook pre-commit\n', false],
  ['#!/bin/sh\nexec npx stateward hook pre-commit\n', true],
  ['#!/bin/sh\nexec 1>&2\nif false; then\n  exit 1\nfi\nnpx stateward hook pre-commit\nexit 0\n', true],
])('a hook is called as far as its script gets: %j', (text, isCalled) => {
  const path = join(repository.directory, '..', `hooks-${Math.random()}`, 'pre-commit');
  mkdirSync(dirname(path));
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  expect(hooksIn(dirname(path)).callingHooks).toEqual(isCalled ? ['pre-commit'] : []);
});

it('a milder configuration says what is milder', async () => {
  const strict = 'version: 1\nfiles:\n  - path: apps/web/prd.json\n    preset: ralph\n    profile: strict\n';
  const made = repository.commitAll([
    { message: 'strict', files: { '.stateward.yml': strict }, branch: 'strict', parents: [ids[0] ?? ''] },
    {
      message: 'milder',
      files: { '.stateward.yml': strict.replace('strict', 'default') },
      branch: 'milder',
      parents: [0],
    },
  ]);
  const { out } = await run(['check', '--base', made[0] ?? ''], 'milder');
  expect(out.replaceAll(/\s+/g, ' ')).toContain('it is milder: checklist/bulk-flip (error, now warning)');
});
