import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, said, sprint, story } from '../../../support/checklists.ts';

const rule = 'dropped-open';
const before = prd(doneStory('US-1'), story('US-2'), story('US-3'));
const issue = (id: string, status: string, title = `Title of ${id}`) =>
  JSON.stringify({ id, title, issue_type: 'task', status });
const issues = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const bd = [issue('bd-1', 'closed'), issue('bd-2', 'open'), issue('bd-3', 'open')];

describe(`checklist/${rule}`, () => {
  it('warns where the list is complete without them', () => {
    const after = prd(doneStory('US-1'), doneStory('US-3'));
    expect(found(rule, { before, after })).toEqual(['warning complete #(items)']);
    expect(said(rule, { before, after })).toEqual([
      'open items are dropped (1), and the list is complete without them: US-2',
    ]);
  });

  it('counts them where open work is left', () => {
    expect(found(rule, { before, after: prd(doneStory('US-1'), story('US-2')) })).toEqual([
      'note dropped #(items)',
    ]);
  });

  it('warns where the format keeps what is deleted', () => {
    const change = { preset: 'beads', before: issues(...bd), after: issues(...bd.slice(0, 2)) };
    expect(found(rule, change)).toEqual(['warning untold #(items)']);
    const buried = issues(...bd.slice(0, 2), issue('bd-3', 'tombstone', 'Title of bd-3'));
    expect(found(rule, { ...change, after: buried })).toEqual(['note dropped #(items)']);
  });

  it('warns where what is left of a parent is done without them', () => {
    const list = (status: string, ...stories: readonly string[]) =>
      sprint({
        'epic-1': status,
        ...Object.fromEntries(stories.map((each) => [each, 'done'])),
        'epic-2': 'backlog',
      });
    const change = {
      preset: 'bmad',
      before: sprint({ 'epic-1': 'in-progress', '1-1-a': 'done', '1-2-cart': 'review', 'epic-2': 'backlog' }),
    };
    expect(said(rule, { ...change, after: list('done', '1-1-a') })).toEqual([
      "open items are dropped (1), and 'epic-1' is complete without them: 1-2-cart",
    ]);
    expect(found(rule, { ...change, after: list('in-progress', '1-1-a') })).toEqual([
      'note dropped #(items)',
    ]);
  });

  it('counts what was deferred, and over a range only what makes the list complete', () => {
    const deferred = issues(bd[0] ?? '', issue('bd-2', 'closed'), issue('bd-3', 'deferred'));
    expect(found(rule, { preset: 'beads', before: issues(...bd), after: deferred })).toEqual([
      'warning complete #(items)',
    ]);
    const after = prd(doneStory('US-1'), doneStory('US-3'));
    expect(found(rule, { before, after, net: true })).toEqual(['warning complete #(items)']);
    expect(found(rule, { before, after: prd(doneStory('US-1'), story('US-2')), net: true })).toEqual([]);
  });

  it.each([
    ['nothing is gone', before],
    ['they only turned done', prd(doneStory('US-1'), doneStory('US-2'), doneStory('US-3'))],
    ['a done one is gone', prd(story('US-2'), story('US-3'))],
  ])('is silent where %s', (_, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });

  it('is silent where they are kept elsewhere', () => {
    const context = { message: 'Archive', archived: ['old/prd.json'] };
    expect(found(rule, { before, after: prd(doneStory('US-1')), context })).toEqual([]);
  });
});
