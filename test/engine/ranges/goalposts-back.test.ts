import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { pretty } from '../../support/trees.ts';

interface Story {
  readonly criterion?: string;
  readonly passes?: boolean;
  readonly title?: string;
}

const shop = ({ criterion = '10,000 rows', passes = false, title = 'Export' }: Story) => ({
  'prd.json': pretty({
    branchName: 'ralph/shop',
    userStories: [
      { id: 'US-1', title: 'Sign in', acceptanceCriteria: ['It opens'], passes: false },
      { id: 'US-2', title, acceptanceCriteria: [criterion], passes },
    ],
  }),
});
/** What is said of the commits after the base, each of which works. */
async function said(from: number, ...versions: readonly Readonly<Record<string, string>>[]) {
  const commits = versions.map((files, index) => ({
    message: `commit ${index}`,
    files: { ...files, 'src/work.ts': `${index}` },
  }));
  const repository = memoryRepository(commits, from);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const number = (id: string) => repository.ids.indexOf(id);
  return report.findings
    .filter(({ scope }) => scope !== 'net')
    .map(({ severity, ruleId, subject, ended }) => {
      const how = ended === undefined ? '' : `, ${ended.how} in ${number(ended.by)}`;
      return `${severity} ${ruleId.replace(/^.*\//, '')} ${subject}${how}`;
    });
}

const open = shop({});
const moved = shop({ criterion: '50,000 rows', passes: true });
const reworded = shop({ criterion: '50,000 rows' });
const posts = 'goalposts US-2#acceptanceCriteria';
const undone = 'note undone ';

/** The tick is rejected and the words stay, since an open story may have any (docs/rules/checklist/goalposts.md). */
describe('a story that was reworded as it was ticked', () => {
  it.each<[string, Parameters<typeof said>, string[]]>([
    ['is open again and keeps its words', [0, open, moved, reworded], [`note ${posts}, repaired in 2`]],
    ['is ticked later by the new words', [0, open, moved, reworded, moved], [`note ${posts}, repaired in 2`]],
    [
      'has its old words back, and stays ticked',
      [0, open, moved, shop({ passes: true })],
      [`error ${posts}`],
    ],
    [
      'is open again, with words of a third kind',
      [0, open, moved, shop({ criterion: 'All rows' })],
      [`note ${posts}, repaired in 2`],
    ],
    ['is reworded and ticked once more', [0, open, moved, open, moved], [`error ${posts}`, undone]],
    [
      'is open again by a commit that rewords another field',
      [0, open, moved, shop({ criterion: '50,000 rows', title: 'Export all' })],
      [`note ${posts}, repaired in 2`],
    ],
    [
      'is open again, and was ticked behind the base',
      [1, open, moved, reworded],
      ['note reopened US-2#(done), repaired in 2'],
    ],
    [
      'was done before, and is open again without a word',
      [0, shop({ passes: true }), shop({ passes: true, criterion: '50,000 rows' }), reworded],
      ['error done-changed US-2#acceptanceCriteria', 'error reopened US-2#(done)'],
    ],
  ])('%s', async (_, history, expected) => {
    expect((await said(...history)).toSorted()).toEqual(expected);
  });
});
