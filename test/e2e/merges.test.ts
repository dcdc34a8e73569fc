import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chapter, rowsOf, type Story, type Told, tellStories, treeFile } from '../support/e2e-trees.ts';
import { reportOf, runCli } from '../support/run-cli.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from '../support/trees.ts';

/** Merges in real repositories: docs/judging.md, 3. */
interface Case extends Story {
  /** All findings but warnings and those about the derived root, which follow from the others. */
  readonly found: readonly string[];
}

const base = tree(node('a'), node('b'), node('c'));
const withA = tree(passed('a'), node('b'), node('c'));
const withB = tree(node('a'), passed('b'), node('c'));
const withC = tree(node('a'), node('b'), passed('c'));
const both = tree(passed('a'), passed('b'), node('c'));
const all = tree(passed('a'), passed('b'), passed('c'));

const left: Chapter = { tree: withA, says: [done('a')], parents: [0] };
const right: Chapter = { tree: withB, says: [done('b')], parents: [0] };
const third: Chapter = { tree: withC, says: [done('c')], parents: [0] };
const merge = (version: Chapter['tree'], ...parents: number[]): Chapter => ({
  ...(version === undefined ? {} : { tree: version }),
  says: 'merge',
  parents: parents.length === 0 ? [1, 2] : parents,
});
const forked = (version: Chapter['tree'], ...found: string[]): Case => ({
  chapters: [{ tree: base }, left, right, merge(version)],
  found,
});
const counted = (attempts: number) => tree(node('a', { attempts }), node('b'));
const counting = (result: number, ...found: string[]): Case => ({
  chapters: [
    { tree: counted(0) },
    { tree: counted(1), says: [retry('a')], parents: [0] },
    { tree: counted(1), says: [retry('a')], parents: [0] },
    merge(counted(result)),
  ],
  found,
});

const twoSides: Readonly<Record<string, Case>> = {
  'holds what both sides did': forked(both),
  'takes its own side and drops the other ("ours")': forked(withA, 'error immutability b in 3'),
  'takes the other side and drops its own ("theirs")': forked(withB, 'error immutability a in 3'),
  'resets both': forked(base, 'error immutability a in 3', 'error immutability b in 3'),
  'flips what neither side did': forked(all, 'error undeclared-pass c#passes in 3'),
  'edits what one side completed': forked(changing(both, 'a', { goal: 'less' }), 'error immutability a in 3'),
  'edits what stands open, which any step may': forked(changing(both, 'c', { goal: 'more' })),
  'removes what one side completed': forked(tree(passed('b'), node('c')), 'error immutability a in 3'),
  'deletes the file': {
    // What another story has of the same nodes would be an archive of them.
    chapters: [
      { tree: tree(node('a'), passed('alone')) },
      { tree: tree(passed('a'), passed('alone')), says: [done('a')], parents: [0] },
      { files: { more: 'x' }, parents: [0] },
      merge(null),
    ],
    found: ['error state-file/deleted  in 3'],
  },
  'breaks the file': forked('{', 'error state-file/unreadable  in 3'),
  'leaves conflict markers': forked(
    `<<<<<<< ours\n${pretty(withA)}=======\n${pretty(withB)}>>>>>>> theirs\n`,
    'error state-file/unreadable  in 3',
  ),
  'raises a counter that neither side raised': forked(
    changing(both, 'c', { attempts: 2 }),
    'error state-update c#attempts in 3',
  ),
  'counts what both sides counted': counting(2),
  'counts what one side counted': counting(1),
  'counts more than both sides': counting(3, 'error'),
  'counts less than either side': counting(0, 'error state-update a#attempts in 3'),
  'joins a side that flipped without a declaration': {
    chapters: [{ tree: base }, left, { tree: withB, parents: [0] }, merge(both)],
    found: ['error undeclared-pass b#passes in 2'],
  },
};

