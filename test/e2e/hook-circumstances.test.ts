import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';
import type { RepositoryOptions } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

/** However git is called and whatever surrounds it, the hook judges what is about to be committed. */
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });

const repositories: HookedRepository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.cleanup();
});

let repository: HookedRepository;

function start(options: RepositoryOptions = {}): void {
  repository = createHookedRepository(options);
  repositories.push(repository);
  repository.commitAll([{ message: 'start', files: { [treeFile]: pretty(good), 'code.js': '0' } }]);
  repository.git('reset', '-q', '--hard', 'main');
}

interface Call {
  readonly cwd?: string;
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

function git(args: readonly string[], { cwd = '', input = '', environment = {} }: Call = {}) {
  const env = { ...repository.environment, ...environment };
  const ended = spawnSync('git', args, {
    cwd: join(repository.directory, cwd),
    env,
    input,
    encoding: 'utf8',
  });
  return { code: ended.status, rules: namedRules(ended.stdout + ended.stderr, 'error') };
}

const refused = { code: 1, rules: ['task-tree/immutability'] };
const made = { code: 0, rules: [] };

describe('a commit', () => {
  beforeEach(() => start());

  it('of chosen hunks is judged by them', () => {
    writeFileSync(join(repository.directory, treeFile), pretty(less));
    writeFileSync(join(repository.directory, 'code.js'), '1');
    expect(git(['commit', '-p', '-m', 'x'], { input: 'y\nn\n' })).toEqual(refused);
    expect(git(['commit', '-p', '-m', 'x'], { input: 'n\ny\n' })).toEqual(made);
  });

  it('in a linked worktree is judged by that worktree and its index', () => {
    repository.git('worktree', 'add', '-q', '-b', 'linked', '../linked');
    writeFileSync(join(repository.directory, treeFile), pretty(less));
    repository.git('add', treeFile);
    const linked = join('..', 'linked');
    expect(git(['commit', '--allow-empty', '-m', 'x'], { cwd: linked })).toEqual(made);
    writeFileSync(join(repository.directory, linked, treeFile), pretty(less));
    expect(git(['commit', '-a', '-m', 'x'], { cwd: linked })).toEqual(refused);
    expect(git(['commit', '-a', '-m', 'x'], { cwd: join(linked, '.runner', 'state') })).toEqual(refused);
  });

  it('with a detached HEAD, and with the repository named from elsewhere', () => {
    repository.git('checkout', '-q', '--detach');
    writeFileSync(join(repository.directory, treeFile), pretty(less));
    expect(git(['commit', '-a', '-m', 'x'])).toEqual(refused);
    const environment = {
      GIT_DIR: join(repository.directory, '.git'),
      GIT_WORK_TREE: repository.directory,
    };
    expect(git(['commit', '-a', '-m', 'x'], { cwd: '/..', environment })).toEqual(refused);
    expect(git(['-C', repository.directory, 'commit', '-am', 'x'], { cwd: '..' })).toEqual(refused);
  });

  it('whose governed file is only promised to the index, or taken out of it', () => {
    const other = `other/${treeFile}`;
    repository.git('rm', '-q', '--cached', treeFile);
    expect(git(['commit', '-m', 'x'])).toEqual({ code: 1, rules: ['state-file/deleted'] });
    repository.git('add', '--intent-to-add', treeFile);
    expect(git(['commit', '-m', 'x'])).toEqual({ code: 1, rules: ['state-file/deleted'] });
    repository.git('reset', '-q', '--hard');
    mkdirSync(join(repository.directory, 'other/.runner/state'), { recursive: true });
    writeFileSync(join(repository.directory, other), pretty(good));
    repository.git('add', '--intent-to-add', other);
    writeFileSync(join(repository.directory, 'code.js'), '1');
    expect(git(['commit', '-m', 'x', 'code.js'])).toEqual(made);
    expect(git(['commit', '-am', 'x'])).toEqual({ code: 1, rules: ['task-tree/initial'] });
  });

  it('under whatever GIT_* and configuration surround it', () => {
    const settings = ['color.ui=always', 'diff.noprefix=true', 'core.quotepath=true', 'diff.external=false'];
    for (const setting of settings) repository.git('config', ...setting.split('='));
    const environment = {
      GIT_EXTERNAL_DIFF: 'false',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'diff.ignoreSubmodules',
      GIT_CONFIG_VALUE_0: 'all',
      GIT_LITERAL_PATHSPECS: '1',
      GIT_PAGER: 'false',
      GIT_EDITOR: 'false',
      GIT_OPTIONAL_LOCKS: '0',
    };
    writeFileSync(join(repository.directory, treeFile), pretty(less));
    expect(git(['commit', '-a', '-m', 'x'], { environment })).toEqual(refused);
    writeFileSync(join(repository.directory, 'code.js'), '1');
    expect(git(['commit', '-m', 'x', 'code.js'], { environment })).toEqual(made);
  });

  it('on which a sparse work tree shows no governed file', () => {
    repository.git('sparse-checkout', 'set', '--no-cone', 'code.js');
    writeFileSync(join(repository.directory, 'code.js'), '1');
    expect(git(['commit', '-am', 'x'])).toEqual(made);
    const blob = repository.feed(pretty(less), 'hash-object', '-w', '--stdin');
    repository.git('update-index', '--cacheinfo', `100644,${blob},${treeFile}`);
    expect(git(['commit', '-m', 'x'])).toEqual(refused);
  });
});

it('a commit in a SHA-256 repository is judged like any other', () => {
  start({ objectFormat: 'sha256' });
  rmSync(join(repository.directory, 'code.js'));
  expect(git(['commit', '-am', 'x'])).toEqual(made);
  writeFileSync(join(repository.directory, treeFile), pretty(less));
  expect(git(['commit', '-am', 'x'])).toEqual(refused);
});
