import { expect, it } from 'vitest';
import { wordsSimilar } from '../../../src/engine/values/words.ts';

it.each([
  ['Export the table for guests', 'Print the label for guests', false],
  ['Search for orders and print them', 'Wait for mail and send it', false],
  ['Export the table for guests', 'Export a table to guests', true],
  ['Export the whole table', 'Export the table', true],
  ['To be or not', 'To be', true],
  ['The', 'A', false],
  ['', '', true],
])('two texts share half of the words that tell them apart: %s, %s', (left, right, expected) => {
  expect(wordsSimilar(left, right)).toBe(expected);
  expect(wordsSimilar(right, left)).toBe(expected);
});
