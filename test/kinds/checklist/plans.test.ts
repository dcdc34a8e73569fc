import { describe, expect, it } from 'vitest';
import { same } from '../../../src/engine/contract/entity.ts';
import type { StateKind } from '../../../src/engine/contract/kind.ts';
import type { JsonObject, JsonValue } from '../../../src/formats/json-value.ts';
import { defaultLimits } from '../../../src/formats/limits.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import type { Checklist } from '../../../src/kinds/checklist/model.ts';
import { doneStory, prd, story } from '../../support/checklists.ts';

function read(value: JsonValue | string, preset = 'ralph'): Checklist {
  const options = checklist.options.check({ preset });
  const reader = checklist.read(
    options.ok ? options.options : checklist.options.defaults,
    defaultLimits,
    'prd.json',
  );
  reader.push('', new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
  const { doc } = reader.end();
  if (doc === null) throw new Error('cannot be read');
  return doc;
}

const plan = (branchName: string, ...stories: readonly JsonObject[]) => ({ ...prd(...stories), branchName });
const easier = { acceptanceCriteria: ['It compiles'] };

describe('the plan of a checklist', () => {
  it('is known by its plan key, as text', () => {
    expect(checklist.life.plans?.key(read(plan('a  b')))).toBe(checklist.life.plans?.key(read(plan('a b'))));
    expect(checklist.life.plans?.key(read(plan('a')))).not.toBe(checklist.life.plans?.key(read(plan('b'))));
    expect(checklist.life.plans?.key(read([story('US-1')]))).toBe('');
  });

  it.each<[string, JsonValue, JsonValue, boolean]>([
    ['another plan key, with the same items', plan('a', story('US-1')), plan('b', story('US-1')), false],
    ['no plan key', plan('a', story('US-1')), [story('US-1')], false],
    [
      'a plan key that is nothing',
      plan('a', story('US-1')),
      { ...prd(story('US-1')), branchName: null },
      false,
    ],
    ['a plan key that is blank', plan('a', story('US-1')), plan(' ', story('US-1')), false],
    ['a plan key in a list', plan('a', story('US-1')), { ...prd(story('US-1')), branchName: ['b'] }, false],
    [
      'a plan key that was nothing',
      { ...prd(story('US-1')), branchName: null },
      plan('b', story('US-1')),
      false,
    ],
    ['the same one', plan('a', story('US-1')), plan('a', story('US-1'), story('US-2')), false],
    [
      'nothing left of the items',
      [story('US-1')],
      [story('N-1', { title: 'Another', description: 'one' })],
      true,
    ],
    [
      'other keys only',
      [story('US-1')],
      [
        story('EXP-1', {
          title: story('US-1').title ?? '',
          description: story('US-1').description ?? '',
          acceptanceCriteria: story('US-1').acceptanceCriteria ?? [],
        }),
      ],
      false,
    ],
    [
      'what was done is gone, and something open stays',
      [doneStory('US-1'), doneStory('US-2'), doneStory('US-3'), story('US-4')],
      [story('US-4'), story('US-5')],
      false,
    ],
    [
      'something open is gone, too',
      [doneStory('US-1'), doneStory('US-2'), doneStory('US-3'), story('US-4'), story('US-6')],
      [story('US-4'), story('US-5')],
      true,
    ],
    [
      'nothing open stays',
      [doneStory('US-1'), doneStory('US-2'), doneStory('US-3'), doneStory('US-4')],
      [doneStory('US-4'), story('US-5')],
      true,
    ],
    [
      'the key of what is gone is another one’s',
      [doneStory('US-1'), doneStory('US-2'), doneStory('US-3'), story('US-4')],
      [story('US-1', { title: 'Another', description: 'one' }), story('US-4')],
      false,
    ],
    [
      'what was done is gone, under another plan key',
      plan('a', doneStory('US-1'), story('US-4')),
      plan('b', story('US-4')),
      false,
    ],
    ['an empty list', plan('a', story('US-1')), plan('b'), false],
  ])('is another one or not: %s', (_, before, after, expected) => {
    expect(checklist.life.plans?.rotates(read(before), read(after), checklist.options.defaults)).toBe(
      expected,
    );
  });
});

describe('names of items', () => {
  it.each<[string, JsonValue, JsonValue, readonly (readonly [string, string])[]]>([
    [
      'another key',
      prd(story('US-1'), story('US-2')),
      prd({ ...story('US-1'), id: 'EXP-1' }, story('US-2')),
      [['US-1', 'EXP-1']],
    ],
    ['another item', prd(story('US-1'), story('US-2')), prd(story('EXP-1'), story('US-2')), []],
    ['another plan', plan('a', story('US-1')), plan('b', story('EXP-1', { title: 'Another' })), []],
    ['the same', prd(story('US-1')), prd(story('US-1')), []],
  ])('%s', (_, before, after, expected) => {
    expect([...(checklist.entities.names?.renames(read(before), read(after)) ?? [])]).toEqual(expected);
  });

  it('are the texts of what has no key, whatever it stands below, and are counted where several say the same', () => {
    const list = (section: string, parent: string, ...more: readonly string[]) =>
      `# List\n\n## ${section}\n\n- [ ] ${parent}\n  - [ ] below\n${more.map((each) => `- [${each}] beside\n`).join('')}`;
    const renames = (before: string, after: string) => [
      ...(checklist.entities.names?.renames(read(before, 'markdown'), read(after, 'markdown')) ?? []),
    ];
    expect(read(list('One', 'above', ' ', 'x'), 'markdown').items.map(({ key }) => key)).toEqual([
      'above',
      'below',
      'beside',
      'beside~2',
    ]);
    expect(renames(list('One', 'above', ' '), list('Two', 'above', ' '))).toEqual([]);
    expect(renames(list('One', 'above', ' ', 'x'), list('One', 'above', 'x'))).toEqual([
      ['beside~2', 'beside'],
    ]);
  });
});

describe('claims', () => {
  it('are no part of what an item is', () => {
    const [plain, noted] = [read(prd(story('US-1'))), read(prd(story('US-1', { notes: 'seen' })))];
    expect(checklist.entities.get(noted, 'US-1')?.fields.notes?.role).toBe('claim');
    expect(same(checklist as StateKind, plain, noted, 'US-1')).toBe(true);
    expect(same(checklist as StateKind, plain, read(prd(story('US-1', easier))), 'US-1')).toBe(false);
    expect(same(checklist as StateKind, plain, noted, 'US-1#notes')).toBe(false);
  });

  it('are never what says that an item is done', () => {
    const issue = read('{"id":"a-1","title":"One","issue_type":"task","status":"closed"}\n', 'beads');
    expect(checklist.entities.get(issue, 'a-1')?.fields.status?.role).toBe('value');
  });
});
