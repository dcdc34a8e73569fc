import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolder } from '../support/built.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { node24 } from '../support/node24.ts';
import { configurationFile } from '../support/policy-ranges.ts';
import { reportOf, startCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { node, pretty, tree } from '../support/trees.ts';

/** Git and agents wait for every start; what one loads is told by the engine's own record (NODE_V8_COVERAGE). */
const dist = `${builtFolder}/`;
let repository: TemporaryRepository;
let records: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  repository.commitAll([
    { message: 'start', files: { [treeFile]: pretty(tree(node('a'))), 'code.js': '1\n' } },
  ]);
  repository.git('reset', '-q', '--hard');
  writeFileSync(join(repository.directory, 'code.js'), '2\n');
  repository.git('add', 'code.js');
  writeFileSync(join(repository.directory, '.git/message'), 'Count further\n');
  records = mkdtempSync(join(repository.directory, '.git/records-'));
});
afterAll(() => repository.cleanup());

/** The files of the build that a run loads. */
async function loadedBy(args: readonly string[], input = ''): Promise<string[]> {
  rmSync(records, { recursive: true });
  mkdirSync(records);
  const environment = { ...process.env, NODE_V8_COVERAGE: records };
  const { code, error } = startCli(args, { cwd: repository.directory, environment, input });
  expect([code, error]).toEqual([0, '']);
  const record = readdirSync(records).map((file) => readFileSync(join(records, file), 'utf8'));
  const scripts: { readonly url: string }[] = record.flatMap((text) => JSON.parse(text).result);
  const files = scripts.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url));
  return files.filter((file) => file.startsWith(dist)).map((file) => file.slice(dist.length));
}

const isJudgement = (file: string) => file === 'judgement.js';
const edit = (path: string, content: string) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    tool_name: 'Write',
    cwd: repository.directory,
    tool_input: { file_path: join(repository.directory, path), content },
  });

describe('a start loads', () => {
  it.each([
    ['pre-commit', 'hook.js', 'hook', 'pre-commit'],
    ['commit-msg', 'hook.js', 'hook', 'commit-msg', '.git/message'],
    ['claude-code', 'agent.js', 'hook', 'claude-code'],
  ])(
    'neither kinds nor options for the hook %s where nothing governed is touched',
    async (_, own, ...args) => {
      const files = await loadedBy(args, edit('code.js', '3\n'));
      expect(files).toContain(own);
      expect(files.filter((file) => isJudgement(file) || file === 'program.js')).toEqual([]);
      expect(files.length).toBeLessThanOrEqual(5);
      const bytes = files.map((file) => statSync(join(dist, file)).size);
      expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(100_000);
    },
  );

  it('the kinds for a hook where something governed is touched', async () => {
    expect(await loadedBy(['hook', 'claude-code'], edit(treeFile, pretty(tree(node('a')))))).toContain(
      'judgement.js',
    );
  });

  it('nothing that reads YAML for an edit of JSON, where there is no configuration', async () => {
    const readsYaml = async (input: string) =>
      (await loadedBy(['hook', 'claude-code'], input)).filter((file) => /^(?:yaml|texts)\.js$/.test(file));
    const more = edit(treeFile, pretty(tree(node('a', { goal: 'More' }))));
    expect(await readsYaml(more)).toEqual([]);
    writeFileSync(join(repository.directory, configurationFile), 'version: 1\n');
    expect(await readsYaml(more)).toContain('yaml.js');
    rmSync(join(repository.directory, configurationFile));
  });

  it('one kind for a commit about its files alone, and nothing that prints', async () => {
    writeFileSync(join(repository.directory, treeFile), pretty(tree(node('a', { goal: 'More' }))));
    repository.git('add', treeFile);
    try {
      const files = await loadedBy(['hook', 'pre-commit']);
      expect(files.filter((file) => file.startsWith('kind-'))).toEqual(['kind-task-tree.js']);
      expect(files.filter((file) => file === 'check.js')).toEqual([]);
    } finally {
      repository.git('reset', '-q', '--hard', 'HEAD');
      writeFileSync(join(repository.directory, 'code.js'), '2\n');
      repository.git('add', 'code.js');
    }
  });

  it('for check no other command', async () => {
    const files = await loadedBy(['check']);
    expect(files.filter(isJudgement)).toHaveLength(1);
    expect(files.filter((file) => /doctor|explain|init|status/.test(file))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(22);
  });

  it('no kinds to tell the version', async () => {
    expect((await loadedBy(['--version'])).filter(isJudgement)).toEqual([]);
  });
});

/** The build of `yaml` for Node prints what it reads where this is set, into what a program is to read. */
it('prints nothing but the report, whatever the environment', async () => {
  writeFileSync(join(repository.directory, configurationFile), 'version: 1\n');
  const environment = { ...process.env, LOG_STREAM: '1', LOG_TOKENS: '1' };
  const result = startCli(['check', '--all', '--format', 'json'], {
    cwd: repository.directory,
    environment,
  });
  expect(reportOf(result).verdict).toBe('pass');
});

describe.runIf(node24 !== undefined)('on Node 24 the program', () => {
  it.each([
    [['--version'], ''],
    [['check'], ''],
    [['hook', 'pre-commit'], ''],
    [['hook', 'claude-code'], '{}'],
  ])('runs %j', (args, input) => {
    const { directory: cwd, environment: env } = repository;
    const ended = spawnSync(node24 ?? '', [`${dist}cli.js`, ...args], { cwd, env, input, encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  });
});
