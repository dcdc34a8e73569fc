import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitEverything } from '../../src/git/commit.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';

const repository = createTemporaryRepository();
afterAll(() => repository.cleanup());
const { directory, environment, git } = repository;

describe('commitEverything', () => {
  it('stages nothing where the commit is refused, and all where it is made', async () => {
    writeFileSync(join(directory, 'a'), '1');
    writeFileSync(join(directory, 'b'), '1');
    git('add', 'a');
    const hook = join(directory, '.git/hooks/pre-commit');
    mkdirSync(join(directory, '.git/hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho no >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await expect(commitEverything(directory, environment, 'x')).rejects.toThrow('git commit failed: no');
    expect(git('status', '--porcelain')).toBe('A  a\n?? b');
    chmodSync(hook, 0o644);
    const id = await commitEverything(directory, environment, 'x');
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([id, '']);
  });
});
