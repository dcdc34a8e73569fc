import { describe, expect, it } from 'vitest';
import { doneStory, found, judge, prd, sprint, story, task, tasks } from '../../../support/checklists.ts';

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
    ['the plan is a new one', prd(story('N-1', { title: 'Sell' }), story('N-2', { title: 'Buy' }))],
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

  describe('where what stands below a done item goes on under another key', () => {
    const below = { subtasks: [task(1, 'done')] };
    const done = (id: number, fields = {}) =>
      task(id, 'done', { title: 'Sign in', description: '', ...fields });
    const rest = [task(2, 'done'), task(3, 'pending')];
    const list = (tag: string, ...items: ReturnType<typeof task>[]) => ({
      [tag]: { tasks: [...items, ...rest] },
    });
    const old = list('master', done(1, below));
    const other = { ...below, testStrategy: 'None' };

    it('is an error where it is another item', () => {
      const change = { preset: 'task-master', before: old, after: list('master', task(9, 'done', below)) };
      expect(found(rule, change)).toEqual(['error removed master:1']);
      expect(found(rule, { ...change, net: true })).toEqual(['error removed master:1']);
    });

    it.each([
      ['it has another id', list('master', done(9, other))],
      ['its tag has another name', list('main', done(1, other))],
    ])('is an error that its contract is another one where %s', (_, after) => {
      expect(judge({ preset: 'task-master', before: old, after }).errors).toBe(1);
    });

    it.each([
      ['it has another id', list('master', done(9, below))],
      ['its tag has another name', list('main', done(1, below))],
      ['its tag and its id are others', list('main', done(9, below))],
      ['it changes places', tasks(task(2, 'done', { id: 1 }), done(2, below), task(3, 'pending'))],
    ])('is silent that it says what it said where %s', (_, after) => {
      expect(judge({ preset: 'task-master', before: old, after }).errors).toBe(0);
    });

    it('is silent for an epic, which says nothing by itself', () => {
      const epic = (id: number) =>
        sprint({ [`epic-${id}`]: 'done', [`${id}-1-login`]: 'done', 'epic-5': 'backlog' });
      expect(judge({ preset: 'bmad', before: epic(1), after: epic(9) }).errors).toBe(0);
    });
  });
});
