import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, toolFile } from './support/tools.ts';

/** What npm would publish, under the eyes of those who check packages: the archive, and no folder beside it. */
let folder: string;
let archive: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stateward-packed-'));
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], { encoding: 'utf8' });
  expect(packed.status, packed.stderr).toBe(0);
  archive = join(folder, readdirSync(folder)[0] ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (tool: string, ...args: string[]) =>
  ended(process.execPath, [toolFile(tool) ?? tool, ...args], { cwd: folder, env: process.env });

describe('the packed package', () => {
  it('is found clean by publint', () => {
    const { code, text } = run('publint/src/cli.js', 'run', '--strict', archive);
    expect(text).toContain('All good!');
    expect(code).toBe(0);
  });

  it('has types that fit wherever modules are read, says arethetypeswrong', () => {
    const attw = '@arethetypeswrong/cli/dist/index.js';
    const { code, text } = run(attw, archive, '--profile', 'esm-only', '--no-color', '--format', 'ascii');
    for (const entry of ['"stateward"', '"stateward/git"', '"stateward/store"', '"stateward/recorder"'])
      expect(text).toContain(entry);
    expect(text.match(/node16 \(from ESM\): 🟢/gu)).toHaveLength(4);
    expect(text.match(/bundler: 🟢/gu)).toHaveLength(4);
    expect(code).toBe(0);
  });
});
