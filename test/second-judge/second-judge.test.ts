import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSoak, seed } from '../support/soak.ts';
import { compare } from './compare.ts';
import { historyOf } from './main.ts';

const count = isSoak ? 5000 : 100;
/** Of so many the judges may differ in this many, for reasons that stand in README.md. */
const mostUnlike = isSoak ? 80 : 4;

describe('the second judge of checklists', () => {
  it('knows nothing of the product', () => {
    const folder = 'test/second-judge';
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'product.ts');
    expect(files.length).toBeGreaterThan(8);
    for (const file of files)
      expect(readFileSync(`${folder}/${file}`, 'utf8')).not.toMatch(/from '\.\.\/\.\.\/src/);
  });

  it(`says what the product says of ${count} random histories`, async () => {
    const said = new Set<string>();
    const unlike: unknown[] = [];
    for (let run = 0; run < count; run++) {
      const { format, commits } = historyOf(seed, run);
      const { own, lines } = await compare(format, commits);
      for (const { rule, severity } of own) said.add(`${rule} ${severity}`);
      if (lines.length > 0) unlike.push({ seed, run, lines });
    }
    expect(unlike.length, JSON.stringify(unlike, null, 1)).toBeLessThanOrEqual(mostUnlike);
    // Histories in which nothing happens would agree as well.
    for (const rule of ['done-changed', 'goalposts', 'born-done', 'reopened', 'done-type', 'plan-rotation'])
      expect([...said]).toContain(`${rule} error`);
  });
});
