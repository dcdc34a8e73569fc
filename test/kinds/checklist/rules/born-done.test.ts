import { describe, expect, it } from 'vitest';
import {
  doneStory,
  found,
  idle,
  judge,
  prd,
  sprint,
  story,
  task,
  tasks,
} from '../../../support/checklists.ts';

const rule = 'born-done';
const before = prd(story('US-1'));
const after = prd(story('US-1'), doneStory('US-2'));

describe(`checklist/${rule}`, () => {
  it.each([
    ['task-master', tasks(task(1, 'pending')), tasks(task(1, 'pending'), task(2, 'done')), 'master:2'],
    ['ralph', before, after, 'US-2'],
    ['bmad', sprint({ '1-1-a': 'backlog' }), sprint({ '1-1-a': 'backlog', '1-2-b': 'done' }), '1-2-b'],
  ])('is an error for %s', (preset, old, now, key) => {
    expect(found(rule, { preset, before: old, after: now, context: idle })).toEqual([
      `error born ${key}#(done)`,
    ]);
  });

  it.each([
    ['in a new plan', { ...after, branchName: 'ralph/next' }],
    ['in a list that was empty', after],
  ])('is an error %s', (what, now) => {
    const old = what === 'in a new plan' ? prd(doneStory('T-1')) : prd();
    expect(found(rule, { before: old, after: now, context: idle })).toEqual(['error born US-2#(done)']);
  });

  it.each([
    ['the file is new', { before: null, after, context: idle }],
    ['the commit changes code', { before, after }],
    [
      'a commit before with work names it',
      { before, after, context: { ...idle, prior: [{ message: 'feat: US-2', touched: ['src/code.ts'] }] } },
    ],
    ['the guard succeeded', { before, after, context: { ...idle, guard: 'success' as const } }],
    ['the new item is open', { before, after: prd(story('US-1'), story('US-2')), context: idle }],
    ['it is judged as a whole range', { before, after, context: idle, net: true }],
  ])('is silent where %s', (_, change) => {
    expect(found(rule, change)).toEqual([]);
  });

  it('is not judged where nobody knows what else changed', () => {
    const report = judge({ before, after, context: { message: 'Work' } });
    expect(report.notJudged.map(({ ruleId }) => ruleId)).toContain('checklist/born-done');
  });
});
