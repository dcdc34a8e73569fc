import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationFile, waiversFile, waiversOf } from '../support/policy-ranges.ts';
import { type CliResult, reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, declaring, node, passed, pretty, retry, tree } from '../support/trees.ts';

const usual = '.runner/state/tree.json';
const own = 'plans/shop.json';
const half = tree(passed('a'), node('b'));
const tampered = changing(half, 'a', { goal: 'less' });
const flipped = changing(changing(half, 'b', { passes: true }), 'root', { passes: true });
const listed = `version: 1\ndetect: false\nfiles: [{path: "plans/*.json", kind: task-tree}]\n`;

let repository: TemporaryRepository;
/** `plain` has no configuration, `listed` has one; `relaxed` is a commit on it that tampers and lists nothing. */
let plain = '';
let configured = '';
let relaxed = '';

beforeAll(() => {
  repository = createTemporaryRepository();
  const files = { [usual]: pretty(half), [own]: pretty(half), 'sub/x': '' };
  [plain = '', configured = '', relaxed = ''] = repository.commitAll([
    { message: 'plain', files },
    { message: 'listed', files: { [configurationFile]: listed }, branch: 'listed', parents: [0] },
    {
      message: 'relaxed',
      files: { [configurationFile]: 'version: 1\ndetect: false\n', [own]: pretty(tampered) },
      branch: 'listed',
    },
  ]);
  repository.git('config', 'advice.detachedHead', 'false');
});
afterAll(() => repository.cleanup());

type Files = Readonly<Record<string, string>>;

/** The work tree of a commit, with these files written and nothing else changed. */
function workTree(commit: string, files: Files = {}): void {
  repository.git('checkout', '-q', '-f', commit);
  repository.git('clean', '-q', '-f', '-d');
  for (const [path, content] of Object.entries(files)) write(path, content);
}

