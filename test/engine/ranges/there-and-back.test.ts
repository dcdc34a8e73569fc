import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const resolved = resolveSettings(checklist, { preset: 'ralph' });
if (!resolved.ok) throw new Error('the preset is not known');
const governance = { kind: checklist, settings: resolved.settings };

const story = (id: string, title: string, criterion: string, passes: boolean) => ({
  ...{ id, title, description: `As an owner I want: ${title}` },
  ...{ acceptanceCriteria: [criterion], passes },
});
const shop = (criterion: string, passes = true) => [
  story('US-1', 'Export CSV files', criterion, passes),
  story('US-2', 'Send invoices by mail', 'The invoice arrives', false),
  story('US-3', 'Print labels', 'It scans', false),
];
const list = (stories: readonly object[]) => `${JSON.stringify({ userStories: stories }, null, 2)}\n`;
const full = list(shop('10,000 rows under 2 s'));
const gutted = list(shop('1 row'));
const changed = 'done-changed US-1#acceptanceCriteria';
const walls = list([story('US-21', 'Paint the walls', 'They are white', false)]);
const taken = list([story('US-1', 'Paint the walls', 'They are white', false)]);

const meadow = list([story('US-31', 'Sow the meadow', 'It is green', false)]);

const errors = (...versions: readonly string[]) => errorsFrom(0, versions);

async function errorsFrom(from: number, versions: readonly string[], more = {}): Promise<string[]> {
  const commits = [full, ...versions].map((text, index) => ({
    message: `Commit ${index}`,
    files: { 'prd.json': text, 'old.json': index === 0 ? null : full, 'code.ts': `${index}` },
  }));
  const govern = (path: string) => (path === 'prd.json' ? governance : undefined);
  const report = await checkRange({ ...memoryRepository(commits, from), govern, ...more });
  return report.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, subject }) => `${ruleId.slice('checklist/'.length)} ${subject}`);
}

describe('a plan without a key that goes, kept elsewhere, and comes back', () => {
  it.each<[string, string[], string[]]>([
    ['as it was is legal', [walls, full], []],
    ['gutted is refused', [walls, gutted], [changed]],
    ['gutted is refused where its id named something else meanwhile', [taken, gutted], [changed]],
    [
      'with what was done open again is refused',
      [walls, list(shop('10,000 rows under 2 s', false))],
      ['reopened US-1#(done)'],
    ],
    [
      'as another plan that has an id of the old one is legal',
      [walls, list([story('US-1', 'Draw a map', 'It shows', false)])],
      [],
    ],
    ['gutted is refused after two other plans', [walls, meadow, gutted], [changed]],
    ['without what was done is legal, for the archive holds it', [walls, list(shop('').slice(1))], []],
    ['is legal as it was after it came back once', [walls, full, walls, full], []],
  ])('%s', async (_, versions, expected) => {
    expect(await errors(...versions)).toEqual(expected);
  });

  it('is new where it went behind the base, which is accepted', async () => {
    expect(await errorsFrom(1, [walls, gutted])).toEqual([]);
    expect(await errorsFrom(1, [walls, full])).toEqual([]);
  });

  it('is judged so in a range that is judged as a whole', async () => {
    expect(await errorsFrom(0, [walls, gutted], { granularity: 'squash' })).toEqual([changed]);
  });
});
