import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numbers } from '../support/random-history.ts';
import { isSoak } from '../support/soak.ts';
import { differencesOf } from './compare.ts';
import { makeHistory } from './generate.ts';
import { judgeHistory } from './history.ts';

const seed = isSoak ? Date.now() % 100_000 : 1;
const count = isSoak ? 4000 : 150;

describe('the second judge of checklists', () => {
  it('knows nothing of the product', () => {
    for (const file of ['list', 'step', 'history', 'generate'])
      expect(readFileSync(`test/second-judge/${file}.ts`, 'utf8')).not.toMatch(/from '\.\.\/\.\.\/src/);
  });

  it(`says what the product says of ${count} random histories`, { timeout: count * 400 }, async () => {
    const said = new Set<string>();
    for (let run = 0; run < count; run++) {
      const { format, commits } = makeHistory(numbers(seed * 1_000_003 + run));
      for (const { rule, severity } of judgeHistory(format, commits)) said.add(`${rule} ${severity}`);
      expect({ seed, run, lines: await differencesOf(format, commits) }).toEqual({ seed, run, lines: [] });
    }
    // Histories in which nothing happens would agree as well.
    for (const rule of ['done-changed', 'goalposts', 'born-done', 'reopened', 'done-type', 'plan-rotation'])
      expect([...said]).toContain(`${rule} error`);
  });
});
