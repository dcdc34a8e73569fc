import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtFolder } from '../support/built.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

/** Where the program lies, and from where it is called: a package, another work tree, the cache of npx. */
const open: TemporaryRepository[] = [];
afterEach(() => {
  for (const repository of open.splice(0)) repository.cleanup();
});

const script = 'node_modules/stateward/dist/cli.js';
const story = (id: string, passes: boolean) => ({
  id,
  title: `Story ${id}`,
  acceptanceCriteria: ['x'],
  passes,
});
const plan = (...passes: boolean[]) =>
  `${JSON.stringify({ userStories: passes.map((each, index) => story(`US-${index + 1}`, each)) }, null, 2)}\n`;

function repositoryWith(files: Readonly<Record<string, string>>): TemporaryRepository {
  const repository = createTemporaryRepository();
  open.push(repository);
  repository.commitAll([{ message: 'plan', files }]);
  repository.git('reset', '-q', '--hard');
  return repository;
}

/** Puts the package into a folder, as npm does. */
function install(folder: string): string {
  mkdirSync(join(folder, dirname(dirname(script))), { recursive: true });
  symlinkSync(builtFolder, join(folder, dirname(script)));
  return join(folder, script);
}

function run(repository: TemporaryRepository, cwd: string, command: string, ...args: string[]) {
  const ended = spawnSync(command, args, {
    cwd,
    env: { ...repository.environment, CI: undefined },
    encoding: 'utf8',
  });
  return { code: ended.status, out: ended.stdout, error: ended.stderr, all: ended.stdout + ended.stderr };
}

const needs = { 'package.json': '{"devDependencies": {"stateward": "*"}}\n', '.gitignore': 'node_modules\n' };

