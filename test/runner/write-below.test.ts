import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBelow } from '../../src/runner/guarded/write-below.ts';

let box = '';
let root = '';

beforeEach(() => {
  box = mkdtempSync(join(tmpdir(), 'stateward-below-'));
  root = join(box, 'root');
  for (const folder of ['root', 'root/folder', 'outside']) mkdirSync(join(box, folder));
  writeFileSync(join(box, 'outside', 'victim'), 'precious');
  writeFileSync(join(root, 'old.json'), 'old, and longer than what comes');
  symlinkSync('../outside', join(root, 'linked'));
  symlinkSync('folder', join(root, 'linked-inside'));
  symlinkSync('../outside/victim', join(root, 'link.json'));
  symlinkSync('nowhere', join(root, 'dangling.json'));
});
afterEach(() => rmSync(box, { recursive: true }));

const write = (path: string) => writeBelow(root, path, new TextEncoder().encode('new'), ['.stateward.yml']);

describe('a file that nobody judges', () => {
  it.each(['new.json', 'old.json', 'folder/new.json', './folder//new.json', '.gitignored', 'a.git'])(
    'is written to %s, and nothing beside it stays behind',
    async (path) => {
      expect(await write(path)).toEqual({ ok: true, value: null });
      expect(readFileSync(join(root, path), 'utf8')).toBe('new');
      expect(readdirSync(root).filter((name) => name.includes('next'))).toEqual([]);
    },
  );

  it.each([
    ['../outside/victim', "holds '..'"],
    ['folder/../../outside/victim', "holds '..'"],
    ['linked/victim', 'symbolic link'],
    ['linked-inside/new.json', 'symbolic link'],
    ['link.json', 'symbolic link'],
    ['dangling.json', 'symbolic link'],
    ['folder', 'no regular file'],
    ['old.json/new', 'no folder'],
    ['OLD.json', 'only in case'],
    ['none/new.json', 'is not there; make it'],
    ['.git/config', 'belongs to git'],
    ['folder/.Git/hooks/x', 'belongs to git'],
    ['.stateward.yml', 'a person changes that'],
    ['.stateward/execution.jsonl', 'a person changes that'],
    ['', 'names no file'],
    ['/etc/x', 'is absolute'],
    ['a\0b', 'NUL'],
  ])('is not written to %j', async (path, why) => {
    const result = await write(path);
    expect(result.ok ? '' : result.error.message).toContain(why);
    expect(readdirSync(join(box, 'outside'))).toEqual(['victim']);
    expect(readFileSync(join(box, 'outside', 'victim'), 'utf8')).toBe('precious');
    expect(readFileSync(join(root, 'old.json'), 'utf8')).toMatch(/^old/);
  });

  it('says so where its root is not there', async () => {
    rmSync(root, { recursive: true });
    expect(await write('new.json')).toMatchObject({ ok: false, error: { code: 'E_IO' } });
  });
});
