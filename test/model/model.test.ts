import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSoak, runs, seed } from '../support/soak.ts';
import { check } from './account.mjs';
import { differences, differencesOf } from './differences.ts';
import { type Case, caseOf, givenCases, seeds } from './histories.ts';
import { asked, namedCases } from './named.mjs';
import { tell } from './properties.mjs';

/** The differences with the history they are about, or nothing. */
async function toldDifferences(given: Case): Promise<string> {
  const lines = await differencesOf(given);
  return lines.length === 0
    ? ''
    : [...lines, `base ${given.base} head ${given.head}`, tell(given)].join('\n');
}

describe('the model', () => {
  it.each(namedCases)('%s', (_, run) => {
    run();
  });

  it('says of the given histories what they expect', () => {
    for (const { commits, expected, ...question } of givenCases()) {
      const { verdict, findings, notes, net } = check(commits, question);
      const own = differences(expected, { verdict, findings, notes, net, isJoined: false, obstacles: [] });
      expect(own, question.id).toEqual([]);
    }
  });
});

/** The engine tells two of a thousand otherwise today; test/model/README.md says which, and the number only falls. */
const mostUnlike = isSoak ? 7 : 0;

describe('the engine says what the model says', () => {
  it.each(givenCases())('of the given history $id', async (given) => {
    expect(await toldDifferences(given)).toBe('');
  });

  it('of the named histories', async () => {
    for (const [, run] of asked.length === 0 ? namedCases : []) run();
    const told = [];
    for (const { commits, ...question } of asked) {
      const head = question.head ?? commits.at(-1)?.id ?? '';
      const expected = check(commits, question);
      const given = {
        id: '',
        waivers: [],
        commits,
        ...question,
        base: String(question.base),
        head,
        expected,
      };
      told.push(await toldDifferences(given));
    }
    expect([...new Set(told)].join('\n\n')).toBe('');
  });

  it('of random histories, but for those in the README', async () => {
    const told: string[] = [];
    for (const drawn of fc.sample(seeds, { numRuns: runs(1000), seed })) {
      const said = await toldDifferences(caseOf(drawn));
      if (said !== '') told.push(said);
    }
    expect(told.length, told.join('\n\n')).toBeLessThanOrEqual(mostUnlike);
  });
});
