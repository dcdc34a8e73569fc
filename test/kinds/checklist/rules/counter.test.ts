import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/formats/json-value.ts';
import { doneStory, found, prd, said, story } from '../../../support/checklists.ts';

const rule = 'counter';
const tried = (attempts: number | null, more = {}) =>
  prd(story('US-1', { attempts, ...more }), story('US-2'));
const next = (...items: readonly JsonObject[]) => ({ ...prd(...items), branchName: 'ralph/next' });

describe(`checklist/${rule}`, () => {
  it.each([
    ['falls', tried(2), tried(1), 'lowered'],
    ['is gone', tried(2), prd(story('US-1'), story('US-2')), 'lowered'],
    ['goes beyond its maximum', tried(3, { maxAttempts: 3 }), tried(4, { maxAttempts: 3 }), 'beyond'],
  ])('is an error where it %s', (_, before, after, type) => {
    expect(found(rule, { before, after })).toEqual([`error ${type} US-1#attempts`]);
  });

  it('knows a maximum for all items', () => {
    const change = { before: tried(2), after: tried(3) };
    expect(found(rule, { ...change, options: { maxAttempts: 2 } })).toEqual(['error beyond US-1#attempts']);
    expect(said(rule, { ...change, options: { maxAttempts: 2 } })).toEqual([
      'US-1 "Import photos": attempts is 3, beyond its maximum of 2',
    ]);
  });

  it.each([
    ['it goes up', tried(1), tried(3)],
    ['it is not zero in a new plan', prd(story('US-9')), next(story('US-1', { attempts: 1 }))],
    ['it begins', prd(story('US-1'), story('US-2')), tried(1)],
    ['it reaches its maximum', tried(2, { maxAttempts: 3 }), tried(3, { maxAttempts: 3 })],
    ['the file is new', null, tried(3)],
    ['the plan is a new one', tried(3), prd(story('US-1', { title: 'Another', attempts: 0 }))],
    [
      'a new item was done at once',
      prd(story('US-2')),
      prd(story('US-2'), doneStory('US-1', { attempts: 1 })),
    ],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });

  it('judges the net for what fell only', () => {
    expect(found(rule, { before: tried(1), after: tried(3), net: true })).toEqual([]);
    expect(found(rule, { before: tried(3), after: tried(1), net: true })).toEqual([
      'error lowered US-1#attempts',
    ]);
  });
});
