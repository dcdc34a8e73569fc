import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/ports.ts';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { parseTree } from '../../src/git/objects/trees.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const made: TemporaryRepository[] = [];
afterAll(() => {
  for (const { cleanup } of made) cleanup();
});

function make(options: Parameters<typeof createTemporaryRepository>[0] = {}): TemporaryRepository {
  const repository = createTemporaryRepository(options);
  made.push(repository);
  return repository;
}

function open({ directory, environment }: TemporaryRepository) {
  const git = openGitRepository(directory, environment);
  const objects = createGitObjects(git);
  return { objects, history: createGitHistory(git, objects) };
}

function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.obstacle));
  return answer.value;
}

describe('what stands at a path', () => {
  const wide = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`wide/${at}/é.md`, `${at}`]));

  it.each([
    ['sha1', {}],
    ['sha256', {}],
    ['sha1', wide],
    ['sha256', wide],
  ] as const)('is what ls-tree lists, with %s', async (objectFormat, more) => {
    const repository = make({ objectFormat });
    const deep = `${'d/'.repeat(60)}deep.json`;
    const width = objectFormat === 'sha1' ? 40 : 64;
    const [commit = ''] = repository.commitAll([
      {
        message: 'root',
        files: {
          'a.json': '1',
          'a/b.json': '2',
          [deep]: '3',
          ':(top)"a\tb\nc\\é😀.json': '4',
          sub: { mode: '160000', commit: 'a'.repeat(width) },
          link: { mode: '120000', content: 'a' },
          run: { mode: '100755', content: 'r' },
          ...more,
        },
      },
    ]);
    const { history, objects } = open(repository);
    const tree = value(await history.tree(commit));
    const listed = repository.git('ls-tree', '-r', '-z', '--full-tree', commit).split('\0').slice(0, -1);
    const natures = new Map([
      ['120000', 'link'],
      ['160000', 'submodule'],
    ]);
    expect([...tree]).toEqual(
      listed.map((line) => {
        const [, mode = '', blob, path] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
        return [path, { blob, nature: natures.get(mode) ?? 'regular' }];
      }),
    );
    expect(tree.size).toBe(7 + Object.keys(more).length);
    const read = await Promise.all([...tree.keys()].map((path) => history.entry(commit, path)));
    expect(read.map(value)).toEqual([...tree.values()]);
    for (const path of [
      '',
      '/',
      'a',
      'a/',
      '/a',
      'a//b.json',
      'a.json/b',
      'sub/x',
      'link/b.json',
      '..',
      'A.json',
    ]) {
      expect(value(await history.entry(commit, path))).toBeNull();
    }
    await objects.close();
  });

  it.each([
    ['a file and a directory', ['100644 blob FILE\ta', '040000 tree SUB\ta']],
    ['two files', ['100644 blob FILE\ta', '100755 blob FILE\ta']],
    ['two directories', ['040000 tree SUB\ta', '040000 tree TOP\ta']],
  ])('is unknown where a name stands for %s, however wide the tree is', async (_, lines) => {
    const repository = make();
    const [commit = ''] = repository.commitAll([{ message: 'wide', files: { ...wide, 'c/d': '1' } }]);
    const id = (name: string) => repository.git('rev-parse', `${commit}${name}`);
    const ids = { TOP: id('^{tree}'), SUB: id(':c'), FILE: id(':c/d') };
    const forged = [`040000 tree ${id(':wide')}\twide`, ...lines].map((line) =>
      line.replace(/TOP|SUB|FILE/, (name) => ids[name as keyof typeof ids]),
    );
    const tree = repository.feed(`${forged.join('\n')}\n`, 'mktree');
    const { history, objects } = open(repository);
    expect(await history.tree(tree)).toMatchObject({ obstacle: { code: 'git-output' } });
    await objects.close();
  });

  it('is nothing in an empty tree, and unknown where there is no commit', async () => {
    const repository = make();
    const [commit = ''] = repository.commitAll([{ message: 'empty' }]);
    const { history, objects } = open(repository);
    expect(value(await history.entry(commit, 'a'))).toBeNull();
    const tree = repository.git('rev-parse', `${commit}^{tree}`);
    expect(value(await history.entry(tree, 'a'))).toBeNull();
    const blob = repository.feed('a', 'hash-object', '-w', '--stdin');
    for (const id of ['a'.repeat(40), blob]) {
      expect(await history.entry(id, 'a')).toMatchObject({ obstacle: { code: 'object-missing' } });
    }
    expect(await history.entry('HEAD', 'a')).toMatchObject({ ok: false });
    await objects.close();
    expect(await history.entry(commit, 'b')).toMatchObject({ ok: true, value: null });
  });

  it('does not look through replaced objects', async () => {
    const repository = make();
    const [one = '', two = ''] = repository.commitAll([
      { message: 'one', files: { 'a.json': '1' } },
      { message: 'two', files: { 'a.json': '2' } },
    ]);
    const { history, objects } = open(repository);
    const before = value(await history.entry(one, 'a.json'));
    repository.git('replace', one, two);
    expect(value(await history.entry(one, 'a.json'))).toEqual(before);
    const fresh = open(repository);
    expect(value(await fresh.history.entry(one, 'a.json'))).toEqual(before);
    await Promise.all([objects.close(), fresh.objects.close()]);
  });
});

