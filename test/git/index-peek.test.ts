import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { indexMayHold } from '../../src/git/work-tree/index-peek.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

const repositories: TemporaryRepository[] = [];
afterAll(() => {
  for (const repository of repositories) repository.cleanup();
});

describe('whether an index file may hold a name', () => {
  const mayHold = (paths: readonly string[], then: string[] = ['status']) => {
    const repository = createTemporaryRepository();
    repositories.push(repository);
    const blob = repository.feed('x', 'hash-object', '-w', '--stdin');
    const rows = paths.map((path) => `100644 ${blob}\t${path}\0`);
    repository.feed(rows.join(''), 'update-index', '-z', '--index-info');
    repository.git(...then);
    return indexMayHold(join(repository.directory, '.git', 'index'), '.name.yml');
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
