import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSoak } from '../support/soak.ts';
import { expectAgreement } from './agree.ts';

const seed = isSoak ? Date.now() % 100_000 : 1;
const count = isSoak ? 4000 : 200;

describe('the second judge of checklists', () => {
  it('knows nothing of the product', () => {
    for (const file of ['list', 'step', 'history', 'generate'])
      expect(readFileSync(`test/second-judge/${file}.ts`, 'utf8')).not.toMatch(/from '\.\.\/\.\.\/src/);
  });

  it(`says what the product says of ${count} random histories`, { timeout: count * 400 }, async () => {
    await expectAgreement(seed, count);
  });
});
