import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskNode } from '../../src/index.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { createHookedRepository, type HookedRepository } from '../support/repository-with-hooks.ts';
import { runCli } from '../support/run-cli.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from '../support/trees.ts';

/** Merges in the hooks are judged as CI judges them: docs/judging.md, Merges. */
const good = tree(passed('a'), node('b'), node('c'));
const less = changing(good, 'a', { goal: 'less' });
const worked = tree(passed('a'), passed('b'), node('c'));
const counted = changing(good, 'c', { attempts: 1 });
const file = (version: TaskNode) => ({ [treeFile]: pretty(version) });

const names = ['base', 'worked', 'tampered', 'counted', 'tampered and counted'] as const;
let repository: HookedRepository;
let commits: Readonly<Record<(typeof names)[number], string>>;

beforeAll(() => {
  repository = createHookedRepository(['pre-commit', 'commit-msg', 'pre-merge-commit']);
  const ids = repository.commitAll([
    { message: 'plan', files: file(good) },
    { message: declaring(done('b')), files: file(worked), branch: 'worked', parents: [0] },
    { message: 'tamper', files: file(less), branch: 'tampered', parents: [0] },
    { message: declaring(retry('c')), files: file(counted), branch: 'counted', parents: [0] },
    {
      message: declaring(retry('c')),
      files: file(changing(less, 'c', { attempts: 1 })),
      branch: 'both',
      parents: [2],
    },
  ]);
  const [base = '', worked_ = '', tampered = '', counted_ = '', both = ''] = ids;
  commits = { base, worked: worked_, tampered, counted: counted_, 'tampered and counted': both };
});
afterAll(() => repository.cleanup());

interface Case {
  readonly ours: (typeof names)[number];
  readonly theirs: readonly (typeof names)[number][];
  readonly result: TaskNode;
  /** The rule and subject that refuse it; none where it passes. */
  readonly refused?: readonly string[];
  /** How many errors of older commits still stand. */
  readonly standing?: number;
}

const cases: Readonly<Record<string, Case>> = {
  'leaves the tampering of the other side behind': { ours: 'worked', theirs: ['tampered'], result: worked },
  'leaves its own tampering behind': { ours: 'tampered', theirs: ['worked'], result: worked },
  'leaves the tampering behind, and honest work with it': {
    ours: 'worked',
    theirs: ['tampered and counted'],
    result: worked,
    refused: ['merge-lost', 'c'],
  },
  'leaves the tampering behind and keeps the honest work': {
    ours: 'worked',
    theirs: ['tampered and counted'],
    result: changing(worked, 'c', { attempts: 1 }),
  },
  'drops what its own side did': {
    ours: 'worked',
    theirs: ['tampered'],
    result: good,
    refused: ['merge-lost', 'b'],
  },
  'keeps the tampering, which is not of its making': {
    ours: 'worked',
    theirs: ['tampered'],
    result: changing(worked, 'a', { goal: 'less' }),
    standing: 1,
  },
  'tampers in another way': {
    ours: 'worked',
    theirs: ['tampered'],
    result: changing(worked, 'a', { goal: 'other' }),
    refused: ['immutability', 'a'],
  },
  'tampers where nobody did': {
    ours: 'worked',
    theirs: ['counted'],
    result: changing(changing(worked, 'c', { attempts: 1 }), 'a', { goal: 'less' }),
    refused: ['immutability', 'a'],
  },
  'joins three sides and leaves the tampering behind': {
    ours: 'worked',
    theirs: ['tampered', 'counted'],
    result: changing(worked, 'c', { attempts: 1 }),
  },
  'joins three sides and drops one': {
    ours: 'worked',
    theirs: ['tampered', 'counted'],
    result: worked,
    refused: ['merge-lost', 'c'],
  },
};

describe('a merge that is committed by hand and', () => {
  it.each(Object.entries(cases))('%s', async (_, { ours, theirs, result, refused, standing = 0 }) => {
    repository.startAt(commits[ours]);
    repository.git('merge', '-q', '-s', 'ours', '--no-commit', ...theirs.map((side) => commits[side]));
    repository.stage(file(result));
    const ended = repository.try('commit', '-q', '-m', 'merge');
    const [rule, subject] = refused ?? [];
    if (rule === undefined) expect(ended.text).not.toContain('error  task-tree');
    else
      expect(ended.text).toMatch(
        new RegExp(`error +task-tree/${rule}(?: +|\\s(?:.*\\n)*? +About +)${subject}`),
      );
    expect(ended.code).toBe(rule === undefined ? 0 : 1);
    const sentence = `${standing} error`;
    if (standing > 0)
      expect(ended.text.replaceAll(/\s+/g, ' ')).toContain(
        `${sentence} stands in commits that this merge joins`,
      );
    else if (rule === undefined) expect(ended.text).not.toContain('stands in commits');
    if (ended.code !== 0) return;
    const { directory: cwd, environment } = repository;
    const inCi = await runCli(['check', '--range', `${commits.base}..HEAD`], { cwd, environment });
    expect(inCi.code).toBe(standing > 0 ? 1 : 0);
  });
});

describe('a clean merge', () => {
  it.each([
    ['takes over a tampering, which is said in a sentence', 'counted', [], 0, '1 error stands'],
    ['that drops a tampering ("ours") repairs it', 'tampered', ['-s', 'ours'], 0, ''],
    ['that drops honest work ("ours") is refused', 'tampered and counted', ['-s', 'ours'], 1, 'merge-lost'],
  ] as const)('%s', (_, theirs, strategy, code, said) => {
    repository.startAt(theirs === 'counted' ? commits.tampered : commits.worked);
    const ended = repository.try('merge', '--no-ff', '-m', 'merge', ...strategy, commits[theirs]);
    expect(ended.text).toContain(said);
    // pre-merge-commit leaves to commit-msg what refuses nothing.
    if (code === 0 && said !== '') expect(ended.text.split(said)).toHaveLength(2);
    if (code === 0) expect(ended.text).not.toContain('merge-lost');
    expect(ended.code === 0).toBe(code === 0);
    repository.try('merge', '--abort');
  });

  it('of a history that has nothing in common is judged alone', () => {
    const [other = ''] = repository.commitAll([
      { message: 'other', branch: 'other', parents: [], files: { 'other.txt': 'x' } },
    ]);
    repository.startAt(commits.worked);
    const ended = repository.try('merge', '-q', '--allow-unrelated-histories', '-m', 'both', other);
    expect(ended).toEqual({ code: 0, text: '' });
  });
});
