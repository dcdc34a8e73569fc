import { describe, expect, it } from 'vitest';
import { asLog, wholeRun } from '../support/event-logs.ts';
import { type Planned, refused } from '../support/refused.ts';
import { inner, node, passed, pretty } from '../support/trees.ts';

type Files = Planned['files'];

const strict = 'version: 1\nprofile: strict\n';

const list = (stories: Readonly<Record<string, boolean>>, more: Readonly<Record<string, object>> = {}) =>
  JSON.stringify({
    userStories: Object.entries(stories).map(([id, passes]) => ({
      id,
      title: `Story ${id} of the shop`,
      passes,
      ...more[id],
    })),
  });

/** 0 is the base, 1 the side's, 2 ours, 3 the merge. */
function merged(base: Files, side: Files, ours: Files, merge: Files): Planned[] {
  return [
    { files: base },
    { files: side, parents: [0] },
    { files: ours, parents: [0] },
    { files: merge, parents: [2, 1] },
  ];
}

const tree = '.runner/state/tree.json';
const plan = 'prd.json';
const log = 'events.jsonl';
const full = list({ A: true, B: false });
const less = list({ B: false });
const open = pretty(inner('shop', [passed('a'), node('b')]));
const run = asLog(wholeRun());
const work = { 'work.js': '1' };

describe('a merge that leaves out the archive that a side made', () => {
  it.each<[string, Planned[], string[]]>([
    [
      'of a log',
      merged({ [log]: run }, { [log]: null, 'arch/x': run }, work, { [log]: null }),
      [`state-file/deleted ${log} in 3`],
    ],
    [
      'of a tree',
      merged({ [tree]: open }, { [tree]: null, 'arch/x': open }, work, { [tree]: null }),
      [`state-file/deleted ${tree} in 3`],
    ],
    [
      'of a done item',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, { [plan]: less }),
      [`checklist/done-removed ${plan} in 3`],
    ],
    [
      'of a plan',
      merged({ [plan]: full }, { [plan]: list({ X: false, Y: false }), 'arch/x': full }, work, {
        [plan]: list({ X: false, Y: false }),
      }),
      [`checklist/plan-rotation ${plan} in 3`],
    ],
    [
      'of a done item, and keeps it',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, { [plan]: less, 'arch/x': full }),
      [],
    ],
    [
      'of a done item, and moves it',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, { [plan]: less, 'arch/y.json': full }),
      [],
    ],
    [
      'of a done item, and has nothing of what the side did',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, {}),
      [`checklist/merge-lost ${plan} in 3`],
    ],
    [
      'where our side has one too',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, { [plan]: less, 'old/y.json': full }, {}),
      [],
    ],
    [
      'of a done item, and a later commit brings it',
      [
        ...merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, { [plan]: less }),
        { files: { 'arch/x': full } },
      ],
      [],
    ],
    [
      'the other way round',
      [
        { files: { [plan]: full } },
        { files: { [plan]: less, 'arch/x': full }, parents: [0] },
        { files: work, parents: [0] },
        { files: { 'arch/x': null, ...work }, parents: [1, 2] },
      ],
      [`checklist/done-removed ${plan} in 3`],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await refused(commits)).toEqual(expected);
  });
});

