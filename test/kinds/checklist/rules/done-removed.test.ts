import { describe, expect, it } from 'vitest';
import { doneStory, found, judge, prd, sprint, story } from '../../../support/checklists.ts';

const rule = 'done-removed';
const others = ['US-2', 'US-3', 'US-4'].map((id) => story(id));
const before = prd(doneStory('US-1'), ...others);

describe(`checklist/${rule}`, () => {
  it('is an error where a done item is gone', () => {
    expect(found(rule, { before, after: prd(...others) })).toEqual(['error removed US-1']);
    expect(found(rule, { before, after: prd(...others), net: true })).toEqual(['error removed US-1']);
  });

  it('is an error where it can no longer be read as an item', () => {
    const after = { ...prd(), userStories: ['US-1', ...others] };
    expect(found(rule, { before, after })).toEqual(['error removed US-1']);
  });

  it.each([
    ['an open item is gone', prd(doneStory('US-1'), story('US-2'), story('US-3'))],
    ['it got another key', prd(doneStory('US-1b', { ...doneStory('US-1'), id: 'US-1b' }), ...others)],
    ['the plan is a new one', { ...prd(...others), branchName: 'ralph/next' }],
  ])('is silent where %s', (_, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });

  it('is silent where the old content is kept elsewhere', () => {
    const context = { message: 'Archive', archived: ['archive/prd.json'] };
    expect(found(rule, { before, after: prd(...others), context })).toEqual([]);
  });

  it('points at the list it stood in, and at where it was', () => {
    const finding = judge({ before, after: prd(...others) }).findings.find(({ ruleId }) =>
      ruleId.endsWith(rule),
    );
    expect(finding).toMatchObject({
      pointer: '/userStories',
      related: [{ side: 'before', pointer: '/userStories/0' }],
    });
  });

  it('knows keys of maps', () => {
    const old = sprint({ 'epic-1': 'in-progress', '1-1-a': 'done', '1-2-b': 'backlog', '1-3-c': 'backlog' });
    const after = old.replace('  1-1-a: done\n', '');
    expect(found(rule, { preset: 'bmad', before: old, after })).toEqual(['error removed 1-1-a']);
  });
});
