import { describe, expect, it } from 'vitest';
import { doneStory, found, idle, prd, said, story } from '../../../support/checklists.ts';

const rule = 'evidence';
const before = prd(story('US-1'), story('US-2'));
const after = prd(doneStory('US-1'), story('US-2'));
const code = ['src/export.ts'];

describe(`checklist/${rule}`, () => {
  it('is an error with evidence: required', () => {
    const options = { evidence: 'required' };
    expect(found(rule, { before, after, context: idle, options })).toEqual(['error missing US-1#(done)']);
  });

  it('is one finding for a commit', () => {
    const both = prd(doneStory('US-1'), doneStory('US-2'));
    expect(said(rule, { before, after: both, context: idle })).toEqual([
      'turned done, and the list is complete: US-1, US-2; this commit changes no other file, and no earlier one shows the work (one shows it for two items at most)',
    ]);
  });

  it.each([
    ['another file changes', { ...idle, touched: ['prd.json', 'README.md'] }],
    ['the guard succeeded', { ...idle, guard: 'success' as const }],
    ['a commit before named the item', { ...idle, prior: [{ message: 'feat: US-1 export', touched: code }] }],
    [
      'the third commit before named it, since the last version or not',
      { ...idle, prior: [record(), empty(), { message: 'US-1', touched: code }] },
    ],
    [
      'the twentieth commit before named it, and all are since the last version',
      { ...idle, prior: [...Array.from({ length: 19 }, empty), { message: 'US-1', touched: code }] },
    ],
    [
      'a commit before named it and another one that is done',
      { ...idle, prior: [{ message: 'US-1 and US-3', touched: code }] },
    ],
  ])('is silent where %s', (_, context) => {
    expect(found(rule, { before, after, context })).toEqual([]);
  });

  it.each([
    [
      'progress.txt is state that the gate judges, too',
      { ...idle, touched: ['prd.json', 'progress.txt'], others: ['prd.json', 'progress.txt'] },
    ],
    ['a commit before named another item', { ...idle, prior: [{ message: 'US-10', touched: code }] }],
    ['a commit before only named it', { ...idle, prior: [{ message: 'plan US-1', touched: ['prd.json'] }] }],
    [
      'the fourth commit before named it, and the last version came after it',
      { ...idle, prior: [empty(), record(), empty(), { message: 'US-1', touched: code }] },
    ],
    [
      'the twenty-first commit before named it',
      { ...idle, prior: [...Array.from({ length: 20 }, empty), { message: 'US-1', touched: code }] },
    ],
  ])('warns although %s', (_, context) => {
    expect(found(rule, { before, after, context })).toHaveLength(1);
  });
});

it('takes one commit for evidence of two items at most, over all that use it', () => {
  const prior = [{ message: 'feat: US-1, US-2 and US-3', touched: code }];
  const context = { ...idle, prior };
  const done = ['US-1', 'US-2', 'US-3'].map((id) => doneStory(id));
  const open = ['US-1', 'US-2', 'US-3'].map((id) => story(id));
  expect(found(rule, { before: prd(...open), after: prd(...done), context })).toEqual([
    'warning complete US-3#(done)',
  ]);
  const [one, two, three] = [...done.slice(0, 2), ...open.slice(2)];
  const after = prd(...done);
  const others = { before: prd(one ?? {}, two ?? {}, three ?? {}), after };
  expect(found(rule, { ...others, context })).toHaveLength(1);
  expect(found(rule, { ...others, context: { ...idle, prior: [record(), ...prior] } })).toHaveLength(1);
  // What is done since before that commit did not use it.
  expect(found(rule, { ...others, context: { ...idle, prior: [...prior, record()] } })).toEqual([]);
});

function record() {
  return { message: 'Update the record', touched: ['prd.json'] };
}

function empty() {
  return { message: 'Other', touched: code };
}
