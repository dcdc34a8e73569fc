import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { kinds } from '../../src/kinds/index.ts';
import { memoryRepository } from '../support/memory-repository.ts';
import { examplesOf } from './page-examples.ts';

const page = readFileSync('docs/kinds/checklist.md', 'utf8');
const own = examplesOf(page).find(({ title }) => title === 'A preset of your own');
const configurations = (own?.blocks ?? [])
  .map(({ text }) => text)
  .filter((text) => text.startsWith('version:'));

const quests = (...states: readonly string[]) =>
  JSON.stringify({
    quests: states.map((state, at) => ({ slug: `q${at}`, what: `Quest ${at}`, reward: 10, state })),
  });

describe('presets of ten lines in docs/kinds/checklist.md', () => {
  it.each([
    ['quests.json', quests('won', 'open', 'open'), quests('won', 'won', 'open'), []],
    [
      'quests.json',
      quests('won', 'open', 'open'),
      quests('open', 'open', 'open'),
      ['error reopened q0#(done)'],
    ],
    ['docs/roadmap.md', '- [x] R-1: Ship\n- [ ] R-2 Sell\n', '- [x] R-1: Ship\n- [x] R-2 Sell\n', []],
    [
      'docs/roadmap.md',
      '- [x] R-1: Ship\n- [ ] R-2 Sell\n',
      '- [x] R-1: Sink\n- [ ] R-2 Sell\n',
      ['error done-changed R-1#text'],
    ],
  ])('judge %s: %s, then %s', async (path, before, after, expected) => {
    const text = configurations.find((each) => each.includes(`path: ${path}`)) ?? '';
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    const { govern } = policyOf({ configuration: Buffer.from(text), waivers: null }, kinds);
    const commits = [before, after].map((each, at) => ({
      message: 'Work',
      files: { [path]: each, 'a.ts': `${at}` },
    }));
    const { findings, obstacles } = await checkRange({ ...memoryRepository(commits), govern });
    expect(obstacles).toEqual([]);
    expect(
      findings.map(({ severity, ruleId, subject }) => `${severity} ${ruleId.slice(10)} ${subject}`),
    ).toEqual(expected);
  });
});
