import { describe, expect, it } from 'vitest';
import { onlyFollow } from '../../src/app/report/following-fields.ts';

describe('fields that repeat the words of a named one', () => {
  const before = { text: 'One', paragraph: 'One and more', list: ['a', 'One'], count: 1 };
  it.each([
    ['nothing else changed', { ...before, text: 'Two' }, true],
    ['a text that begins with it', { ...before, text: 'Two', paragraph: 'Two and more' }, true],
    ['a list that holds it', { ...before, text: 'Two', list: ['a', 'Two'] }, true],
    ['a text with another end', { ...before, text: 'Two', paragraph: 'Two and less' }, false],
    ['a list with one more', { ...before, text: 'Two', list: ['a', 'Two', 'b'] }, false],
    ['a number', { ...before, text: 'Two', count: 2 }, false],
    ['a field that went', { text: 'Two', paragraph: 'One and more', list: ['a', 'One'] }, false],
    ['what the target says', { ...before, text: 'Two', extra: 'yes' }, true],
  ])('%s', (_, after, expected) => {
    const target = { ...before, text: 'Two', extra: 'yes' };
    expect(onlyFollow({ before, after, target }, new Set(['text']))).toBe(expected);
  });
});
