import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUsageObstacle } from '../../src/git/obstacles.ts';
import { resolveCommit, resolveRange } from '../../src/git/refs/refs.ts';
import { type GitRepository, openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

let repository: TemporaryRepository;
let git: GitRepository;
let root = '';
let base = '';
let main = '';
let side = '';
let left = '';
let right = '';

beforeAll(() => {
  repository = createTemporaryRepository();
  git = openGitRepository(repository.directory, repository.environment);
  const ids = repository.commitAll([
    { message: 'root', files: { 'a.json': '1' } },
    { message: 'base', files: { 'a.json': '2' } },
    { message: 'main', files: { 'a.json': '3' } },
    { message: 'side', files: { b: '' }, branch: 'side', parents: [1] },
    { message: 'stranger', branch: 'stranger', parents: [] },
    { message: 'left', branch: 'left', parents: [2, 3] },
    { message: 'right', branch: 'right', parents: [3, 2] },
  ]);
  [root = '', base = '', main = '', side = '', , left = '', right = ''] = ids;
  for (const name of ['-evil', '--output=pwned', 'é"x', 'both', 'deadbeef', root]) {
    repository.git('update-ref', `refs/heads/${name}`, side);
  }
  repository.git('update-ref', 'refs/tags/both', main);
  repository.git('tag', '-a', '-m', 'annotated', 'annotated', side);
});
afterAll(() => repository.cleanup());

const answered = async (text: string) => {
  const answer = await resolveRange(git, text);
  return answer.ok ? answer.value : answer.obstacle;
};

describe('resolveRange', () => {
  it.each([
    'main..side',
    'main..-evil',
    'main..--output=pwned',
    'main..é"x',
    'refs/heads/main..annotated',
    'main..refs/heads/both',
    'main..side~0',
  ])('starts %s at the merge base', async (text) => {
    expect(await answered(text)).toEqual({ base, head: side, tip: main, bases: [base], shallow: [] });
  });

  it('takes a full id for the id even where a branch bears it as its name', async () => {
    expect(await answered(`${root}..side`)).toMatchObject({ base: root, tip: root });
  });

  it('knows every merge base of a criss-cross', async () => {
    const range = await answered('left..right');
    expect(range).toMatchObject({ tip: left, head: right });
    expect('bases' in range && [...range.bases].sort()).toEqual([main, side].sort());
  });

  it.each([
    ['main', 'range-malformed', '"main"'],
    ['main...side', 'range-malformed', '"main...side"'],
    ['..side', 'range-malformed', '"..side"'],
    ['main..', 'range-malformed', '"main.."'],
    ['', 'range-malformed', '""'],
    ['main..nowhere', 'ref-unknown', '"nowhere"'],
    ['\u202enowhere..main', 'ref-unknown', '"\\u202enowhere"'],
    ['main..--all', 'ref-unknown', '"--all"'],
    ['main..^side', 'ref-unknown', '"^side"'],
    ['main..side\nmain', 'ref-unknown', '"side\\nmain"'],
    ['main..HEAD:a.json', 'ref-unknown', '"HEAD:a.json"'],
    [`${'0'.repeat(40)}..main`, 'ref-unknown', '"0000'],
    ['both..main', 'ref-ambiguous', '"both"'],
    ['main..stranger', 'histories-unrelated', '"stranger"'],
  ])('refuses %j as %s', async (text, code, name) => {
    const obstacle = await answered(text);
    expect(obstacle).toMatchObject({ code, message: expect.stringContaining(name), fix: expect.any(String) });
    expect('code' in obstacle && isUsageObstacle(obstacle)).toBe(code !== 'histories-unrelated');
  });

  it('refuses grafts', async () => {
    const grafts = join(repository.directory, '.git', 'info', 'grafts');
    mkdirSync(join(grafts, '..'), { recursive: true });
    writeFileSync(grafts, `${main}\n`);
    expect(await answered('main..side')).toMatchObject({ code: 'grafts-present' });
    rmSync(grafts);
  });
});

describe('resolveCommit', () => {
  it('gives the commit behind a tag', async () => {
    expect(await resolveCommit(git, 'annotated')).toEqual({ ok: true, value: side });
  });
});

describe('a repository that is none', () => {
  it('is named as such', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'stateward-none-'));
    const here = openGitRepository(directory, repository.environment);
    const gone = openGitRepository(join(directory, 'gone'), repository.environment);
    const gitless = openGitRepository(directory, { ...repository.environment, PATH: directory });
    expect(await resolveRange(here, 'a..b')).toMatchObject({ obstacle: { code: 'not-a-repository' } });
    expect(await resolveRange(gone, 'a..b')).toMatchObject({ obstacle: { code: 'not-a-repository' } });
    expect(await resolveRange(gitless, 'a..b')).toMatchObject({ obstacle: { code: 'git-missing' } });
    rmSync(directory, { recursive: true });
  });
});
