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
const reopened = 'error reopened US-2#(done)';
const undone = 'note undone ';

/** The words alone are rejected and the tick stands, so whoever opens the story again needs a reason (docs/judging.md, 2). */
describe('a story that was reworded as it was ticked', () => {
  it.each<[string, Parameters<typeof said>, string[]]>([
    ['is open again and keeps its words', [0, open, moved, reworded], [`error ${posts}`, reopened]],
    [
      'is ticked later by the new words, which undoes that it was opened',
      [0, open, moved, reworded, moved],
      [`error ${posts}`, 'note reopened US-2#(done), taken-back in 3', undone],
    ],
    [
      'has its old words back, and stays ticked',
      [0, open, moved, shop({ passes: true })],
      [`note ${posts}, repaired in 2`],
    ],
    [
      'is open again, with words of a third kind',
      [0, open, moved, shop({ criterion: 'All rows' })],
      [`error ${posts}`, reopened],
    ],
    ['is reworded and ticked once more', [0, open, moved, open, moved], [`error ${posts}`, undone]],
    [
      'is open again by a commit that rewords another field',
      [0, open, moved, shop({ criterion: '50,000 rows', title: 'Export all' })],
      [`error ${posts}`, reopened],
    ],
    ['is open again, and was ticked behind the base', [1, open, moved, reworded], [reopened]],
    [
      'was done before, and is open again without a word',
      [0, shop({ passes: true }), shop({ passes: true, criterion: '50,000 rows' }), reworded],
      ['error done-changed US-2#acceptanceCriteria', 'error reopened US-2#(done)'],
    ],
  ])('%s', async (_, history, expected) => {
    expect((await said(...history)).toSorted()).toEqual(expected);
  });
});
