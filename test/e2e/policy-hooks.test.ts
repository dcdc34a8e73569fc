import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationFile, waiversFile, waiversOf } from '../support/policy-ranges.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import { changing, declaring, done, node, passed, pretty, tree } from '../support/trees.ts';

/** Hooks judge by what HEAD says, whatever the index or the work tree makes of it. */
const shop = 'plans/shop.json';
const usual = '.runner/state/tree.json';
const half = tree(passed('a'), node('b'));
const tampered = pretty(changing(half, 'a', { goal: 'less' }));
const finished = pretty(changing(changing(half, 'b', { passes: true }), 'root', { passes: true }));
const listed = 'version: 1\ndetect: false\nfiles: [{path: "plans/**/*.json", kind: task-tree}]\n';
const nothing = 'version: 1\ndetect: false\n';
const broken = 'version: 1\nfile: []\n';
const withRunState = (path: string) =>
  `version: 1\nfiles: [{path: ${shop}, kind: task-tree, steps: {runState: "${path}"}}]\n`;

let repository: HookedRepository;
let waivers = '';
const ids = new Map<string, string>();
const calls = () => join(repository.directory, '..', 'calls');

const heads = {
  listed,
  bare: null,
  broken,
  'head waives': `${listed}waiversFrom: head\n`,
  'run state': withRunState('own/run.json'),
  'run state by folder': withRunState('runs/{dir}.json'),
  'named file': 'version: 1\nfiles: [{path: "plans/*.json", preset: gates/plans.yml}]\n',
  either: 'version: 1\ndetect: false\nfiles: [{path: "{plans,linked}/{shop,link}.json", kind: task-tree}]\n',
} as const;

beforeAll(async () => {
  repository = createHookedRepository(['pre-commit', 'commit-msg', 'pre-push']);
  const { directory } = repository;
  mkdirSync(join(directory, '..', 'shims'));
  const shim = join(directory, '..', 'shims', 'git');
  writeFileSync(shim, `#!/bin/sh\necho "$*" >> '${calls()}'\nPATH="\${PATH#*:}" exec git "$@"\n`);
  chmodSync(shim, 0o755);
  const files = { [shop]: pretty(half), [usual]: pretty(half), readme: '' };
  const links = {
    'plans/link.json': { mode: '120000', content: '../kept/tree.json' },
    linked: { mode: '120000', content: 'kept' },
    'kept/tree.json': pretty(half),
    'kept/shop.json': pretty(half),
  } as const;
  // Roots: where HEAD has no parent, nothing can pass as an amend of it.
  const made = repository.commitAll(
    Object.entries(heads).map(([message, configuration]) => ({
      message,
      branch: message.replaceAll(' ', '-'),
      parents: [],
      files: {
        ...files,
        ...(message === 'either' ? links : {}),
        ...(configuration === null ? {} : { [configurationFile]: configuration }),
      },
    })),
  );
  for (const [index, name] of Object.keys(heads).entries()) ids.set(name, made[index] ?? '');
  at('listed', { [shop]: tampered });
  const args = ['check', '--staged', '--format', 'json'];
  const { findings } = reportOf(await runCli(args, { cwd: directory, environment: repository.environment }));
  waivers = waiversOf(findings);
});
afterAll(() => repository.cleanup());

type Staged = Readonly<Record<string, string | null>>;

function at(head: string, staged: Staged = {}): void {
  repository.startAt(ids.get(head));
  repository.git('clean', '-q', '-f', '-d');
  repository.stage(staged);
}

/** What a hook says of what is staged, and how often it called git. */
async function hook(...args: readonly string[]) {
  writeFileSync(calls(), '');
  const { PATH = '', ...environment } = repository.environment;
  const shims = join(repository.directory, '..', 'shims');
  const { code, error, out } = await runCli(['hook', ...(args.length > 0 ? args : ['pre-commit'])], {
    cwd: repository.directory,
    environment: { ...environment, GIT_INDEX_FILE: '.git/index', PATH: [shims, PATH].join(delimiter) },
  });
  return { code, text: out + error, calls: readFileSync(calls(), 'utf8').split('\n').length - 1 };
}

const refused = (told: string) => ({ code: 1, text: expect.stringContaining(told) });
const immutability = 'task-tree/immutability';

describe("HEAD's configuration judges", () => {
  it.each<[what: string, head: string, staged: Staged, code: number]>([
    ['what it lists', 'listed', { [shop]: tampered }, 1],
    ['not where it is broken: usual names are', 'broken', { [usual]: tampered }, 1],
  ])('%s', async (_, head, staged, code) => {
    at(head, staged);
    const ended = await hook();
    expect(ended.code).toBe(code);
    expect(ended.text.includes(immutability)).toBe(code === 1);
  });

  it('a real commit, and the step it declares', () => {
    at('listed', { [shop]: tampered });
    expect(repository.try('commit', '-m', 'x')).toMatchObject(refused(immutability));
    at('listed', { [shop]: finished });
    expect(repository.try('commit', '-m', 'x')).toMatchObject(refused('task-tree/undeclared-pass'));
    expect(repository.try('commit', '-m', declaring(done('b')))).toMatchObject({ code: 0 });
  });

  it('a push', () => {
    const remote = join(repository.directory, '..', 'remote.git');
    repository.git('init', '-q', '--bare', remote);
    const push = () => repository.try('push', remote, 'HEAD:refs/heads/main');
    at('listed', { [shop]: tampered });
    repository.git('commit', '-q', '--no-verify', '-m', 'x');
    // What the remote does not have yet counts from its first commit.
    expect(push()).toMatchObject(refused('task-tree/initial'));
    at('bare', { [shop]: tampered });
    repository.git('commit', '-q', '--no-verify', '-m', 'x');
    expect(push().text).not.toContain(`${shop}:`);
  });
});

