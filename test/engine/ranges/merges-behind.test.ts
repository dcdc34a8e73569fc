import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const path = '.runner/state/tree.json';

/** A tree with one leaf that matters. */
const tree = (passes: boolean, attempts: number, title = 'Sign in') => {
  const node = (id: string, fields: object) => ({
    ...{ id, order: 0, title: id, goal: id, acceptance: [], next: 'execute', passes: false },
    ...{ attempts: 0, max_attempts: 3, children: [] },
    ...fields,
  });
  const leaves = [node('a', { title, passes, attempts }), node('b', { order: 1 })];
  return { [path]: JSON.stringify(node('app', { next: 'decompose', children: leaves })) };
};
const done = (guard: string) => `Work\n\nAgent-Step: node=a status=done guard=${guard}`;

const history = [
  { message: 'Plan', files: tree(false, 0) },
  { message: done('pass'), files: tree(true, 0), parents: [0] },
  { message: done('fail'), files: tree(false, 1), parents: [0] },
];

async function errorsBehind(
  merge: ReturnType<typeof tree>,
  next: ReturnType<typeof tree>,
): Promise<string[]> {
  const commits = [
    ...history,
    { message: 'Merge', files: merge, parents: [1, 2] },
    { message: 'Work', files: next },
  ];
  const { findings } = await checkRange({
    ...memoryRepository(commits, 3),
    govern: governByDetection(kinds),
  });
  return findings.flatMap(({ severity, ruleId }) => (severity === 'error' ? [ruleId] : []));
}

it('is no repair to take back what a merge behind the base brought together legally', async () => {
  // One side passed, the other had counted an attempt: the merge holds both, which no single step could do.
  expect(await errorsBehind(tree(true, 1), tree(true, 0))).toEqual(['task-tree/immutability']);
});

it('is one to take back what a merge made up, and nothing that was counted', async () => {
  expect(await errorsBehind(tree(true, 1, 'Sign out'), tree(true, 1))).toEqual([]);
  expect(await errorsBehind(tree(true, 1, 'Sign out'), tree(true, 0))).toEqual(['task-tree/immutability']);
});