function write(path: string, content: string): void {
  const file = join(repository.directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function run(args: readonly string[], folder = '.', input = ''): Promise<CliResult> {
  const cwd = join(repository.directory, folder);
  return runCli(args, { cwd, environment: repository.environment, input });
}

const check = (...args: string[]) => run(['check', ...args, '--format', 'json']);

/** `severity rule file`, each once. */
function rows(result: CliResult): string[] {
  if (result.out === '') throw new Error(`exit ${result.code}: ${result.error}`);
  const found = reportOf(result).findings.map(
    ({ severity, ruleId, file }) => `${severity} ${ruleId.replace('task-tree/', '')} ${file}`,
  );
  return [...new Set(found)].sort();
}

const both = { [usual]: pretty(tampered), [own]: pretty(tampered) };
const added = `warning config/changed ${configurationFile}`;
const rewritten = (file: string) => `error immutability ${file}`;

describe('the configuration of the work tree decides', () => {
  it.each<[what: string, configuration: string | undefined, files: Files, expected: string[]]>([
    ['usual names without one', undefined, both, [rewritten(usual)]],
    ['which files are governed', listed, both, [rewritten(own), added]],
    ['that nothing is', 'version: 1\ndetect: false\n', both, [added]],
    [
      'by the last entry that matches',
      'version: 1\nfiles:\n  - {path: "**/*.json", kind: task-tree, rules: {task-tree/immutability: warning}}\n  - {path: plans/**, kind: task-tree}\n',
      both,
      [rewritten(own), added, `warning immutability ${usual}`],
    ],
    ['which rules are off', 'version: 1\nrules: {task-tree/immutability: off}\n', both, [added]],
    [
      'which rules are on',
      'version: 1\nrules: {task-tree/canonical: error}\n',
      { [usual]: JSON.stringify(half) },
      [`error canonical ${usual}`, added],
    ],
    ['what is left out', 'version: 1\nignore: [".runner/**"]\n', both, [added]],
    [
      'how large a file may be',
      'version: 1\nlimits: {maxBytes: 10}\n',
      { [usual]: pretty(half).replace('Title of b', 'Title') },
      [`error state-file/too-large ${usual}`, added],
    ],
    [
      'and an entry that matches nothing is told',
      'version: 1\ndetect: false\nfiles: [{path: plan/*.json, kind: task-tree}]\n',
      both,
      [added, `warning config/matches-nothing ${configurationFile}`],
    ],
  ])('%s', async (_, configuration, files, expected) => {
    workTree(plain, {
      ...files,
      ...(configuration === undefined ? {} : { [configurationFile]: configuration }),
    });
    const result = await check('--worktree');
    expect(rows(result)).toEqual(expected.toSorted());
    expect(result.code).toBe(expected.some((row) => row.startsWith('error')) ? 1 : 0);
  });

  it('the same from a folder, and in every mode', async () => {
    workTree(configured, both);
    const found = [rewritten(own)];
    expect(rows(await run(['check', '--format', 'json'], 'sub'))).toEqual(found);
    repository.git('add', '.');
    expect(rows(await run(['check', '--staged', '--format', 'json'], 'sub'))).toEqual(found);
    expect(rows(await check())).toEqual(found);
    workTree(relaxed, { [configurationFile]: listed });
    for (const mode of [
      ['--commit', 'HEAD'],
      ['--range', `${configured}..HEAD`],
      ['--base', configured],
    ])
      expect(rows(await check(...mode))).toEqual([rewritten(own), added]);
  });

  it('check --all, which is no change of the configuration', async () => {
    const unsorted = tree(node('b', { order: 1 }), node('a'));
    workTree(configured, { [own]: pretty(unsorted), [usual]: pretty(unsorted) });
    expect(rows(await check('--all'))).toEqual([`error children-sorted ${own}`]);
    write(configurationFile, 'version: 1\ndetect: false\n');
    expect(rows(await check('--all'))).toEqual([]);
    expect((await check('--all', '--require-files')).code).toBe(3);
  });

  it('what status shows', async () => {
    workTree(configured);
    for (const folder of ['.', 'sub']) {
      const shown = await run(['status'], folder);
      expect(shown.out).toContain(own);
      expect(shown.out).not.toContain(usual);
    }
    expect((await run(['status', usual])).error).toContain('is not a governed file');
    workTree(plain, { [configurationFile]: 'version: 2\n' });
    expect((await run(['status'])).code).toBe(2);
  });

  it('which findings are waived', async () => {
    workTree(configured, both);
    const { findings } = reportOf(await check('--worktree'));
    write(waiversFile, waiversOf(findings));
    const result = await check('--worktree');
    expect(rows(result)).toEqual([`note immutability ${own}`, `warning config/changed ${waiversFile}`]);
    expect(reportOf(result).findings.find(({ severity }) => severity === 'note')?.waivedBy).toMatchObject({
      reason: 'agreed',
      severity: 'error',
    });
    expect(result.code).toBe(0);
  });
});

describe('a configuration that cannot be used is an error of the configuration', () => {
  const broken = 'version: 1\nfile: []\nrules:\n  task-tree/imutability: error\nlimits: {maxBytes: much}\n';
  const named = [
    /:2:1 {2}"file" is not a known key; did you mean 'files'\?$/m,
    /:4:3 {2}"task-tree\/imutability" is not a known rule; did you mean 'task-tree\/immutability'\?$/m,
    /:5:10 {2}maxBytes must be /m,
  ];

  it('with every line named', async () => {
    workTree(plain, { [configurationFile]: broken });
    for (const args of [['check'], ['check', '--all'], ['status']]) {
      const result = await run(args);
      expect(result.code).toBe(2);
      for (const line of named) expect(result.error).toMatch(line);
      expect(result.out).toBe('');
    }
  });

  it('also in the waivers, in a named file, and where it is a link', async () => {
    workTree(plain, { [waiversFile]: 'version: 1\nwaivers: [{}]\n', 'ci/own.yml': broken });
    const waived = await run(['check']);
    expect(waived.code).toBe(2);
    expect(waived.error).toMatch(/\.stateward\.waivers\.yml:2:\d+ {2}fingerprint must be/);
    rmSync(join(repository.directory, waiversFile));
    const other = await run(['check', '--config', 'ci/own.yml']);
    expect(other.code).toBe(2);
    expect(other.error).toContain('ci/own.yml:4:3');
    symlinkSync('ci/own.yml', join(repository.directory, configurationFile));
    expect((await run(['check'])).error).toContain('must be a regular file');
  });

  it('hostile text in it is printed harmlessly', async () => {
    workTree(plain, { [configurationFile]: 'version: 1\n"\\e[31m\\u202e\\n::error::x": 1\n' });
    const { error, code } = await run(['check']);
    expect(code).toBe(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be printed
    expect(error).not.toMatch(/[\u001b\u202e]|^::error/m);
  });
});

describe('--config FILE', () => {
  it('is read instead, and counts from the current folder', async () => {
    workTree(plain, { ...both, 'sub/own.yml': listed });
    expect(rows(await check('--config', 'sub/own.yml'))).toEqual([rewritten(own)]);
    expect(rows(await run(['check', '--config', 'own.yml', '--format', 'json'], 'sub'))).toEqual([
      rewritten(own),
    ]);
    expect((await run(['status', '--config', 'sub/own.yml'])).out).toContain(own);
    expect((await run(['check', '--config', 'nowhere.yml'])).code).toBe(2);
    expect((await run(['check', '--config', 'sub/own.yml', '--config-from', 'base'])).code).toBe(2);
  });

  it('judges two files too, which the configuration of the work tree does not', async () => {
    const compact = `${JSON.stringify(tampered)}\n`;
    workTree(plain, {
      'sub/own.yml': listed,
      'plans/next.json': compact,
      [configurationFile]: 'version: 1\ndetect: false\n',
    });
    const files = ['--files', own, 'plans/next.json'];
    expect((await run(['check', ...files])).code).toBe(2);
    expect(rows(await check(...files, '--config', 'sub/own.yml'))).toEqual([rewritten('plans/next.json')]);
    expect(rows(await check(...files, '--kind', 'task-tree'))).toEqual([rewritten('plans/next.json')]);
    write('sub/own.yml', `${listed}rules: {task-tree/immutability: off}\n`);
    expect(rows(await check(...files, '--config', 'sub/own.yml'))).toEqual([]);
    expect(rows(await check(...files, '--config', 'sub/own.yml', '--kind', 'task-tree'))).toEqual([]);
  });
});

describe('--config-from base', () => {
  const changed = [rewritten(own), `warning config/changed ${configurationFile}`];

  it('judges by what stood before, whatever the range or the work tree says', async () => {
    workTree(relaxed);
    const range = ['--range', `${configured}..${relaxed}`];
    expect(rows(await check(...range))).toEqual(changed.slice(1));
    expect(rows(await check(...range, '--config-from', 'base'))).toEqual(changed);
    write(configurationFile, 'not: [usable');
    expect((await check(...range)).code).toBe(2);
    expect(rows(await check(...range, '--config-from', 'base'))).toEqual(changed);
  });

  it('is HEAD for what is staged or in the work tree', async () => {
    workTree(configured, { ...both, [configurationFile]: 'version: 1\ndetect: false\n' });
    expect(rows(await check('--config-from', 'base'))).toEqual(changed);
    repository.git('add', '.');
    expect(rows(await check('--staged', '--config-from', 'base'))).toEqual(changed);
    expect(rows(await check('--staged'))).toEqual(changed.slice(1));
  });
});

describe('options of check beside a configuration', () => {
  it('--granularity auto takes a commit for a squash that says it is one', async () => {
    const [squash = '', plainly = ''] = repository.commitAll([
      { message: 'Finish (#12)', files: { [usual]: pretty(flipped) }, branch: 'squash', parents: [plain] },
      { message: 'Finish', files: { [usual]: pretty(flipped) }, branch: 'commit', parents: [plain] },
    ]);
    workTree(plain);
    const judge = (head: string, granularity: string) =>
      check('--range', `${plain}..${head}`, '--granularity', granularity);
    const auto = await judge(squash, 'auto');
    expect(rows(auto)).toEqual([]);
    expect(reportOf(auto).notices).toEqual([
      `${squash.slice(0, 7)} was judged as a squash of #12, unchecked`,
    ]);
    for (const result of [await judge(squash, 'commit'), await judge(plainly, 'auto')])
      expect(rows(result)).toEqual([`error undeclared-pass ${usual}`]);
    expect(rows(await judge(plainly, 'squash'))).toEqual([]);
  });

  it('named files with --kind are judged by what the configuration says of the kind', async () => {
    workTree(plain, { ...both, [configurationFile]: 'version: 1\ndetect: false\n' });
    const args = ['--worktree', '--kind', 'task-tree', own];
    expect(rows(await check(...args))).toEqual([rewritten(own), added]);
    expect(
      rows(await run(['check', '--format', 'json', '--kind', 'task-tree', '../plans/shop.json'], 'sub')),
    ).toEqual([rewritten(own), added]);
    write(configurationFile, 'version: 1\ndetect: false\nrules: {task-tree/immutability: off}\n');
    expect(rows(await check(...args))).toEqual([added]);
    expect((await run(['check', own])).error).toContain('named files need --kind');
  });

  it('what its kind asks for holds for commits', async () => {
    const required = `version: 1\nfiles: [{path: ${own}, kind: task-tree, steps: {required: true}}]\n`;
    const tried = pretty(changing(half, 'b', { attempts: 1 }));
    const [silent = '', said = ''] = repository.commitAll([
      { message: 'b', files: { [own]: tried }, branch: 'silent', parents: [plain] },
      { message: declaring(retry('b')), files: { [own]: tried }, branch: 'said', parents: [plain] },
    ]);
    workTree(plain, { [configurationFile]: required });
    expect(rows(await check('--commit', silent))).toContain(`error undeclared-step ${own}`);
    expect(rows(await check('--commit', said))).toEqual([]);
  });
});
