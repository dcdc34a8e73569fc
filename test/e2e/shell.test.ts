import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** How the program behaves in a shell and where nothing is governed: one repository, in which nothing is. */
let repository: TemporaryRepository;
let ids: readonly string[];

beforeAll(() => {
  repository = createTemporaryRepository();
  const misplaced = { '.stateward.yaml': 'version: 1\n', 'app/stateward.yml': 'version: 1\n' };
  ids = repository.commitAll([
    { message: 'begin', files: { 'plan.json': '{}\n' } },
    { message: 'go on', files: { 'plan.json': '{"a": 1}\n', ...misplaced } },
  ]);
  repository.git('reset', '-q', '--hard');
});
afterAll(() => repository.cleanup());

const run = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
  runCli(args, {
    cwd: repository.directory,
    environment: { ...repository.environment, NO_COLOR: '', FORCE_COLOR: '', ...environment },
  });

describe('colours', () => {
  const sequence = '\u001b[';
  it.each<[string, Record<string, string>, string[], boolean]>([
    ['are not in a pipe', {}, [], false],
    ['are, where FORCE_COLOR asks for them', { FORCE_COLOR: '1' }, [], true],
    ['not where it says 0', { FORCE_COLOR: '0' }, [], false],
    ['nor where NO_COLOR says so, too', { FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
    ['nor with --no-color', { FORCE_COLOR: '1' }, ['--no-color'], false],
  ])('%s', async (_, environment, options, isColoured) => {
    const { out } = await run(environment, 'check', '--all', ...options);
    expect(out).toContain('nothing judged');
    expect(out.includes(sequence)).toBe(isColoured);
  });
});

describe('where there is no repository', () => {
  it.each(['check', 'status', 'doctor', 'init', 'repair'])('%s cannot judge', async (command) => {
    const folder = mkdtempSync(join(tmpdir(), 'stateward-nowhere-'));
    const environment = { ...repository.environment, GIT_CEILING_DIRECTORIES: tmpdir() };
    expect((await runCli([command], { cwd: folder, environment })).code).toBe(4);
    rmSync(folder, { recursive: true });
  });

  it('help shows no value of the program itself', async () => {
    const { out } = await run({}, 'check', '--help');
    expect(out).not.toContain('[]');
    expect(out).toContain('(default: text)');
  });
});

describe('a pipe whose reader leaves', () => {
  it.each(['rules --format json', 'rules', 'explain done-changed', '--help'])(
    'ends "%s" without a word',
    (command) => {
      const line = `"$0" "$1" ${command} | head -1`;
      const ended = spawnSync('sh', ['-c', line, process.execPath, built('cli.js')], {
        cwd: repository.directory,
        encoding: 'utf8',
      });
      expect(ended).toMatchObject({ status: 0, stderr: '' });
      expect(ended.stdout.trim()).not.toBe('');
    },
  );
});

it('the Action ends where nobody reads what it prints', () => {
  const env = { ...repository.environment, GITHUB_EVENT_NAME: 'workflow_dispatch' };
  const line = '{ "$0" "$1"; echo $? >&2; } | true';
  const ended = spawnSync('sh', ['-c', line, process.execPath, built('action.js')], {
    env,
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect(ended).toMatchObject({ signal: null, stderr: '2\n' });
});

describe('a configuration that nobody reads', () => {
  const named = ['.stateward.yaml', 'app/stateward.yml'];
  it.each(['check --all'])('is named by %s', async (command) => {
    const { out } = await run({}, ...command.split(' '));
    for (const path of named) expect(out).toContain(path);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'only .stateward.yml and .stateward.waivers.yml at the top',
    );
  });

  it('and by the Action', async () => {
    const { out, code } = await judged({});
    expect(out).toMatch(/::notice::\.stateward\.yaml, app\/stateward\.yml are not read/);
    expect(code).toBe(0);
  });

  it('nothing is said of one in its place', async () => {
    writeFileSync(join(repository.directory, '.stateward.yml'), 'version: 1\nignore: ["**"]\n');
    const { out } = await run({}, 'check', '--all');
    repository.git('clean', '-qfd');
    expect(out).not.toContain('not read');
  });
});

/** The range from the first commit to the second, on which nothing is governed. */
function judged(inputs: Readonly<Record<string, string>>) {
  const [base = '', head = ''] = ids;
  return runAction(repository, { event: 'workflow_dispatch', inputs: { base, head, ...inputs } });
}

describe('nothing that is governed', () => {
  it('is no green tick, and passes', async () => {
    const { code, summary, outputs } = await judged({});
    expect([code, outputs.verdict]).toEqual([0, 'pass']);
    expect(summary).toContain('## Stateward ⚪ nothing judged');
    expect(summary).not.toContain('✅');
    expect(summary).toContain('stateward init says what it looks for');
  });

  it('fails with require-files, in the Action as on the command line', async () => {
    const { code, out } = await judged({ 'require-files': 'true' });
    expect(code).toBe(3);
    expect(out).toContain('::error::require-files is true, and nothing governed is there');
    expect((await run({}, 'check', '--all', '--require-files')).code).toBe(3);
    expect((await run({}, 'check', '--all')).code).toBe(0);
  });
});
