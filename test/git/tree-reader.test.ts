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
  let clone: TemporaryRepository;
  let head = '';
  beforeAll(() => {
    const origin = make();
    [head = ''] = origin.commitAll([{ message: 'root', files: { 'a.json': '1', 'b/c.json': '2' } }]);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    clone = make({
      clone: ['--filter=blob:none', '--no-checkout', '--no-local', `file://${origin.directory}`],
    });
  });

  it('lacks blobs and says so instead of fetching each', async () => {
    const { history, objects } = open(clone);
    const entry = value(await history.entry(head, 'b/c.json'));
    expect(value(await history.tree(head)).get('b/c.json')).toEqual(entry);
    const packs = clone.git('count-objects', '-v');
    const ids = [...value(await history.tree(head)).values()].map(({ blob }) => blob);
    expect(await Promise.all(ids.map((id) => objects.open(id)))).toEqual([undefined, undefined]);
    expect(objects.obstacle()).toMatchObject({
      code: 'object-missing',
      message: expect.stringContaining(ids[0] ?? ''),
    });
    expect(clone.git('count-objects', '-v')).toBe(packs);
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