it('tells a change of the configuration once a commit, be it judged twice', async () => {
  at('listed', { [configurationFile]: nothing });
  expect(await hook()).toMatchObject({ code: 0, text: expect.not.stringContaining('config/changed') });
  const { code, text } = repository.try('commit', '-m', 'Govern nothing');
  expect(code).toBe(0);
  expect(text.split('config/changed')).toHaveLength(2);
  // By hand nothing is committed, and no later hook says it.
  repository.stage({ [configurationFile]: listed });
  const { directory: cwd, environment } = repository;
  expect((await runCli(['hook', 'pre-commit'], { cwd, environment })).out).toContain('config/changed');
});

describe('nothing is relaxed by', () => {
  it.each<[what: string, staged: Staged, told: string]>([
    [
      'a configuration staged with it',
      { [configurationFile]: nothing },
      'it no longer governs plans/shop.json',
    ],
    ['waivers staged with it', {}, 'commit them before what they waive'],
  ])('%s, and it is told', async (what, staged, told) => {
    at('listed', {
      [shop]: tampered,
      ...staged,
      ...(what.startsWith('waivers') ? { [waiversFile]: waivers } : {}),
    });
    const ended = await hook();
    expect(ended).toMatchObject(refused(immutability));
    expect(ended.text.replace(/\s+/g, ' ')).toContain(told);
  });

  it.each<[what: string, change: () => void]>([
    ['deleting it from the work tree', () => rmSync(join(repository.directory, configurationFile))],
    ['taking it out of the index', () => repository.git('rm', '-q', '--cached', configurationFile)],
    [
      'editing it in the work tree',
      () => writeFileSync(join(repository.directory, configurationFile), nothing),
    ],
    [
      'deleting it where git splits its index',
      () => {
        repository.git('update-index', '--split-index');
        repository.stage({ readme: 'x' });
        rmSync(join(repository.directory, configurationFile));
      },
    ],
    [
      'deleting it where git compresses the names in its index',
      () => {
        repository.stage({ '.stateward-x/x': '', '.stateward-x/y': '' });
        repository.git('update-index', '--index-version', '4');
        rmSync(join(repository.directory, configurationFile));
      },
    ],
  ])('%s', async (_, change) => {
    at('listed', { [shop]: tampered });
    change();
    const ended = await hook();
    repository.git('update-index', '--no-split-index', '--index-version', '2');
    expect(ended).toMatchObject(refused(immutability));
  });
});

describe('a configuration that cannot be used', () => {
  it('is refused with its line, though nothing else is staged', async () => {
    at('listed', { [configurationFile]: broken });
    const ended = await hook();
    expect(ended).toMatchObject(refused('config/invalid'));
    expect(ended.text).toContain(`${configurationFile}:2:1`);
    expect(ended.text).toContain("did you mean 'files'?");
  });

  it('and stands in HEAD may be mended, with a warning', () => {
    at('broken', { [configurationFile]: listed });
    const { code, text } = repository.try('commit', '-m', 'Mend it');
    expect(code).toBe(0);
    expect(text).toMatch(/warning {2}config\/invalid/);
  });

  it('in a folder is refused', async () => {
    at('listed', { [`plans/${configurationFile}`]: listed });
    expect(await hook()).toMatchObject(refused('config/invalid'));
  });
});

describe('waivers', () => {
  it.each([
    ['that are staged do not', 'listed', true, 1],
    ['that are staged do where HEAD says so', 'head waives', true, 0],
  ])('%s', async (_, head, isStaged, code) => {
    at(head, { [shop]: tampered, ...(isStaged ? { [waiversFile]: waivers } : {}) });
    expect((await hook()).code).toBe(code);
  });
});

describe('a commit', () => {
  it('that touches nothing governed costs one git process, and two with a configuration', async () => {
    at('bare', { readme: 'x' });
    expect(await hook()).toEqual({ code: 0, text: '', calls: 1 });
    at('listed', { readme: 'x' });
    expect(await hook()).toEqual({ code: 0, text: '', calls: 2 });
    at('named file', { readme: 'x' });
    expect(await hook()).toEqual({ code: 0, text: '', calls: 2 });
  });

  it.each([
    ['run state', 'own/run.json'],
    ['run state by folder', 'runs/plans.json'],
  ])('that touches only the %s of a tree is judged', async (head, path) => {
    const state = { run_id: 'r', next_iter: 2, last_status: 'done', last_summary: '', last_guard: 'pass' };
    at(head, { [path]: pretty(state) });
    writeFileSync(join(repository.directory, '.git', 'MESSAGE'), 'Done\n');
    expect(await hook('commit-msg', '.git/MESSAGE')).toMatchObject(refused('task-tree/state-update'));
  });

  it.each([['differs only in case from a governed path', 'plans/SHOP.json', 'state-file/case-collision']])(
    'that touches what %s is judged',
    async (_, path, rule) => {
      at('either', { [path]: tampered });
      expect((await hook()).text).toContain(rule);
    },
  );
});
