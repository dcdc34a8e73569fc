import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../../src/engine/values/unified-diff.ts';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';
import { runs } from '../../support/soak.ts';

describe('a unified diff', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}\n`).join('');

  it.each([
    ['equal texts', 'a\n', 'a\n', ''],
    ['a line', 'a\nb\nc\n', 'a\nx\nc\n', '--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n'],
    [
      'no line feed at the end',
      'a\nb',
      'a\nc',
      '--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
    ],
    [
      'a line feed at the end',
      'a',
      'a\n',
      '--- a/f\n+++ b/f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n',
    ],
    ['a file that was empty', '', 'a\n', '--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n'],
    ['CRLF', 'a\r\nb\r\n', 'a\r\n', '--- a/f\n+++ b/f\n@@ -1,2 +1,1 @@\n a\r\n-b\r\n'],
    [
      'a new file',
      undefined,
      'a\n',
      'diff --git a/f b/f\nnew file mode 100644\n--- /dev/null\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(unifiedDiff('f', before, after)).toBe(expected);
  });

  it('shows three lines around each change, and joins hunks that would meet', () => {
    const lines = numbered(30);
    const one = unifiedDiff('f', lines, lines.replace('\n4\n', '\nx\n').replace('\n11\n', '\ny\n'));
    expect(one.match(/^@@.*$/gm)).toEqual(['@@ -2,14 +2,14 @@']);
    const two = unifiedDiff('f', lines, lines.replace('\n4\n', '\n').replace('\n12\n', '\ny\nz\n'));
    expect(two.match(/^@@.*$/gm)).toEqual(['@@ -2,7 +2,6 @@', '@@ -10,7 +9,8 @@']);
  });

  it.each([
    ['a b.json', '--- a/a b.json\t \n+++ b/a b.json\t \n'],
    ['ä"\\\t', '--- "a/\\303\\244\\"\\\\\\t"\n+++ "b/\\303\\244\\"\\\\\\t"\n'],
  ])('names the path as git does: %s', (path, expected) => {
    expect(unifiedDiff(path, 'a\n', 'b\n').startsWith(expected)).toBe(true);
  });

  it('is quick for a small change of a long text', () => {
    const grown = growth(50_000, (size) => {
      const lines = numbered(size);
      const changed = lines.replace(`\n${size / 2}\n`, '\nx\n');
      expect(unifiedDiff('f', lines, changed).length).toBeLessThan(200);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });

  it.each<[string, (line: number) => string, (line: number) => string]>([
    ['all lines differ', (line) => `a${line}\n`, (line) => `b${line}\n`],
    ['lines repeat', (line) => `${line % 2}\n`, (line) => `${line % 3}\n`],
    [
      'lines are alike',
      (line) => `${'x'.repeat(100)}${line % 7}\n`,
      (line) => `${'x'.repeat(100)}${line % 5}\n`,
    ],
  ])('takes no more than linear time where %s', (_, before, after) => {
    const textOf = (size: number, line: (at: number) => string) =>
      Array.from({ length: size }, (_each, at) => line(at)).join('');
    const grown = growth(30_000, (size) => unifiedDiff('f', textOf(size, before), textOf(size, after)));
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});

describe('git apply', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stateward-diff-'));
    execFileSync('git', ['init', '-q', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function apply(path: string, before: string | undefined, after: string | undefined): string | undefined {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (before !== undefined) writeFileSync(file, before);
    execFileSync('git', ['apply', '-'], {
      cwd: folder,
      input: unifiedDiff(path, before, after),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  it.each([
    'plain.json',
    'a b/c d.json',
    'at 2026-11-01 10:00:00 +0000',
    'ü/"q"\\.md',
    'tab\there',
    ' lead',
    '-dash',
  ])('reads the path %j', (path) => {
    expect(apply(path, 'a\nb\n', 'a\nc\n')).toBe('a\nc\n');
    expect(apply(path, 'a\nb\n', undefined)).toBeUndefined();
    expect(apply(path, undefined, 'a\n')).toBe('a\n');
  });

  it('writes hundreds of thousands of lines', () => {
    const many = 'x\n'.repeat(200_000);
    expect(unifiedDiff('a', 'a\n', many)).toHaveLength(
      3 * 200_000 + '--- a/a\n+++ b/a\n@@ -1,1 +1,200000 @@\n-a\n'.length,
    );
  });

  it('reads what has more differences than are looked for one by one', () => {
    const lines = (change: string) =>
      Array.from({ length: 4000 }, (_, at) => `${at % 3 === 0 ? change : ''}${at % 100}\n`).join('');
    expect(apply('many', lines(''), lines('x'))).toBe(lines('x'));
  });

  it('makes the one text of the other', () => {
    const text = fc
      .tuple(
        fc.array(fc.constantFrom('a', 'b', 'c\r', '', ' d', '-e', '\\'), { maxLength: 24 }),
        fc.boolean(),
      )
      .map(([lines, isClosed]) => lines.join('\n') + (isClosed && lines.length > 0 ? '\n' : ''));
    const check = fc.property(text, text, (before, after) => {
      fc.pre(before !== after);
      expect(apply('random', before, after)).toBe(after);
    });
    fc.assert(check, { numRuns: runs(60) });
  });
});