describe('a partial clone', () => {
  let origin: TemporaryRepository;
  let head = '';
  const files = { 'a.json': '1', 'b/c.json': '2', 'd.json': '3', 'code.js': '4' };
  beforeAll(() => {
    origin = make();
    [head = ''] = origin.commitAll([{ message: 'root', files }]);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    origin.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  });
  const cloned = () =>
    make({ clone: ['--filter=blob:none', '--no-checkout', '--no-local', `file://${origin.directory}`] });
  /** Each fetch leaves one pack, and says that the rest of it is promised. */
  const fetches = (clone: TemporaryRepository) =>
    readdirSync(join(clone.directory, '.git/objects/pack')).filter((name) => name.endsWith('.promisor'))
      .length - 1;
  const idsAt = async ({ history }: ReturnType<typeof open>) =>
    new Map([...value(await history.tree(head))].map(([path, { blob }]) => [path, blob] as const));
  const text = (chunks: readonly Uint8Array[] | undefined) =>
    chunks && Buffer.concat(chunks).toString('utf8');

  it('brings in one call what is asked for and what is expected, and nothing else', async () => {
    const clone = cloned();
    const { objects, ...more } = open(clone);
    const ids = await idsAt({ objects, ...more });
    const id = (path: string) => ids.get(path) ?? '';
    const own = clone.git('hash-object', '-w', '.git/HEAD');
    objects.expect?.([id('d.json'), own]);
    const asked = ['a.json', 'b/c.json'].map((path) => objects.open(id(path)));
    expect((await Promise.all(asked)).map(text)).toEqual(['1', '2']);
    expect(fetches(clone)).toBe(1);
    expect(text(await objects.open(id('d.json')))).toBe('3');
    expect(fetches(clone)).toBe(1);
    expect(text(await objects.open(id('code.js')))).toBe('4');
    expect([fetches(clone), objects.obstacle()]).toEqual([2, undefined]);
    await objects.close();
  });

  it('asks for nothing while it lacks nothing', async () => {
    const clone = cloned();
    clone.git('checkout', '-q', 'main');
    const { objects, ...more } = open(clone);
    const ids = await idsAt({ objects, ...more });
    const before = fetches(clone);
    objects.expect?.(ids.values());
    expect(text(await objects.open(ids.get('a.json') ?? ''))).toBe('1');
    expect(fetches(clone)).toBe(before);
    await objects.close();
  });

  it('says what it lacks where fetching fails', async () => {
    const clone = cloned();
    clone.git('remote', 'set-url', 'origin', `file://${origin.directory}-gone`);
    const { objects, ...more } = open(clone);
    const ids = await idsAt({ objects, ...more });
    const asked = await Promise.all([...ids.values()].map((id) => objects.open(id)));
    expect(asked).toEqual(asked.map(() => undefined));
    expect(objects.obstacle()).toEqual({
      code: 'object-missing',
      message: expect.stringMatching(
        /does not hold the object "[0-9a-f]{40}" and 3 more, and fetching failed: .*does not appear/,
      ),
      fix: 'Fetch what is missing: git fetch --refetch --no-filter',
    });
    await objects.close();
  });
});

describe('merge bases', () => {
  it('are all of them, none of strangers, and unknown where a cut could hide one', async () => {
    const origin = make();
    const ids = origin.commitAll([
      { message: '0' },
      { message: '1' },
      { message: '2', branch: 'other', parents: [0] },
      { message: '3', branch: 'left', parents: [1, 2] },
      { message: '4', branch: 'right', parents: [2, 1] },
      { message: '5', branch: 'stranger', parents: [] },
    ]);
    const id = (place: number) => ids[place] ?? '';
    const { history } = open(origin);
    expect([...value(await history.mergeBases(id(3), id(4)))].sort()).toEqual([id(1), id(2)].sort());
    expect(value(await history.mergeBases(id(1), id(3)))).toEqual([id(1)]);
    expect(value(await history.mergeBases(id(5), id(4)))).toEqual([]);
    expect(await history.mergeBases('main', id(4))).toMatchObject({ ok: false });
    const cut = make({ clone: ['--depth=1', '--no-local', '--no-single-branch', origin.directory] });
    const shallow = open(cut).history;
    expect(await shallow.mergeBases(id(3), id(4))).toMatchObject({ obstacle: { code: 'history-missing' } });
    expect(value(await shallow.mergeBases(id(3), id(3)))).toEqual([id(3)]);
  });
});

describe('parseTree', () => {
  const id = 'i'.repeat(20);
  const parse = (text: string) => parseTree(Buffer.from(text, 'latin1'), 20);

  it('reads modes as git does, and names of any bytes', () => {
    const tree = parse(`100664 l\xe9\0${id}40000 d\0${id}160000 s\0${id}120000 l\0${id}`);
    expect([...(tree ?? [])].map(([name, { nature }]) => [name, nature])).toEqual([
      ['l\udce9', 'regular'],
      ['d', 'directory'],
      ['s', 'submodule'],
      ['l', 'link'],
    ]);
  });

  it.each([
    ['a cut id', `100644 a\0${id.slice(1)}`],
    ['no name', '100644'],
    ['an empty name', `100644 \0${id}`],
    ['a path for a name', `100644 a/b\0${id}`],
    ['one name twice', `100644 a\0${id}40000 a\0${id}`],
    ['a mode that is none', `x a\0${id}`],
  ])('refuses %s', (_what, text) => expect(parse(text)).toBeUndefined());
});
