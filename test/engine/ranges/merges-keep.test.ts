import { describe, expect, it } from 'vitest';
import { asLog, wholeRun } from '../../support/event-logs.ts';
import { type Planned, refused } from '../../support/refused.ts';
import { inner, node, passed, pretty } from '../../support/trees.ts';

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
    // What a side did legally is in every start: that of items alone is not missed.
    [
      'of a done item',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, { [plan]: less }),
      [],
    ],
    [
      'of a done item, and keeps it',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, { [plan]: less, 'arch/x': full }),
      [],
    ],
    [
      'of a done item, and has nothing of what the side did',
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, work, {}),
      [],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await refused(commits)).toEqual(expected);
  });
});

describe('a merge of sides that did the same takes it from the one that did it legally', () => {
  const done = list({ A: true, B: true });
  const built = { [plan]: done, 'work.js': '1' };
  const twice = list({ A: false, B: false });
  const why = list({ A: false, B: false }, { A: { notes: 'It broke again on the old phones' } });

  it.each<[string, string | undefined, Planned[], string[]]>([
    [
      'an item that went, with its archive',
      undefined,
      merged({ [plan]: full }, { [plan]: less, 'arch/x': full }, { [plan]: less }, { 'arch/x': full }),
      [],
    ],
    [
      'a mark, with the work',
      strict,
      merged({ [plan]: full, 'work.js': '0' }, built, { [plan]: done }, { 'work.js': '1' }),
      [],
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

  it('and is asked for no more than that', async () => {
    const base = { [plan]: full, 'work.js': '0' };
    expect(await refused(merged(base, built, { 'b.js': '' }, { [plan]: done }), strict)).toEqual([]);
  });
});
