import { expect } from 'vitest';
import { numbers } from '../support/random-history.ts';
import { differencesOf } from './compare.ts';
import { makeHistory } from './generate.ts';
import { judgeHistory } from './history.ts';

/**
 * Holds both judges against each other on so many histories, as `npm run second-judge` makes them; those aside that README.md names with
 * what differs in them.
 */
export async function expectAgreement(
  seed: number,
  count: number,
  named: readonly number[] = [],
): Promise<void> {
  const said = new Set<string>();
  for (let run = 0; run < count; run++) {
    if (named.includes(run)) continue;
    const { format, commits } = makeHistory(numbers(seed * 1_000_003 + run));
    for (const { rule, severity } of judgeHistory(format, commits)) said.add(`${rule} ${severity}`);
    expect({ seed, run, lines: await differencesOf(format, commits) }).toEqual({ seed, run, lines: [] });
  }
  // Histories in which nothing happens would agree as well.
  for (const rule of ['done-changed', 'goalposts', 'born-done', 'reopened', 'done-type', 'plan-rotation'])
    expect([...said]).toContain(`${rule} error`);
}
