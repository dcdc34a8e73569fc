import { describe, expect, it } from 'vitest';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { mergeFile } from '../../../src/engine/three-way/merge-file.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { checkedMerge } from '../../support/checked-merge.ts';

const configuration = `version: 1
files:
  - { path: hist.jsonl, preset: log }
  - { path: progress.txt, preset: log, rules: { checklist/log-append: error } }
`;
const { govern } = policyOf({ configuration: Buffer.from(configuration), waivers: null }, kinds);

/** An entry as Ralph writes it. */
const entry = (story: string, learning: string) =>
  `\n## 2026-11-23 - ${story}\n- built ${story}\n- **Learnings:**\n  - ${learning}\n---\n`;
const begun = '# Ralph Progress Log\nStarted: Mon\n---\n';
const json = (...words: readonly string[]) => words.map((word) => `{"e":"${word}"}\n`).join('');

function driven(path: string, base: string, ours: string, theirs: string) {
  const governance = govern(path);
  if (governance === undefined) throw new Error(`${path} is not governed`);
  const texts = { base, ours: base + ours, theirs: base + theirs };
  const setup = { ...governance, path, limits: defaultLimits };
  const merge = mergeFile(setup, { texts, companions: new Map() });
  return { text: merge.ours.slice(base.length), isSame: merge.ours === merge.theirs, told: merge.conflicts };
}

const said = (
  path: string,
  ...texts: readonly [base: string, ours: string, theirs: string, result: string]
) => checkedMerge(govern, path, texts);

const appended: readonly (readonly [
  what: string,
  path: string,
  base: string,
  ours: string,
  theirs: string,
])[] = [
  ['entries', 'progress.txt', begun, entry('US-2', 'stream'), entry('US-3', 'lock')],
  [
    'entries that say the same in some lines',
    'progress.txt',
    begun + entry('US-1', 'argon'),
    entry('US-2', 'argon'),
    entry('US-3', 'argon'),
  ],
  [
    'more entries on one side',
    'progress.txt',
    begun,
    entry('US-2', 'stream'),
    entry('US-3', 'lock') + entry('US-4', 'lock'),
  ],
  ['JSON lines', 'hist.jsonl', json('begin'), json('start', 'ours', 'end'), json('start', 'theirs', 'end')],
  ['JSON lines that are the same line', 'hist.jsonl', '', json('start', 'end'), json('start')],
  [
    'lines that repeat what stood there',
    'hist.jsonl',
    json('start', 'end'),
    json('start', 'a', 'end'),
    json('start', 'end', 'start'),
  ],
];

describe('what both sides appended to a log', () => {
  it.each(appended)('stands whole, ours, then theirs: %s', async (_, path, base, ours, theirs) => {
    expect(driven(path, base, ours, theirs)).toEqual({ text: ours + theirs, isSame: true, told: [] });
    expect(driven(path, base, theirs, ours)).toEqual({ text: theirs + ours, isSame: true, told: [] });
    for (const result of [ours + theirs, theirs + ours])
      expect(await said(path, base, base + ours, base + theirs, base + result)).toEqual([]);
  });

  it.each(appended)('stands once where it is the same piece: %s', async (_, path, base, ours) => {
    expect(driven(path, base, ours, ours)).toEqual({ text: ours, isSame: true, told: [] });
    expect(await said(path, base, base + ours, base + ours, base + ours)).toEqual([]);
  });
});

describe('an entry of a log that lines of the other side stand in', () => {
  const base = begun + entry('US-1', 'argon');
  const [ours, theirs] = [base + entry('US-2', 'stream'), base + entry('US-3', 'lock')];
  const mixed =
    '\n## 2026-11-23 - US-2\n- built US-2\n## 2026-11-23 - US-3\n- built US-3\n- **Learnings:**\n  - stream\n  - lock\n---\n';
  const whole = base + entry('US-2', 'stream') + entry('US-3', 'lock');

  it('is legal: every line of every side is there, in its order', async () => {
    expect(await said('progress.txt', base, ours, theirs, base + mixed)).toEqual([]);
  });

  it.each<[string, ...texts: [base: string, ours: string, theirs: string, result: string]]>([
    [
      'between two entries of one side',
      base,
      ours + entry('US-4', 'a'),
      theirs,
      ours + entry('US-3', 'lock') + entry('US-4', 'a'),
    ],
    [
      'with the rule between them once, as a merge of lines leaves it',
      base,
      ours,
      theirs,
      ours.slice(0, -'---\n'.length) + entry('US-3', 'lock'),
    ],
    ['which one side has with more in it', base, `${ours}- later\n`, ours, `${ours}- later\n`],
    [
      'where one side was squashed into the other',
      base,
      ours + entry('US-4', 'a'),
      theirs + entry('US-2', 'stream'),
      theirs + entry('US-2', 'stream') + entry('US-4', 'a'),
    ],
    [
      'and new lines at the top of both',
      base,
      ours.replace('---', '- one\n---'),
      theirs.replace('---', '- other\n---'),
      whole.replace('---', '- one\n- other\n---'),
    ],
  ])('is none where it stands whole: %s', async (_, ...texts) => {
    expect(await said('progress.txt', ...texts)).toEqual([]);
  });
});
