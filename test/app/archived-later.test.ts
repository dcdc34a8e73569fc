import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../support/memory-repository.ts';
import { pretty } from '../support/trees.ts';

type Files = MemoryCommit['files'];
type Story = readonly [id: string, title: string, passes: boolean, criteria?: string];

const list = (...stories: readonly Story[]) =>
  pretty({
    branchName: 'ralph/shop',
    userStories: stories.map(([id, title, passes, criteria = `${title} works`]) => ({
      id,
      title,
      acceptanceCriteria: [criteria],
      priority: 1,
      passes,
    })),
  });
const path = 'prd.json';
const old = list(['US-1', 'Sign in', true], ['US-2', 'Export CSV', true], ['US-3', 'Import CSV', false]);
const next = list(['US-1', 'Landing page', false], ['US-2', 'Pricing table', false]);
const built = list(['US-1', 'Landing page', true], ['US-2', 'Pricing table', false]);
const less = list(['US-2', 'Export CSV', true], ['US-3', 'Import CSV', false]);
const archive = 'archive/prd-1.json';

/** What is said of a range, how it ended, and in which commit. */
async function rows(...commits: readonly Files[]) {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, 0);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  const number = (id: string) => repository.ids.indexOf(id);
  return report.findings
    .filter(({ severity, ended }) => severity !== 'note' || ended !== undefined)
    .map(({ severity, ruleId, messageId, commits: ids = [], ended }) => {
      const end = ended === undefined ? '' : ` ${ended.how} in ${number(ended.by)}`;
      return `${severity} ${ruleId.replace(/^.*\//, '')} ${messageId} in ${ids.map(number).join('+')}${end}`;
    });
}

describe('an archive that comes later', () => {
  const base = { [path]: old };
  const gone = { [path]: null };
  const kept = { [archive]: old };
  const other = { 'src/a.ts': 'a', 'notes.json': '{}' };
  const vanished = 'plan-rotation doneVanished in 1';
  const open = 'plan-rotation openVanished in 1';

  it.each<[string, readonly Files[], readonly string[]]>([
    ['of a deleted list', [base, gone, kept], ['note deleted warned in 1 repaired in 2']],
    [
      'of a deleted list, after other files',
      [base, gone, other, kept],
      ['note deleted warned in 1 repaired in 3'],
    ],
    ['no other file', [base, gone, other], ['warning deleted warned in 1']],
    [
      'no list that says less',
      [base, gone, { [archive]: less }],
      ['warning deleted warned in 1', 'error done-removed removed in 2'],
    ],
    [
      'of a list that began anew',
      [base, { [path]: next }, kept],
      [`note ${vanished} repaired in 2`, `note ${open} repaired in 2`],
    ],
    [
      'no copy of the new one',
      [base, { [path]: next }, { [archive]: next }],
      [`error ${vanished}`, `warning ${open}`],
    ],
    [
      'of a list that began anew, after honest work on the new one',
      [base, { [path]: next }, { [path]: built, 'src/a.ts': 'a' }, kept],
      [`note ${vanished} repaired in 3`, `note ${open} repaired in 3`],
    ],
    [
      'of an item that went',
      [base, { [path]: less }, kept],
      ['note done-removed removed in 1 repaired in 2'],
    ],
    [
      'and goes again',
      [base, { [path]: less }, kept, { [archive]: null }],
      [
        'note done-removed removed in 1 repaired in 2',
        'error done-removed removed in 3',
        'warning deleted warned in 3',
      ],
    ],
  ])('settles what was said: %s', async (_, commits, expected) => {
    expect((await rows(...commits)).toSorted()).toEqual(expected.toSorted());
  });

  it('lets a new list begin where it was deleted', async () => {
    expect(await rows(base, gone, kept, { [path]: next })).toEqual([
      'note deleted warned in 1 repaired in 2',
    ]);
    expect(await rows(base, gone, { [path]: next }, kept)).toEqual([
      `note ${vanished.replace('1', '2')} repaired in 3`,
      'note deleted warned in 1 repaired in 3',
      `note ${open.replace('1', '2')} repaired in 3`,
    ]);
  });

  it('beside it, by a merge', async () => {
    const made = [base, gone, kept, {}].map((files, index) => ({
      message: `commit ${index}`,
      files: files as Files,
      ...(index === 2 ? { parents: [0] } : index === 3 ? { parents: [1, 2] } : {}),
    }));
    const withArchive = made.map((commit, index) =>
      index === 3 ? { ...commit, files: { ...kept } } : commit,
    );
    const repository = memoryRepository(withArchive, 0);
    const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
    expect(report.findings.filter(({ severity }) => severity !== 'note').map(({ ruleId }) => ruleId)).toEqual(
      [],
    );
  });
});

describe('an archive of a list in which something stands refused', () => {
  const base = {
    [path]: list(
      ['US-1', 'Sign in', true],
      ['US-2', 'Export CSV', false],
      ['US-3', 'Import CSV', false, 'Reads 1,000 rows'],
    ),
  };
  const eased = list(
    ['US-1', 'Sign in', true],
    ['US-2', 'Export CSV', false],
    ['US-3', 'Import CSV', true, 'Reads rows'],
  );
  const marked = list(
    ['US-1', 'Sign in', true],
    ['US-2', 'Export CSV', false],
    ['US-3', 'Import CSV', false, 'Reads 1,000 rows'],
    ['US-4', 'Imprint', true],
  );
  const gutted = list(
    ['US-1', 'Sign in', true, 'Nothing'],
    ['US-2', 'Export CSV', false],
    ['US-3', 'Import CSV', false, 'Reads 1,000 rows'],
  );
  const replaced = (by: string) => ({ [path]: next, [archive]: by });

  it.each<[string, readonly Files[], boolean]>([
    ['as it stood, with an item that came done', [base, { [path]: marked }, replaced(marked)], true],
    [
      'as it stood, in another form',
      [base, { [path]: marked }, replaced(JSON.stringify(JSON.parse(marked)))],
      true,
    ],
    [
      'as it stood accepted',
      [base, { [path]: marked }, replaced(marked.replace(/true([^t]*)$/, 'false$1'))],
      true,
    ],
    ['not where what was done says something else', [base, { [path]: gutted }, replaced(gutted)], false],
    [
      'not where what turned done says something else',
      [base, { [path]: eased, 'src/a.ts': 'a' }, replaced(eased)],
      false,
    ],
  ])('keeps it: %s', async (_, commits, isKept) => {
    const said = await rows(...commits);
    expect(said.some((row) => row.includes('doneVanished'))).toBe(!isKept);
  });
});