const manySides: Readonly<Record<string, Case>> = {
  'an octopus of three steps': {
    chapters: [{ tree: base }, left, right, third, merge(all, 1, 2, 3)],
    found: [],
  },
  'an octopus that drops one of three': {
    chapters: [{ tree: base }, left, right, third, merge(both, 1, 2, 3)],
    found: ['error immutability c in 4'],
  },
  'a criss-cross whose end holds everything': {
    chapters: [
      { tree: base },
      left,
      right,
      merge(both, 1, 2),
      merge(both, 2, 1),
      { tree: all, says: [done('c')], parents: [3] },
      merge(all, 5, 4),
    ],
    found: [],
  },
  'a criss-cross whose end drops a step': {
    chapters: [
      { tree: base },
      left,
      right,
      merge(both, 1, 2),
      merge(both, 2, 1),
      { tree: all, says: [done('c')], parents: [3] },
      merge(both, 5, 4),
    ],
    found: ['error immutability c in 6'],
  },
  'a merge of a merge': {
    chapters: [{ tree: base }, left, right, merge(both), third, merge(all, 3, 4)],
    found: [],
  },
  'a merge without a fast-forward': {
    chapters: [{ tree: base }, left, merge(withA, 0, 1)],
    found: [],
  },
  'a merge without a fast-forward that takes nothing': {
    chapters: [{ tree: base }, left, merge(base, 0, 1)],
    found: ['error immutability a in 2'],
  },
  'a merge that takes the file from the side that added it': {
    chapters: [
      { files: { readme: '' } },
      { files: { readme: 'x' }, parents: [0] },
      { tree: base, parents: [0] },
      merge(base),
    ],
    found: [],
  },
  'a merge that adds a file with work done': {
    chapters: [
      { files: { readme: '' } },
      { files: { readme: 'x' }, parents: [0] },
      { files: { more: 'x' }, parents: [0] },
      merge(tree(passed('born'), node('b'))),
    ],
    found: ['error'],
  },
};

const good = tree(passed('a'), node('b'), node('c'));
const less = changing(good, 'a', { goal: 'less' });
const worked: Chapter = { tree: both, says: [done('b')], parents: [0] };
const tampered: Chapter = { tree: less, parents: [0] };
const note = 'note immutability a in 2, repaired in 3';
const repairs: Readonly<Record<string, Case>> = {
  'leaves the tampering of a side behind': {
    chapters: [{ tree: good }, worked, tampered, merge(both)],
    found: [note],
  },
  'leaves its own tampering behind': {
    chapters: [{ tree: good }, worked, tampered, merge(both, 2, 1)],
    found: [note],
  },
  'keeps the tampering': {
    chapters: [{ tree: good }, worked, tampered, merge(changing(both, 'a', { goal: 'less' }))],
    found: ['error'],
  },
  'keeps the tampering, which a later commit takes back': {
    chapters: [
      { tree: good },
      worked,
      tampered,
      merge(changing(both, 'a', { goal: 'less' })),
      { tree: both },
    ],
    found: ['note immutability a in 2, repaired in 4'],
  },
  'leaves the tampering behind, and the step with it': {
    chapters: [{ tree: good }, worked, tampered, merge(good)],
    found: [note, 'error immutability b in 3'],
  },
};

describe.each([
  ['a merge that', twoSides],
  ['the judgement of', manySides],
  ['a repairing merge that', repairs],
])('%s', (_, cases) => {
  let told: Told;
  beforeAll(async () => {
    told = await tellStories(cases);
  });
  afterAll(() => told.cleanup());

  it.each(Object.entries(cases))('%s', (name, { found }) => {
    const rows = told.rows(name).filter((row) => !row.includes(' root'));
    if (found[0] === 'error') expect(rows.join('\n')).toMatch(/^error/m);
    else expect(rows.sort()).toEqual([...found].sort());
  });
});

describe('a merge of main into a branch', () => {
  it.each([
    ['brings in what was judged on main', both, []],
    ['and drops what main did', withB, ['error immutability a in 3']],
    ['and edits what main completed', changing(both, 'a', { goal: 'less' }), ['error immutability a in 3']],
    ['and flips what nobody did', all, ['error undeclared-pass c#passes in 3']],
  ])('%s', async (_, result, expected) => {
    const repository = createTemporaryRepository();
    try {
      const commits = repository.commitAll([
        { message: 'base', files: { [treeFile]: pretty(base) } },
        { message: declaring(done('a')), files: { [treeFile]: pretty(withA) } },
        { message: declaring(done('b')), files: { [treeFile]: pretty(withB) }, branch: 'work', parents: [0] },
        { message: 'merge main', files: { [treeFile]: pretty(result) }, branch: 'work', parents: [2, 1] },
      ]);
      const judged = await runCli(['check', '--range', 'main..work', '--format', 'json'], {
        cwd: repository.directory,
        environment: repository.environment,
      });
      const steps = rowsOf(reportOf(judged), commits).filter((row) => !row.includes(' root'));
      expect(steps.filter((row) => !row.endsWith(' net') && !row.startsWith('warning'))).toEqual(expected);
      expect(judged.code).toBe(expected.length > 0 ? 1 : 0);
    } finally {
      repository.cleanup();
    }
  });
});
