import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chapter, type Story, type Told, tellStories } from '../support/e2e-trees.ts';
import { changing, decomposed, done, inner, node, passed, retry, tree } from '../support/trees.ts';

/** What a person sees who breaks a tree, pushes, and brings it back: docs/judging.md, 2, Revert with code. */
interface Case extends Story {
  /** All findings at the end but warnings. */
  readonly found: readonly string[];
}

const good = tree(passed('a'), passed('b'), node('c'));
const restored = tree(passed('restored'), node('c'));
const lessA = changing(good, 'a', { goal: 'less' });
const lessB = changing(good, 'b', { goal: 'less' });
const lessBoth = changing(lessA, 'b', { goal: 'less' });
const beforeB = tree(passed('a'), node('b'), node('c'));
const retried = changing(good, 'c', { attempts: 1 });

const repaired: Readonly<Record<string, Case>> = {
  'tampering, left as it is': {
    chapters: [{ tree: good }, { tree: lessA }],
    found: ['error immutability a in 1'],
  },
  'tampering, restored in a new commit': {
    chapters: [{ tree: good }, { tree: lessA }, { tree: good }],
    found: ['note immutability a in 1, repaired in 2'],
  },
  'tampering, restored by another text of the same value': {
    chapters: [{ tree: good }, { tree: lessA }, { tree: JSON.stringify(good) }],
    found: ['note immutability a in 1, repaired in 2'],
  },
  'tampering, restored to something else': {
    chapters: [{ tree: good }, { tree: lessA }, { tree: changing(good, 'a', { goal: 'other' }) }],
    found: ['error immutability a in 1+2'],
  },
  'two tampered, one restored': {
    chapters: [{ tree: good }, { tree: lessBoth }, { tree: lessB }],
    found: ['note immutability a in 1, repaired in 2', 'error immutability b in 1'],
  },
  'two tampered, restored one after the other': {
    chapters: [{ tree: good }, { tree: lessBoth }, { tree: lessB }, { tree: good }],
    found: ['note immutability a in 1, repaired in 2', 'note immutability b in 1, repaired in 3'],
  },
  'tampered, restored, tampered again': {
    chapters: [{ tree: good }, { tree: lessA }, { tree: good }, { tree: lessA }],
    found: ['error immutability a in 1+3'],
  },
  'tampered, restored, tampered again, restored again': {
    chapters: [{ tree: good }, { tree: lessA }, { tree: good }, { tree: lessA }, { tree: good }],
    found: ['note immutability a in 1+3, repaired in 4'],
  },
  'restored together with an honest step': {
    chapters: [{ tree: good }, { tree: lessA }, { tree: retried, says: [retry('c')] }],
    found: ['note immutability a in 1, repaired in 2'],
  },
  'restored together with a step that goes too far': {
    chapters: [
      { tree: good },
      { tree: lessA },
      { tree: changing(good, 'c', { attempts: 2 }), says: [retry('c')] },
    ],
    found: ['note immutability a in 1, repaired in 2', 'error state-update c#attempts in 2'],
  },
  'restored after an honest step that stays': {
    chapters: [
      { tree: good },
      { tree: lessA },
      { tree: changing(lessA, 'c', { attempts: 1 }), says: [retry('c')] },
      { tree: retried },
    ],
    found: ['note immutability a in 1, repaired in 3'],
  },
  'a whole-file restore that takes back an honest step (laundering)': {
    chapters: [{ tree: beforeB }, { tree: good, says: [done('b')] }, { tree: lessA }, { tree: beforeB }],
    found: ['note immutability a in 2, repaired in 3', 'error immutability b in 3'],
  },
  'the same, until the honest step stands again': {
    chapters: [
      { tree: beforeB },
      { tree: good, says: [done('b')] },
      { tree: lessA },
      { tree: beforeB },
      { tree: good },
    ],
    found: ['note immutability a in 2, repaired in 3', 'note immutability b in 3, repaired in 4'],
  },
  'a whole-file restore that lowers a counter (laundering)': {
    chapters: [
      { tree: good },
      { tree: retried, says: [retry('c')] },
      { tree: changing(retried, 'a', { goal: 'less' }) },
      { tree: good },
    ],
    found: ['note immutability a in 2, repaired in 3', 'error state-update c#attempts in 3'],
  },
  'a file deleted and restored': {
    // Trees of their own: what another story has of the same nodes would be an archive of them.
    chapters: [{ tree: restored }, { tree: null }, { tree: restored }],
    found: ['note state-file/deleted  in 1, repaired in 2'],
  },
  'a file deleted and created afresh (laundering)': {
    chapters: [
      { tree: tree(passed('mine'), passed('alone'), node('b')) },
      { tree: null },
      { tree: tree(node('mine'), node('alone'), node('b')) },
    ],
    found: [
      'error immutability alone in 2',
      'error immutability mine in 2',
      'note state-file/deleted  in 1, repaired in 2',
    ],
  },
};

