import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harnessFiles, harnessIn } from '../support/harness.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stateward-harness-'));
  await harnessIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the harness of examples/harness', () => {
  it('is accepted by a strict type checker, against the types that are shipped', () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('');
  });

  it('says what its page says', () => {
    const said = execFileSync(process.execPath, [join(folder, 'harness.mjs')], { encoding: 'utf8' });
    const page = readFileSync('examples/harness/README.md', 'utf8');
    const [, shown = ''] = /```text output\n([\s\S]*?)```/.exec(page) ?? [];
    expect(said).toBe(shown);
  });

  it('is small', () => {
    const lines = harnessFiles.map(
      (file) => readFileSync(join('examples/harness', file), 'utf8').split('\n').length,
    );
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(170);
  });
});
