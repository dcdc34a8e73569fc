import { describe, expect, it } from 'vitest';
import { found, sprint, task, tasks } from '../../../support/checklists.ts';

const rule = 'parent-done';
const epic = (status: string, story: string) => sprint({ 'epic-1a': status, '1a-1-login': story });

describe(`checklist/${rule}`, () => {
  it('is an error above a story of which nobody knows what its status means', () => {
    const change = { preset: 'bmad', before: epic('in-progress', 'review'), after: epic('done', 'nearly') };
    expect(found(rule, change)).toEqual(['error early epic-1a#(done)']);
  });

  it('does not count what is optional', () => {
    const list = (mark: string, star: string) =>
      `- [${mark}] 1. Parse\n  - [x] 1.1 Read\n  - [ ]${star} 1.2 Test\n- [ ] 2. Print\n`;
    const change = (star: string) => ({ preset: 'kiro', before: list(' ', star), after: list('x', star) });
    expect(found(rule, change(''))).toEqual(['warning early 1#(done)']);
    expect(found(rule, change('*'))).toEqual([]);
  });

  it.each([
    ['new', { '1a-2-logout': 'backlog' }, 'done', 'warning added'],
    ['open again', {}, 'review', 'error early'],
  ])('is judged above what is %s, where the parent was done', (_, more, status, expected) => {
    const stories = (login: string, others: object = {}) =>
      sprint({ 'epic-1a': 'done', '1a-1-login': login, ...others });
    const change = { preset: 'bmad', before: stories('done'), after: stories(status, more) };
    expect(found(rule, change)).toEqual([`${expected} epic-1a#(done)`]);
  });

  it('is a warning for tasks', () => {
    const list = (status: string) => tasks(task(1, status, { subtasks: [task(1, 'pending')] }));
    expect(found(rule, { preset: 'task-master', before: list('pending'), after: list('done') })).toEqual([
      'warning early master:1#(done)',
    ]);
  });

  it.each([
    ['kiro', '', ['warning early 1#(done)']],
    ['kiro', '  ', ['warning early 1#(done)']],
    ['openspec', '', ['warning early 1#(done)']],
    ['markdown', '  ', ['warning early 1#(done)']],
    // There no number says what stands below.
    ['markdown', '', []],
  ])(
    'knows in %s what stands below a task by its number, indented by %j or not',
    (preset, indent, expected) => {
      const list = (mark: string) => `- [${mark}] 1 Export\n${indent}- [ ] 1.1 Write\n- [ ] 10.1 Ship\n`;
      expect(found(rule, { preset, before: list(' '), after: list('x') })).toEqual(expected);
    },
  );

  it.each([
    ['the story is done', epic('in-progress', 'review'), epic('done', 'done')],
    ['the story was given up', epic('in-progress', 'review'), epic('done', 'superseded')],
    ['it was so before', epic('done', 'backlog'), epic('done', 'in-progress')],
    ['the file is new', null, epic('done', 'backlog')],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { preset: 'bmad', before, after })).toEqual([]);
  });
});
