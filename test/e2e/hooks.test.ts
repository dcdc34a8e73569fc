import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskNode } from '../../src/index.ts';
import { built } from '../support/built.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const treeFile = '.runner/state/tree.json';
const node = (id: string, order: number, more: Partial<TaskNode> = {}): TaskNode => ({
  id,
  order,
  title: id,
  goal: id,
  acceptance: [],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
  ...more,
});
const tree = (...children: TaskNode[]) =>
  `${JSON.stringify(node('app', 1, { next: 'decompose', children }), null, 2)}\n`;
const passed = (id: string, order: number, more: Partial<TaskNode> = {}) =>
  node(id, order, { passes: true, ...more });

const open = tree(node('a', 1), node('b', 2), node('c', 3));
const first = tree(passed('a', 1), node('b', 2), node('c', 3));
const tampered = tree(passed('a', 1, { goal: 'less' }), node('b', 2), node('c', 3));

let repository: TemporaryRepository;

beforeAll(() => {
  repository = createTemporaryRepository();
  const hooks = join(repository.directory, 'hooks');
  mkdirSync(hooks);
  for (const name of ['pre-commit', 'commit-msg', 'pre-merge-commit', 'pre-push']) {
    const file = join(hooks, name);
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${built('cli.js')}" hook ${name} "$@"\n`);
    chmodSync(file, 0o755);
  }
  repository.git('config', 'core.hooksPath', hooks);
  repository.git('config', 'advice.mergeConflict', 'false');
});

afterAll(() => repository.cleanup());

function git(...args: string[]) {
  const { directory: cwd, environment: env } = repository;
  const ended = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  return { code: ended.status, text: ended.stdout + ended.stderr };
}

function write(text: string): void {
  mkdirSync(join(repository.directory, '.runner/state'), { recursive: true });
  writeFileSync(join(repository.directory, treeFile), text);
}

let starts = 0;

/** Starts a history of its own with a commit that holds a tree, made without the hooks. */
function start(text: string): void {
  git('checkout', '-q', '-f', '--orphan', `start-${starts++}`);
  git('rm', '-r', '-q', '--cached', '.');
  write(text);
  repository.git('add', treeFile);
  repository.git('commit', '-q', '--no-verify', '-m', 'start');
  git('checkout', '-q', '-B', 'work');
}

function stage(text: string): void {
  write(text);
  repository.git('add', treeFile);
}

/** Commits a step without the hooks, and stages what was before it. */
function takeBack(): void {
  start(open);
  stage(tree(node('a', 1, { attempts: 1 }), node('b', 2), node('c', 3)));
  repository.git('commit', '-q', '--no-verify', '-m', 'Agent-Step: node=a status=retry guard=skipped');
  stage(open);
}

const pass = 'Agent-Step: node=a status=done guard=pass';

