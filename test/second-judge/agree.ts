import { expect } from 'vitest';
import { numbers } from '../support/random-history.ts';
import { differencesOf } from './compare.ts';
import { makeHistory } from './generate.ts';
import { judgeHistory } from './history.ts';

/**
 * Holds both judges against each other on so many histories, as `npm run lab -- second-judge` makes them; and at most
 * so many may differ, for the reasons that README.md names.
 */
export async function expectAgreement(seed: number, count: number, mostUnlike: number): Promise<void> {
  const said = new Set<string>();
  const unlike: unknown[] = [];
  for (let run = 0; run < count; run++) {
    const { format, commits } = makeHistory(numbers(seed * 1_000_003 + run));
    for (const { rule, severity } of judgeHistory(format, commits)) said.add(`${rule} ${severity}`);
    const lines = await differencesOf(format, commits);
    if (lines.length > 0) unlike.push({ seed, run, lines });
  }
  expect(unlike.length, JSON.stringify(unlike, null, 1)).toBeLessThanOrEqual(mostUnlike);
  // Histories in which nothing happens would agree as well.
  for (const rule of ['done-changed', 'goalposts', 'born-done', 'reopened', 'done-type', 'plan-rotation'])
    expect([...said]).toContain(`${rule} error`);
}