describe('in another work tree, where nothing is installed', () => {
  const tree = 'another tree';

  function withTree(more: Readonly<Record<string, string>>, ...options: string[]) {
    const repository = repositoryWith({ 'prd.json': plan(true, false), ...needs, ...more });
    const cli = install(repository.directory);
    const set = run(
      repository,
      repository.directory,
      'node',
      cli,
      'init',
      '--write',
      '--no-workflow',
      ...options,
    );
    expect(set).toMatchObject({ code: 0, error: '' });
    repository.git('add', '-A');
    repository.git('commit', '-q', '-m', 'guard');
    const at = join(dirname(repository.directory), tree);
    repository.git('worktree', 'add', '-q', at, '-b', 'side');
    return { repository, at, cli };
  }

  it('hooks of git judge as in the main one', () => {
    const { repository, at, cli } = withTree({}, '--hook', 'git');
    writeFileSync(join(at, 'a.js'), '//\n');
    run(repository, at, 'git', 'add', '-A');
    expect(run(repository, at, 'git', 'commit', '-q', '-m', 'code')).toMatchObject({ code: 0, all: '' });
    writeFileSync(join(at, 'prd.json'), plan(true, false).replace('Story US-1', 'Other'));
    expect(run(repository, at, 'git', 'commit', '-q', '-a', '-m', 'set back').all).toContain(
      'checklist/done-changed',
    );
    expect(run(repository, at, 'node', cli, 'doctor').out).not.toContain('which is not there');
    rmSync(join(repository.directory, 'node_modules'), { recursive: true });
    expect(run(repository, at, 'git', 'commit', '-q', '-a', '-m', 'x').all.trim()).toBe(
      `stateward: ${script} is missing; run npm install, or stateward init --upgrade --write`,
    );
    expect(run(repository, at, 'node', join(builtFolder, 'cli.js'), 'doctor').out).toContain(
      'which is not there',
    );
  });

  it.each([
    ['lefthook', { 'lefthook.yml': '# nothing yet\n' }, 'lefthook.yml', /run: (".*")/],
    ['pre-commit', {}, '.pre-commit-config.yaml', /entry: (".*")/],
  ])('what %s starts is found', (tool, more, path, entry) => {
    const { repository, at } = withTree(more, '--hook', tool);
    const [, line = '""'] = entry.exec(readFileSync(join(at, path), 'utf8')) ?? [];
    const command: string = JSON.parse(line);
    expect(command).toContain('hook pre-commit');
    writeFileSync(join(at, 'prd.json'), plan(true, false).replace('Story US-1', 'Other'));
    run(repository, at, 'git', 'add', '-A');
    expect(run(repository, at, 'sh', '-c', command).all).toContain('checklist/done-changed');
  });

  it('hooks of husky judge, since a hook brings its folder along; where that did not run, doctor has the command', () => {
    const wrapper = '#!/bin/sh\nsh -e "$(dirname "$(dirname "$0")")/$(basename "$0")" "$@"\n';
    const repository = repositoryWith({ 'prd.json': plan(true, false), ...needs });
    const cli = install(repository.directory);
    const own = join(repository.directory, '.husky/_');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, '.gitignore'), '*');
    for (const name of ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push', 'post-checkout'])
      writeFileSync(join(own, name), wrapper, { mode: 0o755 });
    const setting = ['config', 'core.hooksPath', '.husky/_'] as const;
    repository.git(...setting);
    const set = run(repository, repository.directory, 'node', cli, 'init', '--write', '--no-workflow');
    expect(set).toMatchObject({ code: 0, error: '' });
    expect(set.out).not.toContain('Then run');
    repository.git('add', '-A');
    repository.git('commit', '-q', '-m', 'guard');
    const at = join(dirname(repository.directory), tree);
    repository.git('worktree', 'add', '-q', at, '-b', 'side');
    const cheat = () => {
      writeFileSync(join(at, 'prd.json'), plan(true, false).replace('Story US-1', 'Other'));
      return run(repository, at, 'git', 'commit', '-q', '-a', '-m', 'x').all;
    };
    const doctor = () => run(repository, at, 'node', cli, 'doctor').out;
    expect(cheat()).toContain('checklist/done-changed');
    expect(doctor()).toContain('hooks that call stateward: commit-msg, pre-commit');
    rmSync(join(at, '.husky/_'), { recursive: true });
    expect(doctor().replaceAll(/\s+/g, ' ')).toContain('call stateward, but git looks for hooks in');
    expect(run(repository, at, 'node', cli, 'init').out).toContain('\nThen run: npx husky\n');
  });

  it('the merge driver merges item by item', () => {
    const { repository, at, cli } = withTree({}, '--hook', 'none', '--merge');
    const { out } = run(
      repository,
      repository.directory,
      'node',
      cli,
      'init',
      '--write',
      '--merge',
      '--hook',
      'none',
      '--no-workflow',
    );
    const lines = [...out.matchAll(/^Then run: (git config .*)$/gm)].map(([, line = '']) => line);
    expect(lines.length).toBe(3);
    for (const line of lines) expect(run(repository, at, 'sh', '-c', line)).toMatchObject({ code: 0 });
    const both = (note: string, passes: boolean) =>
      plan(true, passes).replace('"title": "Story US-2"', `"title": "Story US-2", "notes": "${note}"`);
    writeFileSync(join(at, 'prd.json'), both('', true));
    run(repository, at, 'git', 'commit', '-q', '-a', '-m', 'done');
    writeFileSync(join(repository.directory, 'prd.json'), plan(true, false).replace(/\n$/, '\n\n'));
    repository.git('commit', '-q', '-a', '-m', 'layout');
    expect(run(repository, at, 'git', 'merge', '--no-edit', 'main').all).not.toContain('CONFLICT');
    expect(readFileSync(join(at, 'prd.json'), 'utf8')).toContain('"passes": true');
    expect(run(repository, repository.directory, 'node', cli, 'doctor').out).toContain('merged item by item');
  });
});

