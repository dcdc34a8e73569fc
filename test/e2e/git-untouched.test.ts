import { spawn } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { built } from '../support/built.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { runCli } from '../support/run-cli.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

/** Nothing in `.git` changes, and nothing stays behind, whatever is judged and however it ends. */
const before = tree(passed('a'), node('b'));
const staged = changing(before, 'a', { goal: 'less' });
const unstaged = changing(staged, 'b', { goal: 'less too' });

/** Every file of a folder with its mode and bytes; what stateward may write is left out. */
function contents(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const { mode } = lstatSync(path);
    if (relative(folder, path).split('/')[0] === 'stateward') continue;
    const isLink = lstatSync(path).isSymbolicLink();
    const bytes = isLink ? readlinkSync(path) : lstatSync(path).isFile() ? readFileSync(path, 'latin1') : '';
    found[name] = `${mode} ${bytes}`;
  }
  return found;
}

interface Place {
  readonly repository: TemporaryRepository;
  /** Where a command runs. */
  readonly cwd: string;
}

const made: TemporaryRepository[] = [];
let temporary: string;

beforeAll(() => {
  temporary = createNamed('sha1').directory;
  rmSync(join(temporary, '.git'), { recursive: true });
});
afterAll(() => {
  for (const { cleanup } of made) cleanup();
});

function createNamed(objectFormat: 'sha1' | 'sha256'): TemporaryRepository {
  const repository = createTemporaryRepository({ objectFormat });
  made.push(repository);
  return repository;
}

/** A tree that is staged, and then edited; a new file, a promised one, and a file that is gone. */
function begun(
  objectFormat: 'sha1' | 'sha256' = 'sha1',
  config: Readonly<Record<string, string>> = {},
): Place {
  const repository = createNamed(objectFormat);
  const files = { [treeFile]: pretty(before), 'code.js': '1', 'gone.js': '1' };
  repository.commitAll([
    { message: 'plan', files },
    { message: 'more', files: { 'code.js': '2' } },
  ]);
  for (const [name, value] of Object.entries(config)) repository.git('config', name, value);
  repository.git('reset', '-q', '--hard', 'main');
  edit(repository.directory, (...args) => repository.git(...args));
  return { repository, cwd: repository.directory };
}

function edit(top: string, git: (...args: string[]) => string): void {
  writeFileSync(join(top, treeFile), pretty(staged));
  git('-C', top, 'add', treeFile);
  writeFileSync(join(top, treeFile), pretty(unstaged));
  writeFileSync(join(top, 'prd.json'), '{"userStories": [{"id": "1", "title": "a", "passes": true}]}');
  writeFileSync(join(top, 'promised.js'), '1');
  git('-C', top, 'add', '-N', 'promised.js');
  rmSync(join(top, 'gone.js'));
}

const places: Readonly<Record<string, () => Place>> = {
  'a repository': () => begun(),
  'a repository with SHA-256': () => begun('sha256'),
  'a split index that is watched and has hooks': () => {
    const place = begun('sha1', { 'core.splitIndex': 'true', 'core.untrackedCache': 'true' });
    place.repository.git('update-index', '--split-index', '--untracked-cache');
    const hooks = join(place.cwd, '.git', 'hooks');
    mkdirSync(hooks, { recursive: true });
    for (const hook of ['post-index-change', 'reference-transaction'])
      writeFileSync(join(hooks, hook), '#!/bin/sh\necho ran >> .git/ran\n', { mode: 0o755 });
    return place;
  },
  'a linked work tree': () => {
    const { repository } = begun();
    const cwd = join(repository.directory, '..', 'linked');
    repository.git('worktree', 'add', '-q', '-b', 'linked', cwd, 'main');
    edit(cwd, (...args) => repository.git(...args));
    return { repository, cwd };
  },
  'a merge under way': () => {
    const place = begun();
    const { repository } = place;
    repository.git('reset', '-q', '--hard', 'main');
    repository.git('checkout', '-q', '-b', 'side', 'HEAD~1');
    writeFileSync(join(place.cwd, 'side.js'), '1');
    repository.git('add', 'side.js');
    repository.git('commit', '-q', '-m', 'side');
    repository.git('checkout', '-q', 'main');
    repository.git('merge', '-q', '--no-commit', '--no-ff', 'side');
    edit(place.cwd, (...args) => repository.git(...args));
    return place;
  },
};

const commands: readonly (readonly string[])[] = [
  ['check', '--worktree'],
  ['hook', 'pre-commit'],
  ['check', '--all'],
  ['check'],
  ['check', '--staged'],
  ['check', '--commit', 'HEAD'],
  ['check', '--range', 'HEAD~1..HEAD'],
  ['status'],
];

