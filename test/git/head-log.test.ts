import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { headAt, headLog, madeSince } from '../../src/git/refs/head-log.ts';
import { createTemporaryRepository } from '../support/temporary-repository.ts';

const repository = createTemporaryRepository();
afterAll(() => repository.cleanup());
const { directory, git } = repository;

function commit(message: string, ...options: string[]): string {
  git('commit', '-q', '--allow-empty', '-m', message, ...options);
  return git('rev-parse', 'HEAD');
}

/** The moves of HEAD as if each had been made ten seconds after the one before it. */
function spread(): void {
  const file = join(directory, '.git/logs/HEAD');
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = (index: number) => `> ${1_700_000_000 + 10 * index} +0100\t`;
  writeFileSync(file, lines.map((line, index) => line.replace(/> \d+ [+-]\d+\t/, at(index))).join('\n'));
}

describe('what git recorded of HEAD', () => {
  it('is nothing before the first commit', () => {
    expect(headLog(directory)).toEqual({ head: undefined, moves: [] });
    expect(headAt(headLog(directory), 0)).toBeUndefined();
  });

  it('tells what was made, whatever a message says, and where HEAD was', () => {
    const first = commit('first');
    const second = commit('second (start) of: Fast-forward');
    git('checkout', '-q', '-b', 'side', first);
    git('merge', '-q', '--ff-only', second);
    const amended = commit('amended', '--amend');
    spread();
    const log = headLog(directory);
    expect(log.head).toBe(amended);
    expect(log.moves.map(({ id }) => id)).toEqual([first, second, first, second, amended]);
    expect(madeSince(log, 0)).toEqual(new Set([first, second, amended]));
    expect(madeSince(log, 2)).toEqual(new Set([amended]));
    expect(madeSince(log, 5)).toEqual(new Set());
    expect(headAt(log, 1_600_000_000)).toEqual({ head: first, log: 1 });
    expect(headAt(log, 1_700_000_005)).toEqual({ head: first, log: 1 });
    expect(headAt(log, 1_700_000_035)).toEqual({ head: second, log: 4 });
    expect(headAt(log, 1_700_000_300)).toBeUndefined();
  });
});
