import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/formats/json-value.ts';
import { found, prd, story } from '../../../support/checklists.ts';

const rule = 'order';
const feature = (id: number): JsonObject => ({
  id,
  category: 'ui',
  description: `Feature ${id}`,
  steps: [],
  passes: false,
});
const list = (...ids: readonly number[]) => ids.map(feature);

describe(`checklist/${rule}`, () => {
  it.each([
    ['the last one comes first', list(1, 2, 3, 4), list(4, 1, 2, 3), ['4']],
    ['two are exchanged', list(1, 2, 3, 4), list(1, 3, 2, 4), ['2']],
  ])('is an error where %s: the fewest items that were moved', (_, before, after, keys) => {
    const expected = keys.map((key) => `error moved #(before ${key})`);
    expect(found(rule, { preset: 'feature-list', before, after })).toEqual(expected);
  });

  describe('of equal items', () => {
    const { id: _, ...plain } = feature(1);
    const equal = (marks: string) =>
      [...marks].map((mark) => ({
        ...plain,
        ...(mark === 'z' ? { description: 'Other' } : {}),
        passes: mark === 'x',
      }));
    it.each([
      ['ooox', 'xoxx'],
      ['oxoz', 'xxoz'],
      ['oooz', 'ooxz'],
      ['xooz', 'ooz'],
    ])('is silent where they only turned done: %s, then %s', (before, after) => {
      expect(found(rule, { preset: 'feature-list', before: equal(before), after: equal(after) })).toEqual([]);
    });
  });

  it.each([
    ['an item is inserted', list(1, 2, 3), list(1, 9, 2, 3)],
    ['an open item is removed', list(1, 2, 3, 4), list(1, 2, 4)],
    ['nothing moved', list(1, 2), list(1, 2)],
    ['a copy stands elsewhere, which duplicate-key says', list(1, 2, 3), list(1, 2, 3, 1)],
    ['a copy stands in front', list(1, 2, 3), list(3, 1, 2, 3)],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { preset: 'feature-list', before, after })).toEqual([]);
  });

  it('is off where the contract of the format does not forbid it', () => {
    const [one, two] = [story('US-1'), story('US-2')];
    expect(found(rule, { before: prd(one, two), after: prd(two, one) })).toEqual([]);
  });
});
