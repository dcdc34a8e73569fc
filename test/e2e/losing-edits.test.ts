import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

const path = '.runner/state/tree.json';
const good = tree(passed('a'), node('b'));
const less = changing(good, 'a', { goal: 'less' });
const restores = /Repair: git checkout [0-9a-f]{12} --/;
const writes = /Repair: .* repair /;

const made: TemporaryRepository[] = [];
let repository: TemporaryRepository;
beforeEach(() => {
  repository = createTemporaryRepository();
  made.push(repository);
  repository.commitAll([
    { message: 'plan', files: { [path]: pretty(good) } },
    { message: 'less', files: { [path]: pretty(less) } },
  ]);
  repository.git('checkout', '-q', 'main');
});
afterAll(() => {
  for (const each of made) each.cleanup();
});

const head = () => repository.git('rev-parse', 'HEAD').trim();
const file = () => join(repository.directory, path);
const run = async (args: readonly string[], input = '') => {
  const { directory: cwd, environment } = repository;
  const { out, error } = await runCli(args, { cwd, environment, input });
  return out + error;
};

/** Every way to ask about the commits that HEAD ends. */
const doors: readonly [name: string, ask: () => Promise<string>][] = [
  ['check --base', () => run(['check', '--base', 'HEAD~1'])],
  ['check --range with the name of the branch', () => run(['check', '--range', 'main~1..main'])],
  ['check --range with ids', () => run(['check', '--range', `${head()}~1..${head()}`])],
  ['check --commit with an id', () => run(['check', '--commit', head()])],
  [
    'pre-push',
    () =>
      run(
        ['hook', 'pre-push', 'origin', '.'],
        `refs/heads/main ${head()} refs/heads/main ${repository.git('rev-parse', 'HEAD~1').trim()}\n`,
      ),
  ],
];

describe.each(doors)('a printed repair of %s', (_, ask) => {
  it('restores the file where nothing else changed', async () => {
    expect(await ask()).toMatch(restores);
  });

  it('keeps an edit of the work tree', async () => {
    appendFileSync(file(), '\n');
    expect(await ask()).toMatch(writes);
  });

  it('keeps an edit that is staged alone', async () => {
    writeFileSync(file(), pretty(changing(less, 'b', { goal: 'more' })));
    repository.git('add', '-A');
    writeFileSync(file(), pretty(less));
    expect(await ask()).toMatch(writes);
  });
});

it('restores commits that are read in another place, whatever is edited here', async () => {
  repository.git('checkout', '-q', 'main~1');
  appendFileSync(file(), '\n');
  expect(await run(['check', '--range', 'main~1..main'])).toMatch(restores);
});

describe('a printed repair of the work tree', () => {
  beforeEach(() => {
    repository.git('reset', '-q', '--hard', 'HEAD~1');
  });

  it('restores the file where nothing is staged', async () => {
    writeFileSync(file(), pretty(less));
    expect(await run(['check', '--worktree'])).toMatch(restores);
  });

  it('keeps what is staged', async () => {
    writeFileSync(file(), pretty(changing(good, 'b', { goal: 'more' })));
    repository.git('add', '-A');
    writeFileSync(file(), pretty(less));
    expect(await run(['check', '--worktree'])).toMatch(writes);
  });
});

it('is in words where a broken configuration is mended already, and not committed', async () => {
  const settings = join(repository.directory, '.stateward.yml');
  const commit = (text: string) => {
    writeFileSync(settings, text);
    repository.git('add', '-A');
    repository.git('commit', '-q', '-m', 'configuration');
  };
  commit('version: 1\n');
  commit('versionx: [\n');
  const args = ['check', '--base', 'HEAD~1', '--config-from', 'base'];
  expect(await run(args)).toMatch(restores);
  writeFileSync(settings, 'version: 1\nprofile: strict\n');
  expect(await run(args)).not.toMatch(restores);
});
