import { expect, it } from 'vitest';
import { refuse } from '../../src/cli/outcome.ts';

it.each<[number | undefined, string]>([
  [30, 'stateward: it needs a file\nthat is there:\n  npm install a-long-name-of-a-package\n'],
  // Who reads it through a pipe gets a sentence whole.
  [undefined, 'stateward: it needs a file that is there:\n  npm install a-long-name-of-a-package\n'],
])('an error on %s columns breaks between words, and never in what is to be copied', (columns, said) => {
  const lines: string[] = [];
  const to = { error: (text: string) => void lines.push(text), errorColumns: columns };
  expect(
    refuse({ usage: 'it needs a file that is there:\n  npm install a-long-name-of-a-package' }, to),
  ).toBe(2);
  expect(lines.join('')).toBe(said);
});
