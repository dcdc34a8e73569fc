import { describe, expect, it } from 'vitest';
import { governNamed } from '../../../src/config/govern.ts';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { JsonObject, JsonValue } from '../../../src/formats/json-value.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

/** Versions as commits that also change code; null deletes, and a commit may name its parents. */
type Chapter = readonly [plan: JsonValue, parents?: readonly number[], archive?: JsonValue];

async function told(...chapters: readonly Chapter[]): Promise<string[]> {
  const resolved = resolveSettings(checklist, { preset: 'ralph' });
  if (!resolved.ok) throw new Error('the preset is not known');
  const commits = chapters.map(([plan, parents, archive], index): MemoryCommit => {
    const archived = archive === undefined ? {} : { 'archive/one.json': JSON.stringify(archive, null, 4) };
    const text = plan === null || typeof plan === 'string' ? plan : JSON.stringify(plan);
    return {
      message: `Commit ${index}`,
      files: { 'prd.json': text, 'code.ts': `${index}`, ...archived },
      ...(parents ? { parents } : {}),
    };
  });
  const repository = memoryRepository(commits);
  const govern = governNamed(['prd.json'], { kind: checklist, settings: resolved.settings });
  const report = await checkRange({ ...repository, govern });
  return report.findings.map(({ severity, ruleId, messageId, subject, ended }) =>
    [severity, ruleId.replace('checklist/', ''), messageId, subject, ended ? 'repaired' : '']
      .join(' ')
      .trim(),
  );
}

const other = { title: 'Warm the kettle', description: 'Tea is ready at four' };
const good = prd(doneStory('US-1'), doneStory('US-2'), story('US-3'));
const less = { acceptanceCriteria: ['It compiles'] };
const lessOne = prd(doneStory('US-1', less), doneStory('US-2'), story('US-3'));
const lessBoth = prd(doneStory('US-1', less), doneStory('US-2', less), story('US-3'));

describe('repairs', () => {
  it.each([
    [
      'a contract put back',
      [[good], [lessOne], [good]],
      ['note done-changed changed US-1#acceptanceCriteria repaired'],
    ],
    [
      'done work put back in the place of what took it',
      [[good], [prd(doneStory('US-9', other), doneStory('US-2'), story('US-3'))], [good]],
      // US-9 was done honestly, and goes with what is undone.
      ['note state-file/undone undone', 'note done-removed removed US-1 repaired'],
    ],
    [
      'done work put back, with honest work since then taken away',
      [
        [good],
        [prd(doneStory('US-2'), story('US-3'))],
        [prd(doneStory('US-2'), story('US-3'), doneStory('US-9', other))],
        [good],
      ],
      ['note done-removed removed US-1 repaired', 'error done-removed removed US-9'],
    ],
    [
      'one of two put back',
      [[good], [lessBoth], [lessOne]],
      [
        'error done-changed changed US-1#acceptanceCriteria',
        'note done-changed changed US-2#acceptanceCriteria repaired',
      ],
    ],
    [
      'an item put back, at the end of the list',
      [
        [good],
        [prd(doneStory('US-2'), story('US-3'))],
        [prd(doneStory('US-2'), story('US-3'), doneStory('US-1'))],
      ],
      ['note done-removed removed US-1 repaired'],
    ],
    [
      'a mark put back, with an honest flip beside it',
      [
        [good],
        [prd(story('US-1'), doneStory('US-2'), story('US-3'))],
        [prd(doneStory('US-1'), doneStory('US-2'), doneStory('US-3'))],
      ],
      ['note reopened unexplained US-1#(done) repaired'],
    ],
    ['an emptied list put back', [[good], [prd()], [good]], ['note emptied emptied #(items) repaired']],
  ] as const)('%s', async (_, chapters, expected) => {
    expect(await told(...(chapters as unknown as Chapter[]))).toEqual(expected);
  });
});

describe('an emptied list', () => {
  const start = prd(story('US-1'), story('US-2'), story('US-3'));
  const one = prd(doneStory('US-1'), story('US-2'), story('US-3'));
  const none = prd();

  // Where an item comes back otherwise, that only follows from what emptied the list, which stays rejected.
  const still = 'error emptied emptied #(items)';
  const back = 'note emptied emptied #(items) repaired';
  it.each<[string, JsonValue, string[]]>([
    ['as it was', one, [back]],
    ['with another item done', prd(doneStory('US-1'), doneStory('US-2'), story('US-3')), [back]],
    [
      'with another contract of done work',
      prd(doneStory('US-1', less), story('US-2'), story('US-3')),
      [still],
    ],
    ['with done work open', start, [still]],
    ['without done work', prd(story('US-2'), story('US-3')), [still]],
  ])('is restored %s', async (_, restored, expected) => {
    expect(await told([start], [one], [none], [restored])).toEqual(expected);
  });
});

