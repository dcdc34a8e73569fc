import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerAt } from '../../src/check/reader.ts';

/** A repository in which the program is installed, and one beside it in which it is not. */
let home: string;
const script = () => join(home, 'main/node_modules/stateward/dist/cli.js');

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'stateward-reader-'));
  for (const folder of [
    'main/.git',
    'main/node_modules/.bin',
    'main/packages/web',
    'linked/src',
    'linked/.git',
  ])
    mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, 'main/node_modules/.bin/stateward'), '');
  writeFileSync(join(home, 'main/.stateward.waivers.yml'), '');
});
afterAll(() => rmSync(home, { recursive: true }));

describe('a reader', () => {
  it.each([
    ['at the top', 'main', '', 'npx'],
    ['in a folder', 'main/packages/web', 'packages/web', 'npx'],
    ['where nothing is installed', 'linked', '', 'node'],
    ['in a folder of that', 'linked/src', 'src', 'node'],
    ["in git's own folder", 'linked/.git', '', 'node'],
  ])('%s', (_, cwd, folder, starts) => {
    const program = starts === 'npx' ? 'npx --no stateward' : `node ${script()}`;
    const call = { cwd: join(home, cwd), env: {}, script: script() };
    expect(readerAt(call)).toEqual({ folder, program, hasWaivers: cwd.startsWith('main') });
  });

  it('stands where git says that its hook was called', () => {
    const call = { cwd: join(home, 'linked'), env: { GIT_PREFIX: 'src/' }, script: script() };
    expect(readerAt(call).folder).toBe('src');
  });

  it('knows the program by its name where no script of it runs', () => {
    const call = { cwd: join(home, 'linked'), env: {}, script: '/usr/bin/stateward' };
    expect(readerAt(call).program).toBe('npx --no stateward');
  });
});
