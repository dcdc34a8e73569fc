import { describe, expect, it } from 'vitest';
import { doneStory, found, judge, prd, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'item-replaced';
const rest = [story('US-2'), story('US-3'), story('US-4')];
const before = prd(story('US-1'), ...rest);
const other = { title: 'Delete accounts', description: 'Whoever leaves takes all data along' };

describe(`checklist/${rule}`, () => {
  it('is a warning of an open task, and an error where it turns done', () => {
    const more = [task(2, 'pending'), task(3, 'pending'), task(4, 'pending')];
    const old = tasks(task(1, 'pending'), ...more);
    const now = (status: string) => tasks(task(1, status, other), ...more);
    const judged = (status: string) =>
      found(rule, { preset: 'task-master', before: old, after: now(status) });
    expect(judged('pending')).toEqual(['warning open master:1']);
    expect(judged('done')).toEqual(['error replaced master:1']);
  });

  it('leaves items that were done to done-changed', () => {
    const { findings } = judge({
      before: prd(doneStory('US-1'), ...rest),
      after: prd(doneStory('US-1', other), ...rest),
    });
    expect(new Set(findings.map(({ ruleId }) => ruleId))).toEqual(new Set(['checklist/done-changed']));
  });

  it.each([
    ['only the title is another one', { title: other.title }],
    ['only the description is another one', { description: other.description }],
    [
      'both are reworded',
      { title: 'Import more photos', description: 'As a user I want what story 1 promises' },
    ],
    [
      'the title says all that it said, and much more',
      { ...other, title: 'Import photos (with a map of places, sorted by who was there)' },
    ],
  ])('is silent where %s', (_, fields) => {
    expect(found(rule, { before, after: prd(story('US-1', fields), ...rest) })).toEqual([]);
  });

  it('is reported where the title keeps but a word of what it said', () => {
    const title = 'Delete photos after thirty days';
    expect(found(rule, { before, after: prd(story('US-1', { ...other, title }), ...rest) })).toEqual([
      'warning open US-1',
    ]);
  });

  it('is silent where items were renumbered: a new one before them', () => {
    const shifted = rest.map((each, index) => ({ ...each, id: `US-${index + 3}` }));
    const after = prd(story('US-1'), story('US-2', other), ...shifted);
    expect(found(rule, { before, after })).toEqual([]);
    expect(found('rekeyed', { before, after })).toEqual([
      'note rekeyed US-3',
      'note rekeyed US-4',
      'note rekeyed US-5',
    ]);
  });
});
