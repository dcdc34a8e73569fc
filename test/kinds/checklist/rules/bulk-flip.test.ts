import { describe, expect, it } from 'vitest';
import { doneStory, found, judge, prd, sprint, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'bulk-flip';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const flipping = (count: number) => ({
  before: prd(...numbers(12).map((id) => story(`US-${id}`))),
  after: prd(...numbers(12).map((id) => (id <= count ? doneStory(`US-${id}`) : story(`US-${id}`)))),
});

describe(`checklist/${rule}`, () => {
  it.each([
    [2, []],
    [3, ['warning many #(done)']],
    [9, ['warning many #(done)']],
    [10, ['error most #(done)']],
  ])('%i flips at once: %j', (count, expected) => {
    expect(found(rule, flipping(count))).toEqual(expected);
  });

  it('counts items that are born done, also in a new plan', () => {
    const after = { ...prd(...numbers(3).map((id) => doneStory(`T-${id}`))), branchName: 'ralph/next' };
    expect(found(rule, { ...flipping(0), after })).toEqual(['warning many #(done)']);
    expect(found(rule, { before: null, after })).toEqual([]);
  });

  it('counts top-level items only where parents cascade', () => {
    const subtasks = (status: string) => numbers(12).map((id) => task(id, status));
    const [before, after] = ['pending', 'done'].map((status) =>
      tasks(task(1, status, { subtasks: subtasks(status) })),
    );
    expect(found(rule, { preset: 'task-master', before: before ?? {}, after: after ?? {} })).toEqual([]);
    const [open, done] = ['pending', 'done'].map((status) => tasks(...subtasks(status).slice(0, 10)));
    expect(found(rule, { preset: 'task-master', before: open ?? {}, after: done ?? {} })).toEqual([
      'error most #(done)',
    ]);
  });

  it('warns from ten elsewhere, derived parents aside', () => {
    const all = (status: string, count: number) =>
      sprint(Object.fromEntries([['epic-1', status], ...numbers(count).map((id) => [`1-${id}-x`, status])]));
    const change = (count: number) => ({
      preset: 'bmad',
      before: all('review', count),
      after: all('done', count),
    });
    expect(found(rule, change(9))).toEqual([]);
    expect(found(rule, change(10))).toEqual(['warning many #(done)']);
  });

  it('names them all in its data', () => {
    const [finding] = judge(flipping(3)).findings;
    expect(finding).toMatchObject({
      ruleId: 'checklist/bulk-flip',
      data: { items: ['US-1', 'US-2', 'US-3'] },
    });
  });
});
