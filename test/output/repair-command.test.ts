import { describe, expect, it } from 'vitest';
import type { Repair, RepairPlace, RepairWay } from '../../src/engine/contract/repair.ts';
import { commandForAll, printedRepair } from '../../src/output/repair-command.ts';

const commit = '3f2a91c0d4b5e6f708192a3b4c5d6e7f80910a1b';
const restore = (...paths: string[]): RepairWay => ({ how: 'restore', commit, paths });
const write = (...paths: string[]): RepairWay => ({ how: 'write', paths });
const by = (way: RepairWay, place: RepairPlace = {}): Repair => ({ ways: [way], place });
const printed = (repair: Repair, folder = '') => {
  const found = printedRepair(repair, { folder });
  return found === undefined ? 'words' : found.command;
};
const builtUpon = { isBuiltUpon: true };
const staged = { ...builtUpon, staged: {} };
const own = 'npx --no stateward repair';

describe('a repair as a line for a shell', () => {
  it.each<[string, string, Repair]>([
    ['files of a commit', 'git checkout 3f2a91c0d4b5 -- prd.json', by(restore('prd.json'))],
    ['several files', "git checkout 3f2a91c0d4b5 -- -a 'b c'", by(restore('-a', 'b c'))],
    ['a quote', "git checkout 3f2a91c0d4b5 -- 'it'\\''s here.json'", by(restore("it's here.json"))],
    ['a pattern of git', "git checkout 3f2a91c0d4b5 -- ':(literal)plan [a].md'", by(restore('plan [a].md'))],
    // Other commands than git's take a path for what it is, and know no magic.
    ['a pattern, written', `${own} 'plan [a].md'`, by(write('plan [a].md'))],
    ['magic, written', `${own} ':a.json'`, by(write(':a.json'))],
    ['what looks like an option', `${own} ./-x.json`, by(write('-x.json'))],
    ['a line break', `${own} "$(printf 'a\\012b.json')"`, by(write('a\nb.json'))],
    ['the state file alone', `${own} a.md`, by(write('a.md', 'flow.json'))],
    ['since a base', `${own} --base 3f2a91c0d4b5 a`, by(write('a'), { since: commit, byBase: true })],
    [
      'by the base',
      `${own} --base 3f2a91c0d4b5 --config-from base a`,
      by(write('a'), { since: commit, byBase: true, isPolicyChanged: true }),
    ],
    [
      'by the work tree',
      `${own} --base 3f2a91c0d4b5 a`,
      by(write('a'), { since: commit, isPolicyChanged: true }),
    ],
    ['since the root', `${own} --root a`, by(write('a'), { since: 'root' })],
    ['as one change', `${own} --root --squash a`, by(write('a'), { since: 'root', isWhole: true })],
    ['what is staged', `${own} --staged a`, by(write('a', 'b'), staged)],
    [
      'with its message',
      `${own} --staged --message-file 'a b' a`,
      by(write('a'), { staged: { messageFile: 'a b' } }),
    ],
    ['commits that were dropped', 'git merge --no-edit -X ours 3f2a91c0d4b5', by({ how: 'merge', commit })],
    [
      'a file of them',
      'git merge --no-commit -X ours 3f2a91c0d4b5 || git cat-file -e MERGE_HEAD && git checkout 3f2a91c0d4b5 -- a',
      by({ how: 'merge', commit, file: { path: 'a', from: 'commit' } }),
    ],
    [
      'a file of both',
      `git merge --no-commit -X ours 3f2a91c0d4b5 || git cat-file -e MERGE_HEAD && git checkout HEAD -- a && ${own} a`,
      by({ how: 'merge', commit, file: { path: 'a', from: 'head' } }),
    ],
  ])('%s', (_, expected, repair) => {
    expect(printed(repair)).toBe(expected);
  });

  it('names files as they are called in the folder of the reader', () => {
    expect(printed(by(write('plans/a.json')), 'plans/old')).toBe(`${own} ../a.json`);
  });

  it.each([
    ['.git/COMMIT_EDITMSG', '../.git/COMMIT_EDITMSG'],
    ['/work/.git/worktrees/w/COMMIT_EDITMSG', '/work/.git/worktrees/w/COMMIT_EDITMSG'],
  ])('and the file of the message, %s', (messageFile, shown) => {
    const staged = by(write('prd.json'), { staged: { messageFile } });
    expect(printed(staged, 'src')).toBe(`${own} --staged --message-file ${shown} ../prd.json`);
  });
});