describe('a repair in a new commit', () => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(repaired);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(repaired))('%s', (name, { found }) => {
    expect(told.rows(name).sort()).toEqual([...found].sort());
  });

  it('turns red to green for whoever pushes, and the message says how', async () => {
    const name = 'tampering, restored in a new commit';
    const red = await told.judge(name, 1);
    expect(red.code).toBe(1);
    expect(red.out).toMatch(/^Repair: git checkout [0-9a-f]{12} -- s\d+\/\.runner\/state\/tree\.json\n/m);
    const green = await told.judge(name, 2);
    expect(green).toMatchObject({ code: 0, error: '' });
    expect(green.out).toContain(told.commit(name, 2).slice(0, 7));
    expect((await told.judge('two tampered, one restored', 2)).code).toBe(1);
    expect((await told.judge('tampered, restored, tampered again', 3)).code).toBe(1);
  });
});

const tamperedBase: readonly [Chapter, ...Chapter[]] = [{ tree: good }, { tree: lessA }];
const behind: Readonly<Record<string, Case>> = {
  'restores what was tampered with on the base': {
    base: 1,
    chapters: [...tamperedBase, { tree: good }],
    found: ['note immutability a in 2, a repair'],
  },
  'restores it beside an honest step': {
    base: 1,
    chapters: [...tamperedBase, { tree: retried, says: [retry('c')] }],
    found: ['note immutability a in 2, a repair'],
  },
  'restores it after an honest step on the base': {
    base: 2,
    chapters: [
      ...tamperedBase,
      { tree: changing(lessA, 'c', { attempts: 1 }), says: [retry('c')] },
      { tree: retried },
    ],
    found: ['note immutability a in 3, a repair'],
  },
  'restores the whole file and takes back that honest step': {
    base: 2,
    chapters: [
      ...tamperedBase,
      { tree: changing(lessA, 'c', { attempts: 1 }), says: [retry('c')] },
      { tree: good },
    ],
    found: ['note immutability a in 3, a repair', 'error state-update c#attempts in 3'],
  },
  'tampers with it in another way': {
    base: 1,
    chapters: [...tamperedBase, { tree: changing(good, 'a', { goal: 'other' }) }],
    found: ['error immutability a in 2'],
  },
  'takes back what was legal on the base': {
    base: 1,
    chapters: [{ tree: beforeB }, { tree: good, says: [done('b')] }, { tree: beforeB }],
    found: ['error immutability b in 2'],
  },
  'leaves the fault of the base alone': {
    base: 1,
    chapters: [...tamperedBase, { tree: changing(lessA, 'c', { attempts: 1 }), says: [retry('c')] }],
    found: [],
  },
};

describe('a pull request that', () => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(behind);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(behind))('%s', (name, { found }) => {
    expect(told.rows(name).sort()).toEqual([...found].sort());
  });
});

