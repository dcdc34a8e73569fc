import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

describe('the decision records', () => {
  it('are all in the index, each once', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/^\| \[\d{4} [^\]]+\]\(([^)]+)\) \| (?:Accepted|Superseded)/gm)];
    expect(listed.map(([, name]) => name)).toEqual(records.toSorted());
  });

  it('bear numbers of their own', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the hook for messages of this repository', () => {
  const at = mkdtempSync(join(tmpdir(), 'stateward-subject-'));
  afterAll(() => rmSync(at, { recursive: true }));
  // The gate is tested elsewhere; what is left is about the words.
  const hook = readFileSync('.husky/commit-msg', 'utf8').replace(/^sh \.husky\/gate.*$/m, '');
  const checked = (message: string) => {
    const file = join(at, 'message');
    writeFileSync(file, message);
    return spawnSync('sh', ['-c', hook, 'commit-msg', file], { cwd: resolve('.'), encoding: 'utf8' });
  };

  it.each([
    ['72 characters', 'x'.repeat(72), 0],
    ['73', 'x'.repeat(73), 1],
    ['a long body below', `Short\n\n${'x'.repeat(200)}`, 0],
    ['comments and blank lines before it', `\n# ${'x'.repeat(90)}\nShort`, 0],
    ['what git writes itself', `Merge branch '${'x'.repeat(90)}'`, 0],
    ['nothing', '', 0],
  ])('%s', (_, message, code) => {
    expect(checked(message)).toMatchObject({ status: code });
  });
});
