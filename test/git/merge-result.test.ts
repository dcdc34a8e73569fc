import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGitHistory } from '../../src/git/history/history.ts';
import { mergeResultOf } from '../../src/git/history/merge-result.ts';
import { createGitObjects, type GitObjects } from '../../src/git/objects/objects.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
let ids: readonly string[];
let objects: GitObjects;

beforeAll(() => {
  repository = createTemporaryRepository();
  ids = repository.commitAll([
    { message: 'base', files: { 'a.txt': 'a\n', 'b.txt': 'b\n' } },
    { message: 'tip', files: { 'a.txt': 'A\n' } },
    { message: 'head', branch: 'topic', parents: [0], files: { 'b.txt': 'B\n' } },
    { message: 'conflict', branch: 'other', parents: [0], files: { 'a.txt': 'x\n' } },
    { message: 'merge', branch: 'merge', parents: [1, 2], files: { 'b.txt': 'B\n' } },
    { message: 'swapped', branch: 'swapped', parents: [2, 1], files: { 'a.txt': 'A\n' } },
  ]);
  objects = createGitObjects(openGitRepository(repository.directory, repository.environment));
});
afterAll(async () => {
  await objects.close();
  repository.cleanup();
});

function merged(head: number, candidate?: string) {
  const input = { tip: ids[1] ?? '', head: ids[head] ?? '' };
  return mergeResultOf(objects, candidate === undefined ? input : { ...input, candidate });
}

describe('the merge result', () => {
  it('is the commit that GitHub made, where its parents are these two in this order', async () => {
    expect(await merged(2, ids[4])).toEqual({ ok: true, result: ids[4] });
  });

  it.each([
    ['the other way round', 5],
    ['of other commits', 3],
  ])('is made by git where the candidate is a merge %s', async (_, candidate) => {
    const made = await merged(2, ids[candidate]);
    expect(made).toEqual({ ok: true, result: repository.git('rev-parse', `${ids[4]}^{tree}`) });
  });

  it.each([undefined, '', '-evil', 'f'.repeat(40), 'HEAD'])(
    'does not believe the candidate %j',
    async (candidate) => {
      expect(await merged(2, candidate)).toEqual({
        ok: true,
        result: repository.git('rev-parse', `${ids[4]}^{tree}`),
      });
    },
  );

  it('that is a tree can be read like a commit', async () => {
    const made = await merged(2);
    expect.assert(made.ok);
    const git = openGitRepository(repository.directory, repository.environment);
    const { entry } = createGitHistory(git, objects);
    expect(await entry(made.result, 'b.txt')).toEqual(await entry(ids[4] ?? '', 'b.txt'));
  });

  it('with conflicts is not judged', async () => {
    expect(await merged(3)).toEqual({ ok: false, notice: 'merge result not judged: it has conflicts' });
  });

  it('of what is not there is not judged', async () => {
    const made = await mergeResultOf(objects, { tip: 'main', head: ids[2] ?? '' });
    expect(made).toEqual({ ok: false, notice: 'merge result not judged: its ends are not known' });
  });
});

describe('what configuration and attributes name', () => {
  const marks = ['driver', 'default', 'recursive', 'filter', 'hook'];
  const start = (mark: string) => `touch '${join(repository.directory, mark)}'; cat %A > /dev/null`;

  beforeAll(() => {
    const settings: Readonly<Record<string, string>> = {
      'merge.any.driver': start('driver'),
      'merge.any.recursive': 'virtual',
      'merge.virtual.driver': start('recursive'),
      'merge.default': 'usual',
      'merge.usual.driver': start('default'),
      'merge.renormalize': 'true',
      'filter.any.clean': `touch '${join(repository.directory, 'filter')}'; cat`,
      'core.hooksPath': join(repository.directory, 'hooks'),
      'core.attributesFile': join(repository.directory, 'global'),
    };
    for (const [name, value] of Object.entries(settings)) repository.git('config', name, value);
    const hook = `#!/bin/sh\ntouch '${join(repository.directory, 'hook')}'\n`;
    mkdirSync(join(repository.directory, 'hooks'));
    for (const name of ['post-index-change', 'reference-transaction', 'post-checkout'])
      writeFileSync(join(repository.directory, 'hooks', name), hook, { mode: 0o755 });
    mkdirSync(join(repository.directory, '.git', 'info'), { recursive: true });
  });

  it.each([
    ['the work tree', '.gitattributes'],
    ['the clone', '.git/info/attributes'],
    ['the person', 'global'],
  ])('is not started for a merge: attributes of %s', async (_, file) => {
    const attributes = join(repository.directory, file);
    writeFileSync(attributes, '*.txt merge=any filter=any\n');
    expect(await merged(3)).toMatchObject({ ok: false });
    const made = await merged(2);
    expect(made).toEqual({ ok: true, result: repository.git('rev-parse', `${ids[4]}^{tree}`) });
    rmSync(attributes);
    expect(marks.filter((mark) => existsSync(join(repository.directory, mark)))).toEqual([]);
  });
});