const code = (text: string) => ({ files: { 'src/code.js': text } });
const undone = 'warning state-file/reverted  in';
const withStep: Chapter = { tree: good, ...code('1'), says: [done('b')] };
const reverts: Readonly<Record<string, Case>> = {
  'exact, of a commit that also changed code': {
    chapters: [{ tree: beforeB, ...code('0') }, withStep, { tree: beforeB, ...code('0') }],
    found: [`${undone} 2`],
  },
  'exact, and the same step again after it': {
    chapters: [
      { tree: beforeB, ...code('0') },
      withStep,
      { tree: beforeB, ...code('0') },
      { ...withStep, ...code('2') },
    ],
    found: [`${undone} 2`],
  },
  'exact, of a tampering that also changed code': {
    chapters: [
      { tree: good, ...code('0') },
      { tree: lessA, ...code('1') },
      { tree: good, ...code('0') },
    ],
    // What is put back is the baseline: nothing honest goes with it.
    found: ['note immutability a in 1, repaired in 2'],
  },
  'exact, of a commit that added a file of code': {
    chapters: [{ tree: beforeB }, withStep, { tree: beforeB, files: { 'src/code.js': null } }],
    found: [`${undone} 2`],
  },
  'partial: the code stays': {
    chapters: [{ tree: beforeB, ...code('0') }, withStep, { tree: beforeB }],
    found: ['error immutability b in 2'],
  },
  'partial: the code becomes something else': {
    chapters: [{ tree: beforeB, ...code('0') }, withStep, { tree: beforeB, ...code('2') }],
    found: ['error immutability b in 2'],
  },
  'with one path more': {
    chapters: [
      { tree: beforeB, ...code('0') },
      withStep,
      { tree: beforeB, files: { 'src/code.js': '0', 'src/more.js': '0' } },
    ],
    found: ['error immutability b in 2'],
  },
  'of a commit that touched the tree only': {
    chapters: [{ tree: beforeB, ...code('0') }, { tree: good, says: [done('b')] }, { tree: beforeB }],
    found: ['error immutability b in 2'],
  },
  'after later honest steps': {
    chapters: [
      { tree: beforeB, ...code('0') },
      withStep,
      { tree: retried, says: [retry('c')] },
      { tree: beforeB, ...code('0') },
    ],
    found: ['error immutability b in 3', 'error state-update c#attempts in 3'],
  },
  'after later honest steps, which stay': {
    chapters: [
      { tree: beforeB, ...code('0') },
      withStep,
      { tree: retried, says: [retry('c')] },
      { tree: changing(beforeB, 'c', { attempts: 1 }), ...code('0') },
    ],
    found: ['error immutability b in 3'],
  },
};

describe('a revert', () => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(reverts);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(reverts))('%s', (name, { found }) => {
    expect(told.rows(name, { warnings: true }).sort()).toEqual([...found].sort());
  });
});

const leaf = inner('a', [], { next: 'decompose' });
const planned = tree(leaf, node('z', { order: 1 }));
const split = tree(inner('a', [node('x'), node('y')]), node('z', { order: 1 }));
const finished = tree(inner('a', [passed('x'), passed('y', { attempts: 1 })]), node('z', { order: 1 }));
const steps = [decomposed('a'), done('x'), retry('y'), done('y')];

const squashes: Readonly<Record<string, Case>> = {
  'declares the steps it took in': {
    chapters: [{ tree: planned }, { tree: finished, says: steps }],
    found: [],
  },
  'declares one step less than it took': {
    chapters: [{ tree: planned }, { tree: finished, says: steps.slice(0, 3) }],
    found: ['error state-update y#passes in 1'],
  },
  'declares them in an impossible order': {
    chapters: [
      { tree: planned },
      { tree: finished, says: [done('x'), decomposed('a'), retry('y'), done('y')] },
    ],
    found: ['error'],
  },
  'adds a tree together with its steps': {
    chapters: [{ files: { readme: '' } }, { tree: finished, says: steps }],
    found: [],
  },
  'adds a tree with work done that no step declares': {
    chapters: [{ files: { readme: '' } }, { tree: finished }],
    found: ['error'],
  },
};

describe('a squash commit that', () => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(squashes);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(squashes))('%s', (name, { found }) => {
    const rows = told.rows(name).sort();
    if (found[0] === 'error') expect(rows.join('\n')).toMatch(/^error/);
    else expect(rows).toEqual([...found].sort());
  });

  it.each(['commit', 'squash'])('declares its steps passes with --granularity %s', async (granularity) => {
    for (const name of ['declares the steps it took in', 'adds a tree together with its steps']) {
      expect(await told.judge(name, 1, '--granularity', granularity)).toMatchObject({ code: 0, error: '' });
    }
  });
});

describe('a branch of several legal steps', () => {
  const branch: Story = {
    chapters: [
      { files: { readme: '' } },
      { tree: planned },
      { tree: split, says: [decomposed('a')] },
      { tree: changing(split, 'x', { passes: true }), says: [done('x')] },
      { tree: changing(changing(split, 'x', { passes: true }), 'y', { attempts: 1 }), says: [retry('y')] },
      { tree: finished, says: [done('y')] },
    ],
  };

  it('is legal together with the tree it adds, commit by commit and as one change', async () => {
    const told = await tellStories({ branch });
    try {
      expect(told.rows('branch', { warnings: true })).toEqual([]);
      expect((await told.judge('branch', 5)).code).toBe(0);
      expect((await told.judge('branch', 5, '--granularity', 'squash')).code).toBe(0);
    } finally {
      told.cleanup();
    }
  });
});
