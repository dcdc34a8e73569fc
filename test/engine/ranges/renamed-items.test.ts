import { describe, expect, it } from 'vitest';
import { governNamed } from '../../../src/config/govern.ts';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const [one, two, three] = [doneStory('US-1'), story('US-2'), story('US-3')];
const less = { ...one, acceptanceCriteria: ['It is there'] };

/** What is said of each commit, as its number and rule. */
async function said(...versions: readonly unknown[]): Promise<string[]> {
  const resolved = resolveSettings(checklist, { preset: 'ralph' });
  if (!resolved.ok) throw new Error('the preset is not known');
  const files = versions.map((version, index) => ({ list: JSON.stringify(version), 'code.ts': `${index}` }));
  const repository = memoryRepository(files.map((each) => ({ message: 'work', files: each })));
  const govern = governNamed(['list'], { kind: checklist, settings: resolved.settings });
  const { findings } = await checkRange({ ...repository, govern });
  return findings.map(({ severity, ruleId, subject }) => `${severity} ${ruleId.slice(10)} ${subject}`).sort();
}

describe('an item gets another key while something stands refused', () => {
  it('about another item: its new key is told', async () => {
    expect(
      await said(prd(one, two, three), prd(less, two, three), prd(less, { ...two, id: 'US-9' }, three)),
    ).toEqual(['error done-changed US-1#acceptanceCriteria', 'note rekeyed US-9']);
  });

  it('about itself: it stays refused under the new key', async () => {
    const renamed = { ...less, id: 'US-9' };
    expect(await said(prd(one, two, three), prd(less, two, three), prd(renamed, two, three))).toEqual([
      'error done-changed US-1#acceptanceCriteria',
      'note rekeyed US-9',
    ]);
    const back = { ...one, id: 'US-9' };
    expect(
      await said(
        prd(one, two, three),
        prd(less, two, three),
        prd(renamed, two, three),
        prd(back, two, three),
      ),
    ).toEqual(['note done-changed US-1#acceptanceCriteria', 'note rekeyed US-9']);
  });
});

/** The ends of a range alone would take the story that has an old key now for the one that had it. */
describe('an open story is reworded, and then another one takes its number', () => {
  const cart = { ...two, title: 'Fill the cart', description: 'As a guest I keep what I chose' };
  const added = { ...cart, title: 'Fill the cart, add only' };
  const catalogue = story('US-2', { title: 'See the catalogue', description: 'As a guest I look around' });
  const renumbered = { ...added, id: 'US-9' };
  const other = { ...catalogue, acceptanceCriteria: ['Pages turn'] };
  const start = [prd(one, cart, three), prd(one, added, three)];

  it.each<[string, (typeof start)[number][], string[]]>([
    [
      'which is done by its own words',
      [prd(one, other, renumbered, three), prd(one, { ...other, passes: true }, renumbered, three)],
      [
        'note goalposts US-2#acceptanceCriteria',
        'note goalposts US-2#description',
        'note goalposts US-2#title',
        'note rekeyed US-9',
      ],
    ],
    [
      'and is done itself by the new words',
      [prd(one, other, renumbered, three), prd(one, other, { ...renumbered, passes: true }, three)],
      ['note rekeyed US-9'],
    ],
    ['no other does, and it is done', [prd(one, { ...added, passes: true }, three)], []],
  ])('%s', async (_, next, expected) => {
    expect(await said(...start, ...next)).toEqual(expected);
  });
});