describe('a merge repairs only what it holds with what made it legal', () => {
  const drop = { [plan]: less };
  const filed = { [plan]: less, 'arch/x': full };
  const done = list({ A: true, B: true });
  const built = { [plan]: done, 'work.js': '1' };
  /** The side that takes the mark works by itself before it merges. */
  const worked = (text: string): Planned[] => {
    const [base, side] = merged({ [plan]: full, 'work.js': '0' }, built, {}, {}) as [Planned, Planned];
    const own = { files: { [plan]: done }, parents: [0] };
    const work = { files: { 'work.js': text }, parents: [2] };
    return [base, side, own, work, { files: {}, parents: [3, 1] }];
  };
  /** One side ticks, and reopens; the other one never knew of it. */
  const undone = (ticks: Files, opens: Files): Planned[] => [
    { files: { [plan]: list({ A: true, B: false, C: false }) } },
    { files: { 'other.js': '1' }, parents: [0] },
    { files: ticks, parents: [0] },
    { files: opens },
    { files: { 'other.js': '1' }, parents: [3, 1] },
  ];
  const two = { [plan]: list({ A: true, B: true, C: true }) };
  const one = { [plan]: list({ A: true, B: false, C: true }) };
  const twice = list({ A: false, B: false });
  const why = list({ A: false, B: false }, { A: { notes: 'It broke again on the old phones' } });

  it.each<[string, string | undefined, Planned[], string[]]>([
    [
      'an item that went, without the archive of the other side',
      undefined,
      merged({ [plan]: full }, filed, drop, {}),
      [`checklist/done-removed ${plan} in 2`],
    ],
    [
      'an item that went, with the archive',
      undefined,
      merged({ [plan]: full }, filed, drop, { 'arch/x': full }),
      [],
    ],
    [
      'an item that went, with the archive at another place',
      undefined,
      merged({ [plan]: full }, filed, drop, { 'arch/y.json': full }),
      [],
    ],
    [
      'an item that went, without, and the archive comes later',
      undefined,
      [...merged({ [plan]: full }, filed, drop, {}), { files: { 'arch/x': full } }],
      [],
    ],
    [
      'a mark, without the work of the other side',
      strict,
      merged({ [plan]: full, 'work.js': '0' }, built, { [plan]: done }, {}),
      [`checklist/evidence ${plan} in 2`],
    ],
    [
      'a mark, with the work',
      strict,
      merged({ [plan]: full, 'work.js': '0' }, built, { [plan]: done }, { 'work.js': '1' }),
      [],
    ],
    ['a mark, with the work that stands here too', strict, worked('1'), []],
    [
      'a mark, with other work in the place of the other side',
      strict,
      worked('2'),
      [`checklist/evidence ${plan} in 2`],
    ],
    [
      'what is open again, where the other side never knew it done',
      strict,
      undone({ ...two, ...work }, one),
      [`checklist/reopened ${plan} in 3`],
    ],
    [
      'what is open again, where it was never rightly done',
      strict,
      undone(two, one),
      [`checklist/evidence ${plan} in 2`],
    ],
    [
      'what is open again, without the reason of the other side',
      strict,
      merged({ [plan]: full }, { [plan]: why, ...work }, { [plan]: twice }, { ...work }),
      [`checklist/reopened ${plan} in 2`],
    ],
    [
      'what is open again, with the reason',
      strict,
      merged({ [plan]: full }, { [plan]: why, ...work }, { [plan]: twice }, { [plan]: why, ...work }),
      [],
    ],
    [
      'what is open again, where a message of the other side says why',
      strict,
      merged({ [plan]: full }, { [plan]: twice }, { [plan]: twice }, {}).map((commit, at) =>
        at === 1 ? { ...commit, message: 'Reopen A: it broke again' } : commit,
      ),
      [],
    ],
  ])('%s', async (_, policy, commits, expected) => {
    expect(await refused(commits, policy)).toEqual(expected);
  });
});

describe('a merge that takes a mark from a side takes the work too', () => {
  const base = { [plan]: full, 'work.js': '0' };
  const done = list({ A: true, B: true });
  const built = { [plan]: done, 'work.js': '1' };

  it.each<[string, Planned[], string[]]>([
    ['all of it', merged(base, built, { 'b.js': '' }, built), []],
    [
      'the mark alone',
      merged(base, built, { 'b.js': '' }, { [plan]: done }),
      [`checklist/evidence ${plan} in 3`],
    ],
    ['where both worked on the same file', merged(base, built, { 'work.js': '2' }, { [plan]: done }), []],
    [
      'with the work in other words',
      merged(base, built, { 'b.js': '' }, { [plan]: done, 'work.js': '3' }),
      [],
    ],
    [
      'with the work elsewhere',
      merged(base, built, { 'b.js': '' }, { [plan]: done, 'src/work.js': '1' }),
      [],
    ],
    ['where our side took the file away', merged(base, built, { 'work.js': null }, { [plan]: done }), []],
    [
      'where the side took its work back',
      [
        { files: base },
        { files: built, parents: [0] },
        { files: { 'work.js': '0' }, parents: [1] },
        { files: { 'b.js': '' }, parents: [0] },
        { files: { [plan]: done }, parents: [3, 2] },
      ],
      [],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await refused(commits, strict)).toEqual(expected);
  });
});
