import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitEverything } from '../../src/git/work-tree/commit.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';

const repository = createTemporaryRepository();
afterAll(() => repository.cleanup());
const { directory, environment, git } = repository;

describe('commitEverything', () => {
  const commit = { message: 'x', paths: ['a'], faultOf: async () => undefined };

  it('stages nothing where the commit is refused, and all where it is made', async () => {
    writeFileSync(join(directory, 'a'), '1');
    writeFileSync(join(directory, 'b'), '1');
    git('add', 'a');
    const hook = join(directory, '.git/hooks/pre-commit');
    mkdirSync(join(directory, '.git/hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho no >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await expect(commitEverything(directory, environment, commit)).rejects.toThrow('git commit failed: no');
    expect(git('status', '--porcelain')).toBe('A  a\n?? b');
    chmodSync(hook, 0o644);
    const id = await commitEverything(directory, environment, commit);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([id, '']);
  });

  it('takes a commit back that has a fault, and stages what was staged', async () => {
    const head = git('rev-parse', 'HEAD');
    writeFileSync(join(directory, 'a'), '2');
    writeFileSync(join(directory, 'b'), '2');
    git('add', 'b');
    git('update-index', '--assume-unchanged', 'a');
    const faultOf = async (id: string) => git('show', '--format=', '--name-only', id);
    await expect(commitEverything(directory, environment, { ...commit, faultOf })).rejects.toThrow('a\nb');
    expect([git('rev-parse', 'HEAD'), git('diff', '--cached', '--name-only')]).toEqual([head, 'b']);
  });
});