/** What makes a commit in different ways; elsewhere than in a plain repository these suffice. */
const making = commands.slice(0, 3);

function run(args: readonly string[], { repository, cwd }: Place) {
  return runCli(args, { cwd, environment: { ...repository.environment, TMPDIR: temporary } });
}

describe.each(Object.entries(places))('in %s', (name, begin) => {
  it('nothing is written', async () => {
    const place = begin();
    const { directory } = place.repository;
    const was = contents(join(directory, '.git'));
    for (const args of name === 'a repository' ? commands : making) {
      const { code, error } = await run(args, place);
      expect([args, code, error]).toEqual([args, expect.toBeOneOf([0, 1]), expect.anything()]);
      expect(contents(join(directory, '.git'))).toEqual(was);
      expect(readdirSync(temporary)).toEqual([]);
    }
    expect((await run(['check', '--worktree'], place)).code).toBe(1);
  });
});

describe('nothing is left behind', () => {
  it.each([
    [
      'a merge is unresolved',
      (place: Place) => {
        const { repository } = place;
        repository.git('reset', '-q', '--hard', 'main');
        repository.git('checkout', '-q', '-b', 'side', 'HEAD~1');
        writeFileSync(join(place.cwd, 'code.js'), '3');
        repository.git('commit', '-q', '-a', '-m', 'side');
        expect(() => repository.git('merge', '-q', 'main')).toThrow();
      },
    ],
    [
      'an object is missing',
      (place: Place) => {
        const id = place.repository.git('rev-parse', `:${treeFile}`);
        rmSync(join(place.cwd, '.git', 'objects', id.slice(0, 2), id.slice(2)));
      },
    ],
    [
      'a filter fails',
      (place: Place) => {
        place.repository.git('config', 'filter.bad.clean', 'false');
        place.repository.git('config', 'filter.bad.required', 'true');
        writeFileSync(join(place.cwd, '.gitattributes'), '*.json filter=bad\n');
      },
    ],
  ])('where %s, and that cannot be judged', async (name, spoil) => {
    const place = begun();
    spoil(place);
    // What the index has and the objects lack is no part of the work tree, and what a filter does none of the index.
    const isAbout = { '--staged': !name.startsWith('a filter'), '--worktree': !name.startsWith('an object') };
    for (const [mode, counts] of Object.entries(isAbout))
      if (counts) expect((await run(['check', mode], place)).code).toBe(4);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('where it is ended while it judges', async () => {
    const place = begun('sha1', { 'filter.slow.clean': 'sleep 1; cat' });
    writeFileSync(join(place.cwd, '.gitattributes'), '*.json filter=slow\n');
    const child = spawn(process.execPath, [built('cli.js'), 'check', '--worktree'], {
      cwd: place.cwd,
      env: { ...place.repository.environment, TMPDIR: temporary },
      stdio: 'ignore',
    });
    const ended = new Promise((settle) => child.on('exit', (code, signal) => settle(signal ?? code)));
    while (readdirSync(temporary).length === 0) await new Promise((settle) => setTimeout(settle, 20));
    child.kill('SIGTERM');
    expect(await ended).toBe('SIGTERM');
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('a file that git ignores', () => {
  const story = (title: string) => `{"userStories": [{"id": "1", "title": "${title}", "passes": false}]}`;

  it('is seen where it is named, by hand or in the configuration, and nowhere else', async () => {
    const { repository, cwd } = begun();
    repository.git('reset', '-q', '--hard', 'main');
    const files = {
      '.gitignore': 'plans/\nprd.json\nother.json\n',
      '.stateward.yml': "version: 1\nfiles:\n  - path: 'plans/*.json'\n    kind: checklist\n",
      'prd.json': '{',
      'other.json': '{',
    };
    mkdirSync(join(cwd, 'plans'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text);
    writeFileSync(join(cwd, 'plans', 'a.json'), '{');
    writeFileSync(join(cwd, 'plans', 'b.txt'), '{');
    const judged = async (...args: string[]) => {
      const { out } = await run(['check', '--worktree', ...args, '--format', 'json'], { repository, cwd });
      return [...new Set(JSON.parse(out).findings.map(({ file }: { file: string }) => file))].filter(
        (file) => file !== '.stateward.yml',
      );
    };
    expect(await judged()).toEqual(['plans/a.json']);
    expect(await judged('--kind', 'checklist', 'other.json')).toEqual(['other.json']);
    writeFileSync(join(cwd, 'plans', 'a.json'), story('a'));
    const { out } = await run(['status'], { repository, cwd });
    expect(out).toContain('plans/a.json');
    expect(out).not.toContain('prd.json');
  });
});
