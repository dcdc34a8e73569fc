import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/ports.ts';
import { createIndexHistory } from '../../src/git/history/uncommitted.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { stagedChanges } from '../../src/git/work-tree/diff-index.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const made: TemporaryRepository[] = [];
let repository: TemporaryRepository;
let ids: string[] = [];

beforeEach(() => {
  repository = made[made.push(createTemporaryRepository()) - 1] ?? createTemporaryRepository();
  ids = repository.commitAll([
    { message: 'root', files: { 'a.json': 'one\n', 'dir/b.json': 'b\n', 'c.json': 'c\n' } },
    { message: 'side', files: { 'a.json': 'side\n' }, branch: 'side', parents: [0] },
    { message: 'main', files: { 'a.json': 'main\n' } },
  ]);
  repository.git('reset', '-q', '--hard', 'main');
});
afterAll(() => {
  for (const { cleanup } of made) cleanup();
});

function open(change: Readonly<Record<string, string>> = {}, directory = repository.directory) {
  return openGitRepository(directory, { ...repository.environment, ...change });
}

function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.obstacle));
  return answer.value;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(repository.directory, path)), { recursive: true });
  writeFileSync(join(repository.directory, path), content);
}

async function staged(git = open()) {
  const { changes } = value(await stagedChanges(git));
  return changes.map(({ path, before, after }) => [path, before?.nature ?? null, after?.nature ?? null]);
}

const regular = (path: string) => [path, 'regular', 'regular'];
const added = (path: string) => [path, null, 'regular'];

