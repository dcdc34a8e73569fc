import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSoak, runs, seed } from '../support/soak.ts';
import { expectAgreement } from './agree.ts';

const count = runs(1000);
/** Of so many histories with a new seed the judges differ in about one of a hundred, for reasons in README.md. */
const mostUnlike = isSoak ? 30 : 2;

describe('the second judge of checklists', () => {
  it('knows nothing of the product', () => {
    for (const file of ['list', 'step', 'history', 'generate'])
      expect(readFileSync(`test/second-judge/${file}.ts`, 'utf8')).not.toMatch(/from '\.\.\/\.\.\/src/);
  });

  it(`says what the product says of ${count} random histories`, async () => {
    await expectAgreement(seed, count, mostUnlike);
  });
});
