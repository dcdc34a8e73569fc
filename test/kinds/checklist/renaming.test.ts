import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { doneStory, judge, prd, story } from '../../support/checklists.ts';

/** A plan with one text for each story; the last one is open, the one before turns done. */
function plan(texts: readonly string[], isAfter: boolean): JsonObject {
  return prd(
    ...texts.map((text, index) => {
      const isDone = index < texts.length - 2 || (isAfter && index === texts.length - 2);
      const make = isDone ? doneStory : story;
      return make(`US-${index + 1}`, { acceptanceCriteria: [text, 'The tests pass'] });
    }),
  );
}

function alarms(before: readonly string[], after: readonly string[], options = {}): string[] {
  const change = { before: plan(before, false), after: plan(after, true), options };
  return judge(change).findings.map(
    ({ severity, ruleId, messageId, subject }) => `${severity} ${ruleId.slice(10)} ${messageId} ${subject}`,
  );
}

const criteria = '#acceptanceCriteria';
const renamed = [
  `warning done-changed renamed US-1${criteria}`,
  `warning done-changed renamed US-2${criteria}`,
  `warning goalposts renamed US-3${criteria}`,
];
const refused = [
  `error done-changed changed US-1${criteria}`,
  `error done-changed changed US-2${criteria}`,
  `error goalposts moved US-3${criteria}`,
];

const table = [
  'Rows in src/cart/list.ts are sorted',
  'src/cart/list.ts holds ten',
  'Show src/cart/a.ts',
  'Print src/cart/b.ts',
];
const changed = (from: string | RegExp, to: string, texts = table) =>
  texts.map((text) => text.replace(from, () => to));

describe('names that change in the whole list', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a folder', table, changed('src/cart', 'src/basket')],
    ['a folder that lies deeper', table, changed('src/cart', 'packages/shop/src/cart')],
    [
      'a module in all its spellings',
      ['import shop_cart works', 'ShopCartError is raised', 'Run shop_cart.cli', 'See shop-cart/README.md'],
      [
        'import open_store works',
        'OpenStoreError is raised',
        'Run open_store.cli',
        'See open-store/README.md',
      ],
    ],
    [
      'a product, everywhere',
      ['Open Acme', 'Close Acme', 'Leave Acme', 'Delete Acme'],
      ['Open Apex', 'Close Apex', 'Leave Apex', 'Delete Apex'],
    ],
  ])('are a warning: %s', (_, before, after) => {
    expect(alarms(before, after)).toEqual(renamed);
    const errors = renamed.map((each) => each.replace('warning', 'error'));
    expect(alarms(before, after, { profile: 'strict' }).filter((each) => /chang|goal/.test(each))).toEqual(
      errors,
    );
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'numbers',
      ['In 2.5s', 'In 2.5s', 'In 2.5s', 'In 2.5s'],
      ['In 25.0s', 'In 25.0s', 'In 25.0s', 'In 25.0s'],
    ],
    [
      'units',
      ['In 2.5s', 'In 2.5s', 'In 2.5s', 'In 2.5s'],
      ['In 2.5min', 'In 2.5min', 'In 2.5min', 'In 2.5min'],
    ],
    [
      'words',
      ['It rejects mail', 'It rejects paper', 'It rejects all', 'It rejects none'],
      ['It accepts mail', 'It accepts paper', 'It accepts all', 'It accepts none'],
    ],
    [
      'words in capitals',
      ['It MUST mail', 'It MUST print', 'It MUST sort', 'It MUST end'],
      ['It MAY mail', 'It MAY print', 'It MAY sort', 'It MAY end'],
    ],
    [
      'a name and a word',
      table,
      changed('src/cart', 'src/basket').map((each) =>
        each.replace('ten', 'nine').replace('sorted', 'there').replace('Show', 'Hide'),
      ),
    ],
    [
      'a word with a capital that stays in open text',
      ['Open Acme', 'Close Acme', 'Leave Acme', 'Delete Acme'],
      ['Open Apex', 'Close Apex', 'Leave Apex', 'Delete Acme'],
    ],
    [
      'first words',
      ['Reject mail', 'Reject paper', 'Reject all', 'Reject none'],
      ['Accept mail', 'Accept paper', 'Accept all', 'Accept none'],
    ],
    [
      'two names that become one and another one',
      table,
      table.map((text, index) => text.replace('src/cart', index % 2 === 0 ? 'src/a' : 'src/b')),
    ],
  ])('are an error where these are %s', (_, before, after) => {
    expect(alarms(before, after)).toEqual(refused);
  });

  it('are an error in fewer than three places', () => {
    const two = [...table.slice(0, 2), 'Show carts', 'Print carts'];
    expect(alarms(two, changed('src/cart', 'src/basket', two))).toEqual(refused.slice(0, 2));
  });
});
