import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeText } from '../../src/output/safe-text.ts';
import { shellPath, shellQuote } from '../../src/output/shell-quote.ts';

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
  '%',
  '-',
  '\u001b',
  '\u202e',
  '日',
  '👍',
  '\u{e0041}',
  ';',
  '~',
];
const isThere = (shell: string) => spawnSync(shell, ['-c', ':']).error === undefined;
const words = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 20 });

describe('shellQuote', () => {
  it.each([
    { word: 'a/b-c.json', quoted: 'a/b-c.json' },
    { word: 'my file', quoted: "'my file'" },
    { word: "it's", quoted: "'it'\\''s'" },
    { word: '', quoted: "''" },
    { word: 'a\nb', quoted: `"$(printf 'a\\012b')"` },
    { word: '-a\t%', quoted: `"$(printf '\\055a\\011%%')"` },
    { word: 'a\u202eb', quoted: `"$(printf 'a\\342\\200\\256b')"` },
    { word: '##[x]', quoted: `"$(printf '##\\133x]')"` },
    { word: 'a\n', quoted: "$'a\\012'" },
    // What was the byte 0xff in a path.
    { word: 'd\udcff/x', quoted: `"$(printf 'd\\377/x')"` },
  ])('quotes $word', ({ word, quoted }) => {
    expect(shellQuote(word)).toBe(quoted);
  });

  it.each(['bash', 'sh', 'dash', 'busybox'].filter(isThere))(
    'is safe to print, and %s reads the same words back',
    (shell) => {
      // Only bash and its like know how to end a word in a line feed.
      const samples = fc.sample(words, 200).filter((word) => shell === 'bash' || !word.endsWith('\n'));
      for (const quoted of samples.map(shellQuote)) expect(safeText(quoted)).toBe(quoted);
      const script = `printf '%s\\0' ${samples.map(shellQuote).join(' ')}`;
      const read = execFileSync(shell, [...(shell === 'busybox' ? ['sh'] : []), '-c', script], {
        encoding: 'utf8',
      })
        .split('\0')
        .slice(0, -1);
      expect(read).toEqual(samples);
    },
  );
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
