import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const ended = spawnSync(command, args, { cwd, env: repository.environment, encoding: 'utf8' });
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
      `stateward: ${script} is missing; run npm install, or stateward init again`,
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