describe('a list that could not be read', () => {
  const broken = '{';
  it.each<[string, readonly JsonValue[], readonly string[]]>([
    ['comes back as it was', [good], []],
    ['comes back without items', [prd()], ['error emptied emptied #(items)']],
    [
      'comes back without done work',
      [prd(doneStory('US-1'), story('US-3'))],
      ['error done-removed removed US-2'],
    ],
    [
      'comes back as another plan',
      [{ ...prd(story('N-1')), branchName: 'next' }],
      ['note plan-rotation rotated #(plan)'],
    ],
  ])('%s', async (_, versions, expected) => {
    const found = await told(
      [prd(story('US-1'))],
      [good],
      [broken],
      ...versions.map((plan): Chapter => [plan]),
    );
    const unreadable = 'note state-file/unreadable next  repaired';
    expect(found.filter((row) => !row.startsWith('warning')).toSorted()).toEqual([...expected, unreadable]);
  });
});

describe('what a step says', () => {
  it('is not said again, more mildly, of the whole range', async () => {
    const open = prd(story('US-1'), story('US-2'), story('US-3'));
    const flipped = prd(doneStory('US-1', less), story('US-2'), story('US-3'));
    expect(await told([open], [flipped])).toEqual(['error goalposts moved US-1#acceptanceCriteria']);
    const edited = prd(story('US-1', less), story('US-2'), story('US-3'));
    expect(await told([open], [edited], [flipped])).toEqual([
      'note goalposts overall US-1#acceptanceCriteria',
    ]);
  });
});

describe('deletion', () => {
  it('of a finished list is a note, of another one a warning', async () => {
    expect(await told([prd(doneStory('US-1'))], [null])).toEqual(['note state-file/deleted finished']);
    expect(await told([good], [null])).toEqual(['warning state-file/deleted warned']);
  });

  it('launders nothing', async () => {
    expect(await told([good], [null], [lessOne])).toEqual([
      'warning state-file/deleted warned',
      'warning state-file/returned file',
      'error done-changed changed US-1#acceptanceCriteria',
    ]);
  });
});

describe('merges', () => {
  const base = prd(story('US-1'), story('US-2'), story('US-3'));
  const first = prd(doneStory('US-1'), story('US-2'), story('US-3'));
  const second = prd(story('US-1'), doneStory('US-2'), story('US-3'));
  const both = prd(doneStory('US-1'), doneStory('US-2'), story('US-3'));
  const merging = (result: JsonValue) => told([base], [first, [0]], [second, [0]], [result, [1, 2]]);

  it('bring together what both sides did', async () => {
    expect(await merging(both)).toEqual([]);
  });

  it('lose nothing that a side did', async () => {
    expect(await merging(first)).toEqual(['error reopened unexplained US-2#(done)']);
  });

  it('invent nothing: what no side has is a step against each', async () => {
    const made = prd(doneStory('US-1', less), doneStory('US-2'), story('US-3'));
    expect(await merging(made)).toEqual(['error done-changed changed US-1#acceptanceCriteria']);
  });

  it('lose no field, unless a side dropped it', async () => {
    const { description: _, ...brief } = story('US-3');
    const { acceptanceCriteria: __, ...bare } = doneStory('US-1');
    const dropped = prd(story('US-1'), story('US-2'), brief);
    const kept = prd(doneStory('US-1'), story('US-2'), brief);
    const merged = (result: JsonValue) => told([base], [first, [0]], [dropped, [0]], [result, [1, 2]]);
    expect(await merged(kept)).toEqual([]);
    const lost = ['warning state-file/merge-lost lost'];
    const { notes: ___, ...silent } = story('US-3');
    const unclaimed = prd(story('US-1'), story('US-2'), silent);
    expect(await told([base], [first, [0]], [unclaimed, [0]], [first, [1, 2]])).toEqual(lost);
    expect(await merged(first)).toEqual(lost);
    expect(await merged(prd(bare, story('US-2'), brief))).toEqual([
      'error done-changed changed US-1#acceptanceCriteria',
    ]);
  });

  it('keep what one side did to an item that the other one renamed', async () => {
    const renamed = (...items: readonly JsonObject[]) => prd(...items, story('US-2'), story('US-3'));
    const own = { ...story('US-1'), id: 'EXP-1' };
    const result = renamed({ ...own, passes: true });
    const parents = [[base], [renamed(own), [0]], [first, [0]]] as const;
    expect(await told(...parents, [result, [1, 2]])).toEqual(['note rekeyed rekeyed EXP-1']);
    expect(await told(...parents, [renamed(own), [1, 2]])).toEqual([
      'note rekeyed rekeyed EXP-1',
      'error reopened unexplained EXP-1#(done)',
    ]);
  });
});

