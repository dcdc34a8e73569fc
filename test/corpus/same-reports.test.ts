import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolder } from '../support/built.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';

const top = mkdtempSync(join(tmpdir(), 'stateward-same-test-'));
const other = join(top, 'other');
const repository = createTemporaryRepository();
const prd = (passes: boolean, rows: string) =>
  JSON.stringify({
    project: 'p',
    userStories: [{ id: 'US-1', title: 'Export', acceptanceCriteria: [rows], passes }],
  });

/** A build that says one thing otherwise. */
function withOtherWords(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('is done, and its', 'is finished, and its'));
  }
}

beforeAll(() => {
  cpSync(builtFolder, other, { recursive: true });
  withOtherWords(other);
  mkdirSync(join(top, 'versions', 'plan'), { recursive: true });
  for (const [name, text] of Object.entries({
    '001.json': prd(false, '10 rows'),
    '002.json': prd(true, '10 rows'),
  }))
    writeFileSync(join(top, 'versions', 'plan', name), text);
  repository.commitAll([
    { message: 'nothing' },
    { message: 'done', files: { 'prd.json': prd(true, '10 rows') } },
    { message: 'reworded', files: { 'prd.json': prd(true, '2 rows') } },
  ]);
});
afterAll(() => {
  rmSync(top, { recursive: true });
  repository.cleanup();
});

function same(...args: readonly string[]) {
  const program = [resolve('scripts/lab/same-reports.js'), ...args, '--build', builtFolder];
  const { status, stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, said: stdout };
}

describe('npm run lab -- same-reports', () => {
  it('says nothing of what both builds say, of a repository and of the versions of a file', () => {
    const copy = join(top, 'copy');
    cpSync(builtFolder, copy, { recursive: true });
    const { status, said } = same(copy, repository.directory, join(top, 'versions'));
    expect([status, said]).toEqual([0, '2 histories, 0 of them with another report\n']);
  });

  it('shows where a report differs, and fails', () => {
    const { status, said } = same(other, repository.directory, join(top, 'versions'));
    expect(status).toBe(1);
    expect(said).toContain('is finished, and its');
    expect(said).toContain('is done, and its');
    expect(said).toContain('2 histories, 1 of them with another report');
  });

  it('fails where there is nothing to judge', () => {
    mkdirSync(join(top, 'empty'));
    expect(same(other, join(top, 'empty')).status).toBe(1);
  });
});
