import { expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { builtInPolicy } from '../../../src/engine/policy/built-in-policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { changing, declaring, done, node, pretty, retry, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';

/** A tree beside the run state that the runner leaves after `iterations`, the last of which passed. */
function files(value: Parameters<typeof pretty>[0], iterations: number) {
  const said = { last_status: 'done', last_summary: 'x', last_guard: 'pass' };
  const state = { run_id: 'r', next_iter: iterations + 1, ...(iterations === 0 ? {} : said) };
  return { [path]: pretty(value), '.runner/state/run_state.json': pretty(state) };
}

/** What is found in the last of these commits; without a message where that one is still to be written. */
async function judged(commits: readonly MemoryCommit[], awaitsMessage = false) {
  const { history, blobs, range } = memoryRepository(commits);
  const report = await checkRange({
    ...builtInPolicy(kinds),
    blobs,
    range,
    awaitsMessage,
    net: false,
    history: {
      ...history,
      commits: async (asked) => {
        const found = await history.commits(asked);
        if (!found.ok || !awaitsMessage) return found;
        const unsaid = found.value.map(({ message, ...facts }) =>
          facts.id === range.head || message === undefined ? facts : { ...facts, message },
        );
        return { ok: true, value: unsaid };
      },
    },
  });
  return {
    found: report.findings.map(({ ruleId, subject }) => `${ruleId} ${subject}`),
    silent: report.notJudged.map(({ ruleId }) => ruleId),
  };
}

const plan = tree(node('a'), node('b'), node('c'));
const base = { message: 'base', files: files(plan, 0) };
const twoDone = changing(changing(plan, 'a', { passes: true }), 'b', { passes: true });

const squashes = [
  ['two steps', twoDone, [done('a'), done('b')]],
  [
    'a failed attempt and a pass',
    changing(plan, 'a', { attempts: 1, passes: true }),
    [retry('a'), done('a')],
  ],
] as const;

it.each(squashes)('a squash of %s waits for its message, which declares them', async (_, after, steps) => {
  const squash = (message: string) => [base, { message, files: files(after, 2) }];
  const early = await judged(squash(''), true);
  expect(early.found).toEqual([]);
  expect(early.silent).toContain('task-tree/state-update');
  expect(await judged(squash(declaring(...steps)))).toEqual({
    found: [],
    silent: ['task-tree/guard-evidence'],
  });
  expect(await judged(squash(declaring(...steps.toReversed())))).toEqual({
    found: [],
    silent: ['task-tree/guard-evidence'],
  });
  expect((await judged(squash('work'))).found).not.toEqual([]);
});

it('a new tree waits for a message that may declare several steps', async () => {
  const squash = (message: string) => [
    { message: 'base', files: {} },
    { message, files: files(twoDone, 2) },
  ];
  expect((await judged(squash(''), true)).found).toEqual([]);
  expect(await judged(squash(declaring(done('a'), done('b'))))).toEqual({
    found: [],
    silent: ['task-tree/guard-evidence'],
  });
  expect((await judged(squash('work'))).found).not.toEqual([]);
});

function merging(merged: typeof plan, message: string) {
  const reworded = changing(plan, 'c', { goal: 'other words' });
  return [
    base,
    { message: declaring(done('a')), files: files(changing(plan, 'a', { passes: true }), 1) },
    { message: 'c', files: files(reworded, 0), parents: [0] },
    { message, files: files(changing(merged, 'c', { goal: 'other words' }), 1), parents: [1, 2] },
  ];
}

const onePassed = changing(plan, 'a', { passes: true });

it('a merge has no step of a run state: what grew on one side is spent there', async () => {
  expect((await judged(merging(onePassed, 'merge'))).found).toEqual([]);
  expect((await judged(merging(twoDone, 'merge'))).found).toEqual(['task-tree/undeclared-pass b#passes']);
  expect((await judged(merging(twoDone, declaring(done('b'))))).found).toEqual([]);
});

it('a merge waits for a message that may declare several steps, and its sides have theirs', async () => {
  const after = changing(changing(twoDone, 'b', { attempts: 1 }), 'c', { attempts: 1 });
  expect((await judged(merging(after, ''), true)).found).toEqual([]);
  const [first, , other, merge] = merging(onePassed, '');
  const unexplained = { message: 'work', files: { [path]: pretty(changing(plan, 'a', { attempts: 2 })) } };
  const commits = [first, unexplained, other, merge].filter((each) => each !== undefined);
  expect((await judged(commits, true)).found).toContain('task-tree/state-update a#attempts');
});
