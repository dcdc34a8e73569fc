import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { runCli } from '../support/run-cli.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

/** Paths on the command line count from the current folder, as git takes them. */
const good = tree(passed('a'), node('b'));
const governed = '.runner/state/tree.json';
const odd = 'sub/odd.json';

let repository: HookedRepository;

beforeAll(() => {
  repository = createHookedRepository([]);
  const files = { [governed]: pretty(good), [odd]: pretty(good), 'other/x': '' };
  const [head] = repository.commitAll([{ message: 'plan', files }]);
  repository.startAt(head);
  repository.stage({ [odd]: pretty(changing(good, 'a', { goal: 'less' })) });
  symlinkSync(join(repository.directory, 'sub'), join(repository.directory, '..', 'link'));
});
afterAll(() => repository.cleanup());

const run = (folder: string, ...args: string[]) => {
  const cwd = join(repository.directory, folder);
  const typed = args.map((arg) => arg.replace('TOP', repository.directory));
  return runCli(typed, { cwd, environment: repository.environment });
};

describe('a path on the command line', () => {
  it.each([
    ['.', odd],
    ['.', `./${odd}`],
    ['sub', 'odd.json'],
    ['sub', './odd.json'],
    ['other', '../sub/odd.json'],
    ['other', 'TOP/sub/odd.json'],
    ['other', 'TOP/../link/odd.json'],
    ['other', '../other/../sub//odd.json'],
  ])('in %s: %s is the file', async (folder, path) => {
    const result = await run(folder, 'check', '--staged', '--kind', 'task-tree', path);
    expect(result.out).toContain(`${odd}:`);
    expect(result.code).toBe(1);
  });

  it.each([
    ['sub', odd],
    ['other', 'odd.json'],
  ])('in %s: %s is another file', async (folder, path) => {
    expect((await run(folder, 'check', '--staged', '--kind', 'task-tree', path)).code).toBe(0);
  });

  it.each(['../../odd.json', '/etc/passwd', '../..', '..', 'TOP-other/odd.json'])(
    '%s is outside',
    async (path) => {
      const result = await run('sub', 'check', '--staged', '--kind', 'task-tree', path);
      expect(result.code).toBe(2);
      expect(result.error).toContain('is outside the repository');
    },
  );

  it('is taken in the same way by status', async () => {
    const whole = await run('.', 'status', governed);
    expect(whole.code).toBe(0);
    expect(await run('.runner', 'status', 'state/tree.json')).toEqual(whole);
    expect(await run('sub', 'status', `../${governed}`)).toEqual(whole);
    expect((await run('sub', 'status', governed)).code).toBe(2);
    expect((await run('.', 'status', '../x')).error).toContain('is outside the repository');
  });
});