describe('the hooks, in real commits', () => {
  it('let the first commit of a repository pass, and refuse one that starts with work done', () => {
    git('checkout', '-q', '--orphan', 'unborn');
    stage(first);
    const refused = git('commit', '-m', 'plan');
    expect(refused.code).toBe(1);
    expect(refused.text).toContain('task-tree/initial');
    stage(open);
    expect(git('commit', '-m', 'plan')).toMatchObject({ code: 0 });
  });

  it('judge a declared step with its message, and refuse a bare flip for want of one', () => {
    start(open);
    stage(first);
    const bare = git('commit', '-m', 'a is done');
    expect(bare.code).toBe(1);
    expect(bare.text).toContain('task-tree/undeclared-pass');
    expect(git('commit', '-m', 'a is done', '-m', pass).code).toBe(0);
  });

  it('let several declared steps be committed at once', () => {
    start(open);
    stage(tree(passed('a', 1), passed('b', 2), node('c', 3)));
    const lines = `${pass}\nAgent-Step: node=b status=done guard=pass`;
    expect(git('commit', '-m', 'both', '-m', lines)).toMatchObject({ code: 0 });
    stage(tree(passed('a', 1), passed('b', 2), node('c', 3, { attempts: 2 })));
    const refused = git('commit', '-m', 'two at once', '-m', 'Agent-Step: node=c status=retry guard=skipped');
    expect(refused.text).toContain('task-tree/state-update');
    expect(refused.code).toBe(1);
  });

  it('refuse what no message can make legal before the message is written', () => {
    start(first);
    stage(tampered);
    const refused = git('commit', '-m', 'tidy');
    expect(refused.code).toBe(1);
    expect(refused.text).toContain("passed node 'a' changed in next tree");
    expect(refused.text).toContain(' repair --staged');
  });

  it('see the tree that is committed: commit -a, commit <path>, a subdirectory', () => {
    start(first);
    write(tampered);
    expect(git('commit', '-a', '-m', 'x').text).toContain('task-tree/immutability');
    expect(git('commit', '-m', 'x', treeFile).text).toContain('task-tree/immutability');
    const { directory, environment: env } = repository;
    const below = spawnSync('git', ['commit', '-a', '-m', 'x'], {
      cwd: join(directory, '.runner'),
      env,
      encoding: 'utf8',
    });
    expect(below.status).toBe(1);
    expect(below.stdout + below.stderr).toContain('task-tree/immutability');
  });

  it('see the index and not the work tree', () => {
    start(first);
    stage(tampered);
    write(first);
    expect(git('commit', '-m', 'x').code).toBe(1);
    repository.git('add', treeFile);
    write(tampered);
    expect(git('commit', '--allow-empty', '-m', 'nothing')).toMatchObject({ code: 0 });
  });

  it('say nothing about a commit that touches nothing governed', () => {
    start(first);
    writeFileSync(join(repository.directory, 'code.js'), 'code');
    repository.git('add', 'code.js');
    const { code, text } = git('commit', '-m', 'code');
    expect(code).toBe(0);
    expect(text).not.toContain('stateward');
    expect(text).not.toContain('item');
  });

  it('refuse a deletion', () => {
    start(first);
    repository.git('rm', '-q', treeFile);
    expect(git('commit', '-m', 'away').text).toContain('state-file/deleted');
  });

  it('let an amend take back its own step, and not one that is on a remote already', () => {
    const retried = tree(node('a', 1, { attempts: 1 }), node('b', 2), node('c', 3));
    const retry = 'Agent-Step: node=a status=retry guard=skipped';
    start(open);
    stage(retried);
    expect(git('commit', '-q', '-m', retry).code).toBe(0);
    stage(first);
    const amended = git('commit', '--amend', '-m', pass);
    expect(amended.text).toContain('judged as an amend');
    expect(amended.code).toBe(0);
    stage(open);
    repository.git('update-ref', 'refs/remotes/origin/work', 'HEAD');
    const published = git('commit', '--amend', '--allow-empty', '-m', 'launder');
    repository.git('update-ref', '-d', 'refs/remotes/origin/work');
    expect(published.code).toBe(1);
  });

  it('refuse a new commit that takes back the step before it, as CI does, and say last that an amend would be legal', () => {
    takeBack();
    const anew = git('commit', '-m', 'tidy');
    expect(anew.code).toBe(1);
    expect(anew.text).toContain('task-tree/state-update');
    const [, last = ''] = anew.text.trimEnd().split(/\n(?=stateward: )/);
    expect(last.replaceAll('\n  ', ' ')).toBe(
      'stateward: the errors above are about this change as a commit of its own; as a part of the last commit, which is not published yet, it would be legal',
    );
    expect(Math.max(...last.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(anew.text).not.toContain('git commit --amend');
  });

  it('take for an amend what has the date of HEAD, or whose date nobody tells', () => {
    takeBack();
    const { directory: cwd, environment } = repository;
    const message = join(cwd, '.git/COMMIT_EDITMSG');
    writeFileSync(message, 'tidy\n');
    const date = `@${repository.git('log', '-1', '--format=%ad', '--date=raw')}`;
    for (const env of [environment, { ...environment, GIT_AUTHOR_DATE: date }]) {
      const ended = spawnSync(join(cwd, 'hooks/commit-msg'), [message], { cwd, env, encoding: 'utf8' });
      expect(ended.stderr).toContain('judged as an amend');
      expect(ended.stderr.replaceAll(/\s+/g, ' ')).toContain('CI refuses it as a commit of its own');
      expect(ended.status).toBe(0);
    }
  });

  it('warn an amend of what the commit that results does, and a commit of its own of what it does', () => {
    const list = '.taskmaster/tasks/tasks.json';
    const plan = (one: string, two: string) => {
      const tasks = [
        { id: 1, title: 'Sign in', description: 'Build it', status: one },
        { id: 2, title: 'Pay by card', description: 'Card', status: two },
      ];
      mkdirSync(join(repository.directory, '.taskmaster/tasks'), { recursive: true });
      writeFileSync(join(repository.directory, list), JSON.stringify({ master: { tasks } }));
      repository.git('add', list);
    };
    const work = (text: string) => {
      writeFileSync(join(repository.directory, 'a.ts'), text);
      repository.git('add', 'a.ts');
    };
    start(open);
    plan('pending', 'pending');
    repository.git('commit', '-q', '--no-verify', '-m', 'plan');
    plan('done', 'pending');
    work('1');
    const done = git('commit', '-m', 'task 1');
    expect([done.code, done.text]).toEqual([0, expect.not.stringContaining('warning')]);
    plan('pending', 'done');
    const amended = git('commit', '--amend', '-m', 'task 2');
    expect([amended.code, amended.text]).toEqual([0, expect.not.stringContaining('warning')]);
    // What it does to its own parent is said of an amend, too, and against HEAD of a commit that stays.
    plan('done', 'pending');
    repository.git('rm', '-q', '--cached', 'a.ts');
    const bare = git('commit', '--amend', '-m', 'task 1');
    expect([bare.code, bare.text]).toEqual([0, expect.stringContaining('checklist/evidence')]);
    expect(bare.text).not.toContain('checklist/reopened');
    plan('pending', 'pending');
    const anew = git('commit', '--date=2001-01-01T00:00:00Z', '-m', 'task 1 is broken');
    expect([anew.code, anew.text]).toEqual([0, expect.stringContaining('checklist/reopened')]);
  });

  it('refuse a merge that drops what the other side did, clean or resolved by hand', () => {
    start(open);
    git('checkout', '-q', '-b', 'side');
    stage(tree(node('a', 1), passed('b', 2), node('c', 3)));
    git('commit', '-q', '--no-verify', '-m', 'Agent-Step: node=b status=done guard=pass');
    git('checkout', '-q', 'work');
    stage(first);
    expect(git('commit', '-q', '-m', pass).code).toBe(0);
    const dropped = git('merge', '-s', 'ours', '-m', 'ours', 'side');
    expect(dropped.text).toContain('task-tree/immutability');
    expect(dropped.code).not.toBe(0);
    git('merge', '--abort');
    const merged = git('merge', '-m', 'both', 'side');
    expect(merged.text).not.toContain('error');
    expect(merged.code).toBe(0);
  });

  it('cannot judge an index with conflicts, and say so', async () => {
    start(open);
    git('checkout', '-q', '-b', 'conflict');
    stage(open.replace('"goal": "c"', '"goal": "one"'));
    git('commit', '-q', '--no-verify', '-m', 'one');
    git('checkout', '-q', 'work');
    stage(open.replace('"goal": "c"', '"goal": "two"'));
    git('commit', '-q', '--no-verify', '-m', 'two');
    expect(git('merge', 'conflict').code).toBe(1);
    const { directory: cwd, environment } = repository;
    const hook = await runCli(['hook', 'pre-commit'], { cwd, environment });
    expect(hook.code).toBe(4);
    expect(hook.out).toContain('cannot judge');
    git('merge', '--abort');
  });

  it('judge what is pushed, every ref of it, and say when there is nothing to judge', () => {
    const remote = `${repository.directory}-remote.git`;
    spawnSync('git', ['init', '-q', '--bare', remote], { env: repository.environment });
    git('remote', 'add', 'origin', remote);
    start(open);
    stage(first);
    git('commit', '-q', '--no-verify', '-m', pass);
    expect(git('push', '-q', 'origin', 'work:main').code).toBe(0);
    git('fetch', '-q', 'origin');
    stage(tampered);
    git('commit', '-q', '--no-verify', '-m', 'tamper');
    const refused = git('push', '-q', 'origin', 'work:main', 'work:other');
    expect(refused.code).toBe(1);
    expect(refused.text).toContain('task-tree/immutability');
    stage(first);
    git('commit', '-q', '--no-verify', '-m', 'restore');
    expect(git('push', '-q', 'origin', 'work:main').code).toBe(0);
    expect(git('push', '-q', 'origin', ':main').text).toContain('there is nothing to judge');
  });

  it('refuse to be called without what git hands to them', async () => {
    const { directory: cwd, environment } = repository;
    const call = (...args: string[]) => runCli(['hook', ...args], { cwd, environment });
    expect(await call('commit-msg')).toMatchObject({ code: 2 });
    expect(await call('commit-msg', 'no-such-file')).toMatchObject({ code: 2 });
    expect(await call('pre-comit')).toMatchObject({ code: 2 });
    expect((await call('pre-push', 'origin')).error).toContain('nothing is pushed');
  });
});
