import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeText } from '../../src/reporters/safe-text.ts';
import { shellPath, shellQuote } from '../../src/reporters/shell-quote.ts';

const characters = [
  'a',
  ' ',
  "'",
  '"',
  '\\',
  '$',
  '`',
  '!',
  '*',
  '[',
  ']',
  '#',
  '\n',
  '\t',
  '\u001b',
  '\u202e',
  '日',
  '👍',
  '\u{e0041}',
  ';',
  '~',
];
const words = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 20 });

describe('shellQuote', () => {
  it.each([
    { word: 'a/b-c.json', quoted: 'a/b-c.json' },
    { word: 'my file', quoted: "'my file'" },
    { word: "it's", quoted: "'it'\\''s'" },
    { word: '', quoted: "''" },
    { word: 'a\nb', quoted: "$'a\\x0ab'" },
    { word: 'a\u202eb', quoted: "$'a\\xe2\\x80\\xaeb'" },
    { word: '##[x]', quoted: "$'##\\x5bx]'" },
  ])('quotes $word', ({ word, quoted }) => {
    expect(shellQuote(word)).toBe(quoted);
  });

  it('is safe to print, and bash reads the same words back', () => {
    const samples = fc.sample(words, 200);
    for (const quoted of samples.map(shellQuote)) expect(safeText(quoted)).toBe(quoted);
    const script = `printf '%s\\0' ${samples.map(shellQuote).join(' ')}`;
    const read = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    expect(read).toEqual(samples);
  });
});

describe('shellPath', () => {
  it.each([
    { path: 'prd.json', quoted: 'prd.json' },
    { path: 'a [1].json', quoted: "':(literal)a [1].json'" },
    { path: ':top.json', quoted: "':(literal):top.json'" },
  ])('takes $path literally', ({ path, quoted }) => {
    expect(shellPath(path)).toBe(quoted);
  });
});
