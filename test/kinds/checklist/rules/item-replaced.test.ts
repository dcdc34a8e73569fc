import { describe, expect, it } from 'vitest';
import { doneStory, found, judge, prd, story } from '../../../support/checklists.ts';

const rule = 'item-replaced';
const rest = [story('US-2'), story('US-3'), story('US-4')];
const before = prd(story('US-1'), ...rest);
const other = { title: 'Delete accounts', description: 'Whoever leaves takes all data along' };

describe(`checklist/${rule}`, () => {
  it('is an error where title and description are both new ones', () => {
    expect(found(rule, { before, after: prd(story('US-1', other), ...rest) })).toEqual([
      'error replaced US-1',
    ]);
  });

  it('speaks for the flip with another contract, which it is', () => {
    const { findings } = judge({ before, after: prd(doneStory('US-1', other), ...rest) });
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['checklist/item-replaced']);
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
  ])('is silent where %s', (_, fields) => {
    expect(found(rule, { before, after: prd(story('US-1', fields), ...rest) })).toEqual([]);
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

  it('is silent in a new plan', () => {
    const after = { ...prd(story('US-1', other), ...rest), branchName: 'ralph/next' };
    expect(found(rule, { before, after })).toEqual([]);
  });
});
