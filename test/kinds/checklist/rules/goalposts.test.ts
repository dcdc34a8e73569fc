import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'goalposts';
const before = prd(story('US-1'), story('US-2'));
const less = { acceptanceCriteria: ['It compiles'] };

describe(`checklist/${rule}`, () => {
  it('is an error where an item turns done and its contract changes in the same commit', () => {
    const after = prd(doneStory('US-1', less), story('US-2'));
    expect(found(rule, { before, after })).toEqual(['error moved US-1#acceptanceCriteria']);
  });

  it('is a warning over a range', () => {
    const after = prd(doneStory('US-1', less), story('US-2'));
    expect(found(rule, { before, after, net: true })).toEqual(['warning overall US-1#acceptanceCriteria']);
  });

  it('is a warning where the preset says so', () => {
    const [old, now] = [tasks(task(1, 'pending')), tasks(task(1, 'done', { testStrategy: 'None' }))];
    expect(found(rule, { preset: 'task-master', before: old, after: now })).toEqual([
      'warning moved master:1#testStrategy',
    ]);
  });

  it.each([
    ['the contract stayed', prd(doneStory('US-1', { notes: 'shown to the owner' }), story('US-2'))],
    ['the item stays open', prd(story('US-1', less), story('US-2'))],
    ['another item was edited', prd(doneStory('US-1'), story('US-2', less))],
  ])('is silent where %s', (_, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });
});
