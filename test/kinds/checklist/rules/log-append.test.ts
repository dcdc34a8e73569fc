import { describe, expect, it } from 'vitest';
import { found, said } from '../../../support/checklists.ts';

const rule = 'log-append';
const log = (mode: string) => ({ parse: 'json', items: [''], done: [], log: mode }) as const;
const before = ['one', 'two', { three: 3 }];

describe(`checklist/${rule}`, () => {
  it.each([
    ['an entry changed', ['one', 'TWO', { three: 3 }], 2],
    ['an entry is gone', ['one', { three: 3 }], 2],
    ['two are exchanged', ['two', 'one', { three: 3 }], 1],
    ['the last one is gone', ['one', 'two'], 3],
  ])('is an error in both modes where %s', (_, after, entry) => {
    for (const mode of ['prefix', 'insert-only'])
      expect(found(rule, { preset: log(mode), before, after })).toHaveLength(1);
    expect(said(rule, { preset: log('prefix'), before, after })[0]).toContain(`entry ${entry} is not`);
  });

  it('allows to insert between old entries only where the preset says so', () => {
    const after = ['one', 'between', 'two', { three: 3 }];
    expect(found(rule, { preset: log('prefix'), before, after })).toEqual(['error prefix #(entries)']);
    expect(found(rule, { preset: log('insert-only'), before, after })).toEqual([]);
  });

  it.each([
    ['entries are appended', [...before, 'four']],
    ['nothing changed but white space', ['one ', 'two', { three: 3 }]],
  ])('is silent where %s', (_, after) => {
    expect(found(rule, { preset: log('prefix'), before, after })).toEqual([]);
  });
});
