import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGitHistory } from '../../src/git/history/history.ts';
import { createGitObjects } from '../../src/git/objects/objects.ts';
import { resolveRange } from '../../src/git/refs/refs.ts';
import { openGitRepository } from '../../src/git/repository.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';

let origin: TemporaryRepository;
let ids: string[] = [];
const clones: TemporaryRepository[] = [];

/*
 * main: 0 1 2 3 4 5 · work: 6 7 from 3 · early: 8 from 1 · late: 9 merges 4 and 8 · fresh: 10 from 9
 * behind: 11 from 4 · lonely: 12 13, a root and its child
 */
beforeAll(() => {
  origin = createTemporaryRepository();
  const edit = (name: string) => ({ message: name, files: { 'a.json': name } });
  ids = origin.commitAll([
    ...['0', '1', '2', '3', '4', '5'].map(edit),
    { ...edit('6'), branch: 'work', parents: [3] },
    { ...edit('7'), branch: 'work' },
    { ...edit('8'), branch: 'early', parents: [1] },
    { ...edit('9'), branch: 'late', parents: [4, 8] },
    { ...edit('10'), branch: 'fresh', parents: [9] },
    { ...edit('11'), branch: 'behind', parents: [4] },
    { ...edit('12'), branch: 'lonely', parents: [] },
    { ...edit('13'), branch: 'lonely' },
  ]);
});
afterAll(() => {
  for (const repository of [origin, ...clones]) repository.cleanup();
});

function clone(depth: number, ...branches: string[]): TemporaryRepository {
  const [first = 'main', ...others] = branches;
  const options = [`--depth=${depth}`, '--no-local', '-b', first];
  const made = createTemporaryRepository({ clone: [...options, origin.directory] });
  if (others.length > 0)
    made.git('fetch', '-q', `--depth=${depth}`, 'origin', ...others.map((name) => `${name}:${name}`));
  clones.push(made);
  return made;
}

async function judge(repository: TemporaryRepository, text: string) {
  const git = openGitRepository(repository.directory, repository.environment);
  const range = await resolveRange(git, text);
  const answer = range.ok ? await createGitHistory(git, createGitObjects(git)).commits(range.value) : range;
  return answer.ok ? answer.value.map(({ id }) => ids.indexOf(id)) : answer.obstacle.code;
}

describe('a shallow clone', () => {
  it.each([
    ['a complete range along the base', 3, ['main'], 'main~1..main', [5]],
    ['a range up to the cut itself', 3, ['main'], 'main~2..main', [4, 5]],
    ['a range whose fork is behind the tip', 4, ['main', 'work'], 'main..work', [6, 7]],
    ['a range whose fork is not there', 2, ['main', 'work'], 'main..work', 'history-missing'],
    ['an empty range', 1, ['main'], 'main..main', []],
    ['a range on a merge whose sides are cut', 2, ['fresh'], 'fresh~1..fresh', [10]],
    ['a range whose fork lies beside a cut', 2, ['late', 'behind'], 'late..behind', 'history-missing'],
    ['a true root at the depth of the clone', 2, ['lonely'], 'lonely~1..lonely', [13]],
  ])('judges %s', async (_what, depth, branches, text, expected) => {
    const repository = clone(depth, ...branches);
    expect(await judge(repository, text)).toEqual(expected);
  });

  it('never takes a cut commit for a root', async () => {
    const repository = clone(2, 'work', 'lonely');
    repository.git('merge', '-q', '--allow-unrelated-histories', '-s', 'ours', '-m', 'join', 'lonely');
    expect(await judge(repository, 'lonely..work')).toBe('history-missing');
    expect(await judge(repository, 'work~1..work')).toBe('history-missing');
  });

  it('looks back to a true root although the clone lists it as cut', async () => {
    const repository = clone(2, 'lonely');
    const git = openGitRepository(repository.directory, repository.environment);
    const history = createGitHistory(git, createGitObjects(git));
    const answer = await history.upTo(ids[13] ?? '', 50);
    expect(answer).toMatchObject({ ok: true, value: [{ id: ids[13] }, { id: ids[12] }] });
  });

  it('does not look back across the cut', async () => {
    const repository = clone(3, 'main');
    const git = openGitRepository(repository.directory, repository.environment);
    const history = createGitHistory(git, createGitObjects(git));
    expect(await history.upTo(ids[5] ?? '', 2)).toMatchObject({
      ok: true,
      value: [{ id: ids[5] }, { id: ids[4] }],
    });
    const answer = await history.upTo(ids[5] ?? '', 3);
    expect(answer).toMatchObject({ obstacle: { code: 'history-missing' } });
    const fix = answer.ok ? '' : answer.obstacle.fix;
    expect(fix).toContain('git fetch --unshallow');
    expect(fix).toContain('with:\n    fetch-depth: 0');
  });
});