describe('the first way that is allowed where the reader stands', () => {
  const both: readonly RepairWay[] = [restore('a'), write('a')];
  const last: RepairWay = { how: 'restore', commit, paths: ['a'], loses: 'edits' };

  it.each<[string, readonly RepairWay[], RepairPlace, RegExp]>([
    ['restores at the head', both, {}, /^git checkout/],
    ['writes where work lies on top', both, builtUpon, /^npx/],
    ['writes what is staged', both, staged, /^npx/],
    ['restores what is staged and cannot be written', [last], staged, /^git checkout/],
    ['is words where nothing is allowed', [last], builtUpon, /^words$/],
  ])('%s', (_, ways, place, expected) => {
    expect(printed({ ways, place })).toMatch(expected);
  });

  it('says what it loses: the way, or the repair whatever way is taken', () => {
    expect(printedRepair({ ways: [last, write('a')], place: {} })?.loses).toBe('edits');
    expect(printedRepair({ ways: both, place: {}, loses: 'the second a' })?.loses).toBe('the second a');
    expect(printedRepair({ ways: [write('a'), last], place: {} })?.loses).toBeUndefined();
  });
});

describe('the one command for all that is open', () => {
  const other = commit.replace('3', '4');
  const either = (path: string, at = commit): Repair => ({
    ways: [{ how: 'restore', commit: at, paths: [path] }, write(path)],
    place: { since: commit },
  });
  const merged = (path: string, from: 'head' | 'commit') =>
    by({ how: 'merge', commit, file: { path, from } });
  const losing = by({ how: 'restore', commit, paths: ['l'], loses: 'edits' });
  const since = `${own} --base 3f2a91c0d4b5`;
  const many = Array.from({ length: 300 }, (_, index) => by(write(`plan-${index}.json`), { since: commit }));
  const manyStaged = many.map((each) => ({ ...each, place: staged }));
  const pathsOf = ({ ways }: Repair) => ways.flatMap((way) => (way.how === 'write' ? way.paths : []));

  it.each<[string, readonly Repair[], string | undefined]>([
    ['restores files of one commit', [either('a'), either('b')], 'git checkout 3f2a91c0d4b5 -- a b'],
    ['says a file once', [either('a'), either('a')], 'git checkout 3f2a91c0d4b5 -- a'],
    ['writes files of several', [either('a'), either('b', other)], `${since} a b`],
    ['writes all where one is written', [either('a'), by(write('b'), { since: commit })], `${since} a b`],
    [
      'writes all that is staged',
      [by(write('a', 'flow.json'), staged), by(write('b'), staged)],
      `${own} --staged a b`,
    ],
    [
      'restores first what cannot be written',
      [by(write('b'), staged), by({ how: 'restore', commit, paths: ['l'] }, staged)],
      `git checkout 3f2a91c0d4b5 -- l && ${own} --staged b`,
    ],
    [
      'merges once',
      [merged('a', 'head'), merged('b', 'commit'), merged('c', 'head')],
      `git merge --no-commit -X ours 3f2a91c0d4b5 || git cat-file -e MERGE_HEAD && git checkout HEAD -- a c && git checkout 3f2a91c0d4b5 -- b && ${own} a c`,
    ],
    ['names no file of very many', many, since],
    ['names each that is staged', manyStaged, `${own} --staged ${manyStaged.flatMap(pathsOf).join(' ')}`],
    [
      'leaves what would lose something to its words',
      [losing, either('a')],
      'git checkout 3f2a91c0d4b5 -- a',
    ],
    ['is none where words alone help', [losing], undefined],
  ])('%s', (_, repairs, expected) => {
    expect(commandForAll(repairs.map((repair) => ({ severity: 'error', repair })))).toBe(expected);
  });

  it('puts back no warning', () => {
    expect(commandForAll([{ severity: 'warning', repair: either('a') }])).toBeUndefined();
  });

  it('is read in a folder, where the program may have another name', () => {
    const reader = { folder: 'src', program: 'node /main/cli.js' };
    expect(commandForAll([{ severity: 'error', repair: by(write('prd.json')) }], reader)).toBe(
      'node /main/cli.js repair ../prd.json',
    );
  });
});
