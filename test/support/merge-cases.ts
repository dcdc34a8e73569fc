import type { TaskNode } from '../../src/index.ts';
import { treeFile } from './e2e-trees.ts';
import { changing, declaring, done, node, passed, pretty, retry, tree } from './trees.ts';

/** Merges of honest work and tampering: docs/judging.md, 3. */
const good = tree(passed('a'), node('b'), node('c'));
const less = changing(good, 'a', { goal: 'less' });
const worked = tree(passed('a'), passed('b'), node('c'));
const counted = changing(good, 'c', { attempts: 1 });
export const file = (version: TaskNode) => ({ [treeFile]: pretty(version) });

export const names = ['base', 'worked', 'tampered', 'counted', 'tampered and counted'] as const;
/** The sides, in the order of their names. */
export const sides = [
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
];

export interface MergeCase {
  readonly ours: (typeof names)[number];
  readonly theirs: readonly (typeof names)[number][];
  readonly result: TaskNode;
  /** The rule and subject that refuse it; none where it passes. */
  readonly refused?: readonly string[];
  /** How many errors of older commits still stand. */
  readonly standing?: number;
}

export const mergeCases: Readonly<Record<string, MergeCase>> = {
  'leaves the tampering of the other side behind': { ours: 'worked', theirs: ['tampered'], result: worked },
  'leaves its own tampering behind': { ours: 'tampered', theirs: ['worked'], result: worked },
  'leaves the tampering behind, and honest work with it': {
    ours: 'worked',
    theirs: ['tampered and counted'],
    result: worked,
    refused: ['state-update', 'c#attempts'],
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
    refused: ['immutability', 'b'],
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
    refused: ['state-update', 'c#attempts'],
  },
};