it('what the first init left out stays out, in other clones and when something is added; and they are told of the driver', () => {
  const repository = repositoryWith({ 'prd.json': plan(true, false), ...needs });
  const cli = install(repository.directory);
  const init = (folder: string, ...args: string[]) =>
    run(repository, folder, 'node', cli, 'init', '--write', ...args).out.replaceAll('\\\n', '');
  const first = init(repository.directory, '--no-workflow', '--merge', '--hook', 'git');
  expect(first).toContain('\nIn every other clone, once: npm install && npx --no stateward init --write\n');
  expect(first).toMatch(/^The git config lines above are for every clone, too/m);
  repository.git('add', '-A');
  repository.git('commit', '-q', '-m', 'guard');
  const clone = join(dirname(repository.directory), 'clone');
  run(repository, dirname(repository.directory), 'git', 'clone', '-q', repository.directory, clone);
  install(clone);
  const there = init(clone);
  expect(there).toMatch(/Wrote:\n(?: {2}.git\/hooks\/[a-z-]+\n){4}\n/);
  expect(there).toMatch(/^Then run: git config merge.stateward.driver /m);
  expect(run(repository, clone, 'git', 'status', '--porcelain').out).toBe('');
  expect(init(repository.directory, '--agents', 'cursor')).toMatch(/Wrote:\n {2}.cursor\/hooks.json\n\n/);
  expect(init(repository.directory, '--action', 'a/stateward')).toContain('.github/workflows/stateward.yml');
});

describe('from the cache of npx', () => {
  const fetched = 'git+file:///srv/stateward#v0.1.0';

  /** A program as npx fetches it, and what runs it in a repository. */
  function cached(files: Readonly<Record<string, string>>) {
    const repository = repositoryWith({ 'prd.json': plan(true, false), ...files });
    const cache = join(dirname(repository.directory), '_npx', '39d1');
    mkdirSync(join(cache, dirname(dirname(script))), { recursive: true });
    cpSync(builtFolder, join(cache, dirname(script)), { recursive: true });
    writeFileSync(join(cache, 'package.json'), JSON.stringify({ _npx: { packages: [fetched] } }));
    const init = (...args: string[]) =>
      run(repository, repository.directory, 'node', join(cache, script), 'init', ...args);
    return { repository, init };
  }

  it('nothing is written that would start it, and the line says how it is installed', () => {
    const { repository, init } = cached({});
    const line = `npm install --save-dev '${fetched}' && npx --no stateward init --write --no-workflow`;
    const dry = init('--no-workflow');
    expect(dry).toMatchObject({ code: 0, error: '' });
    expect(dry.out).toContain(`\nTo write it, run: ${line}\n`);
    const refused = init('--no-workflow', '--write');
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toContain(`\n  ${line}\n`);
    expect(repository.git('status', '--porcelain')).toBe('');
    expect(existsSync(join(repository.directory, '.git/hooks'))).toBe(false);
    expect(init('--remove', '--write').code).toBe(0);
  });

  it('what starts nothing is written, and names no package that is not there', () => {
    const { repository, init } = cached({});
    const { code, out } = init('--hook', 'none', '--no-workflow', '--write');
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('npx --no stateward doctor looks');
    expect(readFileSync(join(repository.directory, '.stateward.yml'), 'utf8')).not.toContain('node_modules');
    expect(readFileSync(join(repository.directory, 'AGENTS.md'), 'utf8')).toContain(
      `\`npx --yes '${fetched}' explain <rule>\``,
    );
  });

  it('hooks start the package that package.json names', () => {
    const { repository, init } = cached(needs);
    expect(init('--write', '--no-workflow').code).toBe(0);
    install(repository.directory);
    repository.git('add', '-A');
    expect(run(repository, repository.directory, 'git', 'commit', '-q', '-m', 'guard')).toMatchObject({
      code: 0,
    });
    expect(readFileSync(join(repository.directory, 'AGENTS.md'), 'utf8')).toContain(
      '`npx --no stateward explain',
    );
  });
});

it('the line that writes repeats the options, whole', () => {
  const repository = repositoryWith({ 'prd.json': plan(true, false), ...needs });
  const cli = install(repository.directory);
  const options = [
    '--hook',
    'git',
    '--no-workflow',
    '--merge',
    '--agents',
    'claude-code,cursor',
    '--action',
    'a/stateward',
  ];
  const { out } = run(repository, repository.directory, 'node', cli, 'init', ...options);
  expect(out).toContain(`\nTo write it, run: npx --no stateward init --write ${options.join(' ')}\n`);
});