describe('a merge that lost what a side did', () => {
  const base = prd(story('US-1'), story('US-2'), story('US-3'));
  const first = prd(doneStory('US-1'), story('US-2'), story('US-3'));
  const second = prd(story('US-1'), doneStory('US-2'), story('US-3'));
  const both = prd(doneStory('US-1'), doneStory('US-2'), story('US-3'));
  const noted = (plan: JsonValue): JsonValue =>
    JSON.parse(JSON.stringify(plan).replace(/(.*)"notes":""/, '$1"notes":"as a table"'));
  const lost = (id: string, end = '') => [
    `${end === '' ? 'error' : 'note'} reopened unexplained ${id}#(done)${end}`,
  ];
  const after = (result: JsonValue, ...later: readonly JsonValue[]) =>
    told([base], [first, [0]], [second, [0]], [result, [1, 2]], ...later.map((plan): Chapter => [plan]));

  it.each<[string, readonly JsonValue[], readonly string[]]>([
    ['is repaired by what the second side did', [first, both], lost('US-2', ' repaired')],
    ['is repaired by what the first side did', [second, both], lost('US-1', ' repaired')],
    ['is repaired together with other work', [first, noted(both)], lost('US-2', ' repaired')],
    ['is repaired later', [first, noted(first), noted(both)], lost('US-2', ' repaired')],
    ['is not repaired by other work', [first, noted(first)], lost('US-2')],
    ['is not repaired by other work, on the other side', [second, noted(second)], lost('US-1')],
    [
      'is repaired by what loses the other side',
      [first, second],
      [...lost('US-2', ' repaired'), 'error reopened unexplained US-1#(done)'],
    ],
  ])('%s', async (_, [result = null, ...later], expected) => {
    const found = await after(result, ...later);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('is repaired by taking the merge back', async () => {
    const commits = [
      { message: 'Plan', files: { 'prd.json': JSON.stringify(base), code: '0' } },
      { message: 'One', files: { 'prd.json': JSON.stringify(first), code: '1' }, parents: [0] },
      { message: 'Two', files: { 'prd.json': JSON.stringify(second), other: '2' }, parents: [0] },
      { message: 'Merge', files: { 'prd.json': JSON.stringify(noted(first)), other: '2' }, parents: [1, 2] },
      { message: 'Revert "Merge"', files: { 'prd.json': JSON.stringify(first), other: null } },
    ];
    const resolved = resolveSettings(checklist, { preset: 'ralph' });
    if (!resolved.ok) throw new Error('the preset is not known');
    const govern = governNamed(['prd.json'], { kind: checklist, settings: resolved.settings });
    const report = await checkRange({ ...memoryRepository(commits), govern });
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('merges that change what one side added', () => {
  const base = prd(story('US-1'), story('US-2'));
  const adding = (item: JsonObject) => prd(story('US-1'), story('US-2'), item);
  const merging = (added: JsonObject, result: JsonObject) =>
    told(
      [base],
      [prd(doneStory('US-1'), story('US-2')), [0]],
      [adding(added), [0]],
      [prd(doneStory('US-1'), story('US-2'), result), [1, 2]],
    );

  it('are judged as a step of that side', async () => {
    expect(await merging(doneStory('US-3'), doneStory('US-3', less))).toContain(
      'error done-changed changed US-3#acceptanceCriteria',
    );
    expect(await merging(doneStory('US-3'), doneStory('US-3'))).not.toContain(
      'error done-changed changed US-3#acceptanceCriteria',
    );
    const reworded = story('US-3', { notes: 'as a table' });
    expect(await merging(story('US-3'), reworded)).toEqual([]);
  });
});

describe('merges in which one side drops what the other one works on', () => {
  const base = prd(story('US-1'), story('US-2'));
  const dropped = prd(story('US-2'));
  const reworded = prd(story('US-1', { description: 'As an owner I want a table' }), story('US-2'));
  const noted = prd(story('US-1', { notes: 'as a table' }), story('US-2'));
  const renamed = prd({ ...story('US-1'), id: 'EXP-1' }, story('US-2'));
  const finished = prd(doneStory('US-1'), story('US-2'));
  const merging = (worked: JsonValue, result: JsonValue) =>
    told([base], [dropped, [0]], [worked, [0]], [result, [1, 2]]);

  it.each([
    ['reworded', 'kept', reworded, reworded, []],
    ['reworded', 'dropped', reworded, dropped, []],
    ['renamed', 'kept', renamed, renamed, []],
    ['renamed', 'dropped', renamed, dropped, []],
    ['finished', 'kept', finished, finished, []],
    ['finished', 'dropped', finished, dropped, ['error done-removed removed US-1']],
    ['left alone', 'kept', base, base, []],
    ['reworded', 'kept as it was', reworded, base, []],
    // A claim is no work that speaks against a removal; who keeps what it is about loses nothing either.
    ['noted', 'kept', noted, noted, []],
    ['noted', 'dropped', noted, dropped, []],
  ])('%s and %s', async (_, __, worked, result, expected) => {
    const found = await merging(worked, result);
    expect(found.filter((row) => row.startsWith('error'))).toEqual(expected);
  });
});

describe('rotation', () => {
  const next = { ...prd(story('N-1'), story('N-2')), branchName: 'ralph/next' };
  it('is none where every key is another one and the items are finished one by one', async () => {
    const open = ['1', '2', '3', '4'].map((id) => story(`US-${id}`));
    const named = open.map((each, index) => ({ ...each, id: `EXP-${index}` }));
    const first = named.map((each, index) => (index < 2 ? { ...each, passes: true } : each));
    const all = named.map((each) => ({ ...each, passes: true }));
    const steps = [[prd(...named)], [prd(...first)], [prd(...all)]] as const;
    const notes = named.map(({ id }) => `note rekeyed rekeyed ${id}`);
    expect(await told([prd(...open)], ...steps)).toEqual(notes);
  });

  it('cuts the range: what went before is judged by itself', async () => {
    const finished = prd(doneStory('US-1'), doneStory('US-2'));
    expect(
      await told([finished], [next], [{ ...next, userStories: [doneStory('N-1'), story('N-2')] }]),
    ).toEqual(['note plan-rotation rotated #(plan)']);
  });

  it('asks whether the old plan is kept: the same values in a file that came with it', async () => {
    const other = { ...good, userStories: [story('US-9')] };
    expect(await told([good], [next])).toEqual([
      'warning plan-rotation openVanished #(plan)',
      'note plan-rotation rotated #(plan)',
      'warning plan-rotation doneLeft #(items)',
    ]);
    expect(await told([good], [next, [0], good])).toEqual(['note plan-rotation rotated #(plan)']);
    expect(await told([good], [next, [0], other])).toContain('warning plan-rotation openVanished #(plan)');
  });

  it('lets a done item move to an archive', async () => {
    const rest = prd(doneStory('US-2'), story('US-3'));
    expect(await told([good], [rest, [0], good])).toEqual(['note filed-away filed #(items)']);
    expect(await told([good], [rest, [0], rest])).toEqual(['error done-removed removed US-1']);
  });
});

describe('a range that is judged as one', () => {
  const settings = () => {
    const resolved = resolveSettings(checklist, { preset: 'ralph' });
    if (!resolved.ok) throw new Error('the preset is not known');
    return resolved.settings;
  };
  const judged = async (granularity: 'commit' | 'squash', ...commits: readonly MemoryCommit[]) => {
    const govern = governNamed(['prd.json'], { kind: checklist, settings: settings() });
    const report = await checkRange({ ...memoryRepository(commits), govern, granularity });
    return report.findings.map(({ severity, messageId, subject }) => `${severity} ${messageId} ${subject}`);
  };
  const at = (plan: JsonValue, code: string): MemoryCommit => ({
    message: 'Work',
    files: { 'prd.json': JSON.stringify(plan), 'code.ts': code },
  });

  it('is told of done work that vanished in the commit that begins another plan', async () => {
    const next = prd(story('US-7', other), story('US-8', { title: 'Feed the cat' }));
    const found = await judged('squash', at(good, '1'), at(next, '2'), at(next, '3'));
    expect(found).toContain('error doneVanished #(items)');
  });

  it('asks all its commits why done work is open again', async () => {
    const open = prd(story('US-1'), doneStory('US-2'), story('US-3'));
    const saying = (message: string) => ({ ...at(open, '2'), message });
    const other = { ...at(open, '3'), message: 'Tidy' };
    const squashed = (message: string) => judged('squash', at(good, '1'), saying(message), other);
    expect(await squashed('Work')).toEqual(['error unexplained US-1#(done)']);
    expect(await squashed('Reopen US-1, it fails on old phones')).toEqual(['warning explained US-1#(done)']);
  });

  it('has nothing to add to what a step said of work that is open again', async () => {
    const told = prd(story('US-1', { notes: 'fails on old phones' }), doneStory('US-2'), story('US-3'));
    const silent = prd(story('US-1', { notes: '' }), doneStory('US-2'), story('US-3'));
    expect(await judged('commit', at(good, '1'), at(told, '2'), at(silent, '3'))).toEqual([
      'warning explained US-1#(done)',
    ]);
  });

  it('judges what is filled where a feature passes again from what stood when it was opened', async () => {
    const bare = (done: boolean, fields: JsonObject = {}) =>
      prd({ ...story('US-1'), description: '', passes: done, ...fields }, doneStory('US-2'), story('US-3'));
    const filled = { description: 'As an owner I want it' };
    const found = await judged(
      'commit',
      at(bare(true), '1'),
      at(bare(false), '2'),
      at(bare(true, filled), '3'),
    );
    expect(found).toEqual(['note added US-1#description', 'note unexplained US-1#(done)']);
    const standing = await judged('commit', at(bare(true), '1'), at(bare(true, filled), '2'));
    expect(standing).toEqual(['note added US-1#description']);
  });

  it('is no place to revert a repair', async () => {
    const without = prd(doneStory('US-2'), story('US-3'));
    const found = await judged('commit', at(good, '1'), at(without, '2'), at(good, '3'), at(without, '2'));
    expect(found).toContain('error removed US-1');
  });

  it('knows a repair on the side of a merge that leaves the file alone', async () => {
    const on = (parents: readonly number[], files: MemoryCommit['files']) => ({
      message: 'Work',
      parents,
      files,
    });
    const file = (plan: JsonValue) => ({ 'prd.json': JSON.stringify(plan) });
    const noted = prd(doneStory('US-1', { notes: 'seen' }), doneStory('US-2'), story('US-3'));
    const bad = prd(doneStory('US-1', { ...less, notes: 'seen' }), doneStory('US-2'), story('US-3'));
    const found = await judged(
      'commit',
      on([], file(good)),
      on([0], file(noted)),
      on([1], file(bad)),
      on([2], file(noted)),
      on([1], { 'code.ts': '1' }),
      on([4, 3], {}),
    );
    expect(found).toEqual(['note changed US-1#acceptanceCriteria']);
  });

  it('judges what is ticked in a plan that took the place of a finished one', async () => {
    const words = ['login', 'export', 'audit', 'theme'];
    const old = prd(...words.map((word, at) => doneStory(`US-${at}`, { title: `Old parser ${word}` })));
    const fresh = (done: boolean) =>
      prd(...words.map((word, at) => story(`US-${at}`, { title: `The ${word} page`, passes: done })));
    const found = await judged('commit', at(old, '1'), at(fresh(false), '1'), at(fresh(true), '1'));
    expect(found.filter((line) => !line.startsWith('note'))).toEqual([
      'warning many #(done)',
      'warning complete US-0#(done)',
    ]);
  });

  it('does not say again what a commit leaves alone that drops most of the list', async () => {
    const others = ['login', 'export', 'audit', 'theme'].map((word) => story(`US-${word}`, { title: word }));
    const bad = doneStory('US-1', less);
    const start = prd(doneStory('US-1'), ...others);
    const found = await judged('commit', at(start, '1'), at(prd(bad, ...others), '1'), at(prd(bad), '2'));
    expect(found.filter((line) => line.includes('US-1'))).toEqual(['error changed US-1#acceptanceCriteria']);
  });
});
