import {
  existsSync,
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containedFolder } from '../../src/runner/contained-folder.ts';

const outer = mkdtempSync(join(tmpdir(), 'stateward-contained-'));
const top = join(outer, 'top');
const files = containedFolder(top);

beforeAll(() => {
  mkdirSync(join(top, 'folder'), { recursive: true });
  mkdirSync(join(outer, 'outside'));
  writeFileSync(join(top, 'file'), 'old');
  writeFileSync(join(outer, 'secret'), 'secret');
  symlinkSync('../outside', join(top, 'out'));
  symlinkSync('folder', join(top, 'in'));
  symlinkSync('../secret', join(top, 'link'));
});
afterAll(() => rmSync(outer, { recursive: true }));

describe('a contained folder', () => {
  it('writes files and the folders on the way', async () => {
    await files.write('new/deep/file', 'text');
    await files.write('file', 'new');
    expect([
      readFileSync(join(top, 'new/deep/file'), 'utf8'),
      readFileSync(join(top, 'file'), 'utf8'),
    ]).toEqual(['text', 'new']);
    expect(readdirSync(join(top, 'new/deep'))).toEqual(['file']);
  });

  it('replaces a link at the end of a path, and never follows it', async () => {
    expect(await files.read('link', 100)).toBeUndefined();
    await files.write('link', 'mine');
    expect(readFileSync(join(top, 'link'), 'utf8')).toBe('mine');
    expect(readFileSync(join(outer, 'secret'), 'utf8')).toBe('secret');
  });

  it.each([
    ['out/file', 'out is a symbolic link; nothing is written through it'],
    ['out/deep/file', 'out is a symbolic link; nothing is written through it'],
    ['in/file', 'in is a symbolic link; nothing is written through it'],
    ['file/below', 'file is no folder'],
    ['folder', 'folder is a folder where a file is to be written'],
  ])('refuses to write %s', async (path, message) => {
    await expect(files.write(path, 'x')).rejects.toThrow(message);
    if (path !== 'folder') await expect(files.makeFolder(path)).rejects.toThrow(message);
    if (path !== 'folder') await expect(files.remove(path)).rejects.toThrow(message);
    expect(readdirSync(join(outer, 'outside'))).toEqual([]);
  });

  it('reads regular files up to a size, and nothing behind a link', async () => {
    expect((await files.read('file', 3))?.toString()).toBe('new');
    expect(await files.read('file', 2)).toBeUndefined();
    expect([
      await files.read('folder', 9),
      await files.read('absent', 9),
      await files.read('out/x', 9),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('makes a folder only where none is, and moves what is in the way', async () => {
    await files.makeFolder('fresh/one');
    await expect(files.makeFolder('fresh/one')).rejects.toThrow('EEXIST');
    await files.move('fresh/one', 'kept/two');
    expect([existsSync(join(top, 'fresh/one')), existsSync(join(top, 'kept/two'))]).toEqual([false, true]);
  });
});