describe('what is staged', () => {
  it('is what the index holds, not the work tree', async () => {
    write('a.json', 'staged\n');
    repository.git('add', 'a.json');
    write('a.json', 'later\n');
    write('c.json', 'not staged\n');
    repository.git('rm', '-q', 'dir/b.json');
    const git = open();
    const objects = createGitObjects(git);
    const { history, range } = value(await createIndexHistory(git, objects));
    expect(range).toEqual({ base: ids[2], head: 'index' });
    const [commit] = value(await history.commits(range));
    expect(commit).toMatchObject({ id: 'index', parents: [ids[2]] });
    expect(commit?.changes.map(({ path }) => path)).toEqual(['a.json', 'dir/b.json']);
    const chunks = await objects.open(commit?.changes[0]?.after?.blob ?? '');
    expect(Buffer.concat(chunks ?? []).toString()).toBe('staged\n');
    await objects.close();
  });

  it('leaves out promises, and sees what a promise replaces as gone', async () => {
    write('promised.json', 'x');
    repository.git('rm', '-q', '--cached', 'c.json');
    repository.git('add', '--intent-to-add', 'promised.json', 'c.json');
    expect(await staged()).toEqual([['c.json', 'regular', null]]);
  });

  it('lists both of two names that differ in case or form, and names of any bytes', async () => {
    const names = ['State.json', 'state.json', 'caf\u00e9', 'cafe\u0301', 'new\nline "q"', ':(top)x', '-n'];
    for (const name of names) write(name, '1');
    writeFileSync(Buffer.from(`${repository.directory}/l\xe9`, 'latin1'), '1');
    repository.git('config', 'core.quotePath', 'true');
    repository.git('add', '-A');
    expect(await staged()).toEqual([...names, 'l\udce9'].sort().map(added));
  });

  it('knows links, submodules and what turns into one', async () => {
    rmSync(join(repository.directory, 'a.json'));
    symlinkSync('c.json', join(repository.directory, 'a.json'));
    repository.git('add', 'a.json');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${ids[0]},sub`);
    repository.git('update-index', '--chmod=+x', 'c.json');
    write('.gitmodules', '[submodule "sub"]\n\tpath = sub\n\turl = ./x\n\tignore = all\n');
    expect(await staged()).toEqual([
      ['a.json', 'regular', 'link'],
      regular('c.json'),
      ['sub', null, 'submodule'],
    ]);
  });

  it('is committed bytes where line endings are converted or the work tree is left out', async () => {
    repository.git('config', 'core.autocrlf', 'true');
    write('a.json', 'crlf\r\n');
    repository.git('update-index', '--skip-worktree', 'c.json');
    rmSync(join(repository.directory, 'c.json'));
    repository.git('add', 'a.json');
    const [change, ...others] = value(await stagedChanges(open())).changes;
    expect(others).toEqual([]);
    const objects = createGitObjects(open());
    const chunks = await objects.open(change?.after?.blob ?? '');
    expect(Buffer.concat(chunks ?? []).toString()).toBe('crlf\n');
    await objects.close();
  });

  it('cannot be judged while a merge is unresolved; then it has two parents', async () => {
    expect(() => repository.git('merge', '-q', 'side')).toThrow();
    expect(await stagedChanges(open())).toMatchObject({
      obstacle: { code: 'index-unmerged', message: expect.stringContaining('"a.json"') },
    });
    write('a.json', 'both\n');
    repository.git('add', 'a.json');
    const git = open({}, join(repository.directory, 'dir'));
    const { history, range } = value(await createIndexHistory(git, createGitObjects(git)));
    const [merge] = value(await history.commits(range));
    expect(merge?.parents).toEqual([ids[2], ids[1]]);
    expect(value(await history.mergeBases(ids[1] ?? '', ids[2] ?? ''))).toEqual([ids[0]]);
    expect(value(await history.entry(ids[1] ?? '', 'a.json'))).not.toBeNull();
  });

  it('is not bent by replaced objects, attributes or configuration', async () => {
    write('a.json', 'staged\n');
    repository.git('add', 'a.json');
    const expected = await staged();
    repository.git('replace', 'HEAD^{tree}', `${repository.git('write-tree')}`);
    writeFileSync(join(repository.directory, '.git', 'order'), 'z*\n');
    const config = { 'diff.renames': 'copies', 'diff.external': 'false', 'diff.noprefix': 'true' };
    for (const [name, setting] of Object.entries(config)) repository.git('config', name, setting);
    repository.git('config', 'diff.orderFile', join(repository.directory, '.git', 'order'));
    const trap = join(repository.directory, 'trap');
    const hostile = {
      GIT_EXTERNAL_DIFF: `touch ${trap}`,
      GIT_TRACE: trap,
      GIT_NAMESPACE: 'x',
      GIT_PREFIX: 'dir/',
    };
    expect(await staged(open(hostile))).toEqual(expected);
    expect(await staged(open({}, join(repository.directory, 'dir')))).toEqual(expected);
  });
});

describe('before the first commit', () => {
  it('everything staged is added to nothing', async () => {
    for (const objectFormat of ['sha1', 'sha256'] as const) {
      const fresh = made[made.push(createTemporaryRepository({ objectFormat })) - 1];
      writeFileSync(join(fresh?.directory ?? '', 'a.json'), '1');
      fresh?.git('add', 'a.json');
      const git = open({}, fresh?.directory);
      const objects = createGitObjects(git);
      const { history, range } = value(await createIndexHistory(git, objects, { message: 'first' }));
      expect(range).toEqual({ base: 'empty', head: 'index' });
      const [commit] = value(await history.commits(range));
      expect(commit).toMatchObject({
        parents: [],
        message: 'first',
        changes: [{ path: 'a.json', before: null }],
      });
      expect(value(await history.entry('empty', 'a.json'))).toBeNull();
      expect(value(await history.tree('empty')).size).toBe(0);
      expect(await objects.open(commit?.changes[0]?.after?.blob ?? '')).toBeDefined();
      await objects.close();
    }
  });

  it('is not what a damaged HEAD is taken for', async () => {
    const head = join(repository.directory, '.git', 'refs', 'heads', 'main');
    writeFileSync(head, 'nonsense\n');
    expect(await stagedChanges(open())).toMatchObject({ ok: false });
    writeFileSync(head, `${'a'.repeat(40)}\n`);
    expect(await stagedChanges(open())).toMatchObject({ ok: false });
    writeFileSync(join(repository.directory, '.git', 'HEAD'), `${'a'.repeat(40)}\n`);
    expect(await stagedChanges(open())).toMatchObject({ ok: false });
  });
});

describe('the index a hook is given', () => {
  it.each([
    ['absolute', true, '', {}],
    ['relative, at the top', false, '', {}],
    ['relative, in a subdirectory', false, 'dir', {}],
    ['relative, in a subdirectory with GIT_DIR', false, 'dir', { GIT_DIR: '.git' }],
    ['absolute, in a subdirectory with GIT_DIR', true, 'dir', { GIT_DIR: '.git' }],
  ])('is found: %s', async (_what, absolute, inside, variables) => {
    const file = join('.git', 'next-index-1.lock');
    const index = join(repository.directory, file);
    await open({ GIT_INDEX_FILE: index }).run(['read-tree', ids[0] ?? '']);
    const dirs = Object.entries(variables).map(([name, path]) => [name, join(repository.directory, path)]);
    const git = open(
      { ...Object.fromEntries(dirs), GIT_INDEX_FILE: absolute ? index : file },
      join(repository.directory, inside),
    );
    expect(await staged(git)).toEqual([regular('a.json')]);
  });
});

describe('processes', () => {
  function counted() {
    const shims = join(repository.directory, 'shims');
    mkdirSync(shims);
    const log = join(shims, 'calls');
    writeFileSync(join(shims, 'git'), `#!/bin/sh\necho "$*" >> '${log}'\nPATH="\${PATH#*:}" exec git "$@"\n`);
    chmodSync(join(shims, 'git'), 0o755);
    const git = open({ PATH: [shims, repository.environment.PATH ?? ''].join(delimiter) });
    return { git, calls: () => readFileSync(log, 'utf8').trim().split('\n').length };
  }

  it('are one to know what is staged, two to judge it, and four more to ask what the commit would hold', async () => {
    write('a.json', 'staged\n');
    repository.git('add', 'a.json');
    const { git, calls } = counted();
    const found = value(await stagedChanges(git));
    expect(calls()).toBe(1);
    const objects = createGitObjects(git);
    const { history, range } = value(await createIndexHistory(git, objects, { staged: found }));
    const [commit] = value(await history.commits(range));
    expect(await objects.open(commit?.changes[0]?.after?.blob ?? '')).toBeDefined();
    const read = async (id: string) => {
      for (const path of ['a.json', 'c.json', 'dir/b.json']) {
        const entry = value(await history.entry(id, path));
        expect(await objects.open(entry?.blob ?? '')).toBeDefined();
      }
    };
    await read(range.base);
    value(await history.tree(range.base));
    value(await history.upTo(range.head, 1));
    expect(calls()).toBe(2);
    // Where it is written, the tree, the commit, and another reader, which knows of them.
    await read(range.head);
    await objects.close();
    expect(calls()).toBe(6);
  });
});
