import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { indexMayHold, linksInIndex } from '../../src/git/work-tree/index-peek.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const repositories: TemporaryRepository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.cleanup();
});

function indexOf(
  paths: readonly string[],
  links: readonly string[],
  more: { sha256?: boolean; then?: string[] } = {},
) {
  const repository = createTemporaryRepository({ objectFormat: more.sha256 ? 'sha256' : 'sha1' });
  repositories.push(repository);
  const blob = repository.feed('x', 'hash-object', '-w', '--stdin');
  const rows = [
    ...paths.map((path) => `100644 ${blob}\t${path}`),
    ...links.map((path) => `120000 ${blob}\t${path}`),
  ];
  repository.feed(rows.map((row) => `${row}\0`).join(''), 'update-index', '-z', '--index-info');
  if (more.then !== undefined) repository.git(...more.then);
  return linksInIndex(repository.directory, join(repository.directory, '.git', 'index'));
}

const names = Array.from({ length: 40 }, (_, length) => `d/${'n'.repeat(length)}link`);

describe('the links of an index file', () => {
  it.each([
    ['none', ['a', 'symlink', 'd/x'], []],
    ['one', ['a', 'b/c'], ['b/d']],
    ['names of every length', names.map((name) => `${name}x`), names],
    ['a name beyond what flags can count', ['a'], ['d/'.repeat(2100).concat('x')]],
    ['a name in other letters', ['a'], ['日本/é']],
  ])('%s', (_, paths, links) => {
    expect(indexOf(paths, links)).toEqual([...links].sort());
    expect(indexOf(paths, links, { sha256: true })).toEqual([...links].sort());
  });

  it('include those of an entry with extended flags', () => {
    const then = ['update-index', '--skip-worktree', 'b'];
    expect(indexOf(['a'], ['b'], { then })).toEqual(['b']);
  });

  it.each<[string, string[], readonly string[]]>([
    ['compressed names, with a link', ['update-index', '--index-version', '4'], ['b']],
    ['compressed names, without', ['update-index', '--index-version', '4'], []],
    ['a split index', ['update-index', '--split-index'], ['b']],
  ])('are asked of git where it writes %s', (_, then, links) => {
    expect(indexOf(['a', 'ab', 'abc'], links, { then })).toEqual(links);
  });

  it('are asked of git where the file is not there, and cannot be told where it is no index', () => {
    expect(indexOf(['a'], ['b'])).toEqual(['b']);
    const { directory } = repositories.at(-1) ?? expect.fail();
    expect(linksInIndex(directory, '/nowhere/index')).toEqual(['b']);
    const file = join(directory, '.git', 'index');
    for (const text of ['DIRC', 'something else altogether']) {
      writeFileSync(file, text);
      expect(linksInIndex(directory, file)).toBeUndefined();
    }
  });
});

describe('whether an index file may hold a name', () => {
  const mayHold = (paths: readonly string[], then: string[] = ['status']) => {
    indexOf(paths, [], { then });
    const { directory } = repositories.at(-1) ?? expect.fail();
    return indexMayHold(join(directory, '.git', 'index'), '.name.yml');
  };

  it.each<[string, readonly string[], boolean]>([
    ['that it holds', ['.name.yml', 'a'], true],
    ['that it does not hold', ['a', 'linked', 'b/link/x', '.name'], false],
    ['where it holds nothing', ['x'], false],
  ])('%s', (_, paths, expected) => expect(mayHold(paths)).toBe(expected));

  it.each<[string, string[]]>([
    ['compressed', ['update-index', '--index-version', '4']],
    ['split', ['update-index', '--split-index']],
  ])('in a %s one: it cannot be told', (_, then) =>
    expect(mayHold(['.name-x/y', '.name.yml'], then)).toBe(true),
  );

  it('in none, or in another file: it cannot be told', () => {
    expect(indexMayHold('/nowhere/index', 'x')).toBe(true);
    expect(indexMayHold('/etc/hostname', 'x')).toBe(true);
  });
});
