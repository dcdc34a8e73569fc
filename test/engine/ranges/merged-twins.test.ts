import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
}

const story = ({ id, title, isOpen }: Item) => ({
  id,
  title,
  acceptanceCriteria: [title],
  passes: isOpen !== true,
});
const formats = [
  {
    path: 'prd.json',
    list: (items: readonly Item[]) =>
      `${JSON.stringify({ branchName: 'x', userStories: items.map(story) }, null, 2)}\n`,
  },
  {
    path: 'specs/001/tasks.md',
    list: (items: readonly Item[]) =>
      items
        .map(
          ({ id, title, isOpen }) =>
            `- [${isOpen === true ? ' ' : 'x'}] ${id.replace('US-', 'T')} ${title}\n`,
        )
        .join(''),
  },
];
const shared = ['Sign in', 'Sign out', 'Close the account'].map((title, at) => ({ id: `US-09${at}`, title }));
const [search, mail] = [
  { id: 'US-002', title: 'Search the shop' },
  { id: 'US-002', title: 'Mail a receipt' },
];
const [print, refund] = [
  { id: 'US-003', title: 'Print labels' },
  { id: 'US-003', title: 'Refund a card' },
];
const under = (id: string, item: Item) => ({ ...item, id });

describe.each(formats)('two finished items that got one id, in $path', ({ path, list }) => {
  /** The errors of the merge of two sides, each of which did what it says, and of what follows. */
  async function said(...versions: readonly (readonly Item[])[]): Promise<string[]> {
    const repository = memoryRepository(
      [[], ...versions].map((items, at) => ({
        message: `commit ${at}`,
        files: { [path]: list([...shared, ...items]), [`src/${at}.ts`]: '' },
        ...(at === 0 ? {} : { parents: at < 3 ? [0] : at === 3 ? [1, 2] : [at - 1] }),
      })),
    );
    const { findings, obstacles } = await checkRange({ ...repository, govern: governByDetection(kinds) });
    expect(obstacles).toEqual([]);
    const errors = findings.filter(({ severity }) => severity === 'error');
    return [
      ...new Set(
        errors.map(({ ruleId, commits: ids = [] }) => {
          return `${ruleId.replace(/^.*\//, '')} in ${ids.map((id) => repository.ids.indexOf(id)).join('+')}`;
        }),
      ),
    ];
  }
  // Of a page what is finished may go, with a warning.
  const lost = path === 'prd.json' ? ['done-removed in 3'] : [];

  it.each<[string, readonly Item[], readonly Item[]]>([
    ['ours', [search], [mail]],
    ['theirs', [mail], [search]],
  ])('are both kept, or it is an error: %s alone', async (_, kept, gone) => {
    expect(await said([search], [mail], kept)).toEqual(lost);
    const both = [...kept, ...gone.map((each) => under('US-003', each))];
    expect(await said([search], [mail], kept, both)).toEqual([]);
    // Whatever else is done: it is still gone.
    const open = { id: 'US-003', title: 'Pay', isOpen: true };
    expect(await said([search], [mail], kept, [...kept, open])).toEqual(lost);
  });

  it('may get ids of their own', async () => {
    expect(await said([search], [mail], [search, under('US-003', mail)])).toEqual([]);
    expect(await said([search], [mail], [mail, under('US-003', search)])).toEqual([]);
  });

  it('are told one by one', async () => {
    const sides = [
      [search, print],
      [mail, refund],
    ] as const;
    expect(await said(...sides, [search, print])).toEqual(lost);
    const both = [under('US-004', mail), under('US-005', refund)];
    expect(await said(...sides, [search, print], [search, print, ...both.slice(1)])).toEqual(lost);
    expect(await said(...sides, [search, print], [search, print, ...both])).toEqual([]);
    expect(await said(...sides, [search, print, ...both])).toEqual([]);
  });

  it.each<[string, Item]>([
    ['the same', search],
    ['worded alike', { id: 'US-002', title: 'Search in the shop' }],
    ['open there', { id: 'US-002', title: 'Mail a receipt', isOpen: true }],
  ])('are one where it is %s', async (_, other) => {
    expect(await said([search], [other], [search])).toEqual([]);
  });
});
