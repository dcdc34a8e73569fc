import { describe, expect, it } from 'vitest';
import { type Change, found, judge } from '../../support/checklists.ts';

/** Errors and warnings of a change of a list, as `severity rule subject`. */
function alarms(change: Change): string[] {
  return judge({ preset: 'markdown', ...change })
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ severity, ruleId, subject }) => `${severity} ${ruleId.slice('checklist/'.length)} ${subject}`);
}

const list = (...lines: readonly string[]) => `# Plan\n\n## Build\n\n${lines.join('\n')}\n`;
const rest = ['- [ ] Send invoices', '- [ ] Print labels', '- [ ] Search the archive'];
const before = list('- [x] Export CSV', ...rest);

describe('marks', () => {
  const ticked = (mark: string) => list(`- [${mark}] Export CSV`, ...rest);

  it.each(['X', 'x'])('[%s] is done', (mark) => {
    expect(alarms({ before, after: ticked(mark) })).toEqual([]);
  });

  it.each([' ', '~', '-', '>', '✔', ''])('[%s] is not done', (mark) => {
    expect(alarms({ before, after: ticked(mark) })).toEqual(['warning reopened Export CSV#(done)']);
  });

  it('do not matter while an item is open', () => {
    const states = [' ', '~', '-', '!'].map((mark) =>
      list('- [x] Export CSV', `- [${mark}] Send invoices`, ...rest.slice(1)),
    );
    for (const from of states)
      for (const to of states) expect(alarms({ before: from, after: to })).toEqual([]);
  });
});

describe('bullets', () => {
  it.each([
    '+ [x] Export CSV',
    '* [x] Export CSV',
    '1. [x] Export CSV',
    '1) [x] Export CSV',
    '   - [X]   Export CSV',
  ])('may be any: %s', (line) => {
    expect(alarms({ before, after: list(line, ...rest) })).toEqual([]);
  });

  it.each([
    ['no bullet', '[x] Export CSV'],
    ['no box', '- Export CSV'],
    ['a link in place of a box', '- [x](https://example.com) Export CSV'],
    ['a quote', '> - [x] Export CSV'],
    ['a code fence', '```\n- [x] Export CSV\n```\n'],
    ['a comment', '<!--\n- [x] Export CSV\n-->\n'],
  ])('with %s make no item, and losing one is a deletion', (_, line) => {
    expect(alarms({ before, after: list(line, ...rest) })).toEqual(['warning done-removed Export CSV']);
  });

  it('inside of a fence never were items', () => {
    const fenced = list(...rest, '', '```md', '- [x] Sample', '```');
    expect(alarms({ before: fenced, after: list(...rest) })).toEqual([]);
    expect(alarms({ before: fenced, after: list('- [x] Sample', ...rest), context: idleContext })).toEqual([
      'warning born-done Sample#(done)',
    ]);
  });
});

const idleContext = { message: 'Work', touched: ['prd.json'], prior: [] };

describe('keys', () => {
  const two = (first: string, second: string) => `# T\n\n## A\n\n${first}\n\n## B\n\n${second}\n`;
  const long = '- [ ] 2. Other\n- [ ] 3. More';

  it('are numbers within their section', () => {
    const old = two(`- [x] 1. Export\n${long}`, `- [ ] 1. Import\n${long}`);
    expect(alarms({ before: old, after: old.replace('- [ ] 1. Import', '- [x] 1. Import') })).toEqual([]);
    expect(alarms({ before: old, after: old.replace('1. Export', '1. Delete all users') })).toEqual([
      'error done-changed 1#text',
    ]);
  });

  it('are numbers in the file where the format says so', () => {
    const old = two('- [ ] 1.1 Export', '- [ ] 2.1 Import');
    const twice = old.replace('2.1', '1.1');
    expect(found('duplicate-key', { preset: 'openspec', before: old, after: twice })).toEqual([
      'warning item 1.1#(repeated)',
    ]);
    expect(found('duplicate-key', { preset: 'markdown', before: old, after: twice })).toEqual([]);
  });

  it('are texts below their parent where there is no number', () => {
    const old = list('- [ ] Export', '  - [x] Write tests', '- [ ] Import', '  - [ ] Write tests', ...rest);
    expect(alarms({ before: old, after: old.replace('  - [ ] Write', '  - [x] Write') })).toEqual([]);
    expect(alarms({ before: old, after: old.replace('  - [x] Write', '  - [ ] Write') })).toEqual([
      'warning reopened Write tests#(done)',
    ]);
  });

  it('follow a parent that was reworded, and a title that says how far things are', () => {
    const old = list('- [ ] Export', '  - [x] Write tests', ...rest);
    expect(alarms({ before: old, after: old.replace('- [ ] Export', '- [ ] Export to CSV') })).toEqual([]);
    expect(alarms({ before: old, after: old.replace('# Plan', '# Plan, one of four') })).toEqual([]);
  });

  it.each(['a/b~c.d', 'v1.2.3', '🎉 party', 'semi;colon: and #hash'])('may hold anything: %s', (text) => {
    const old = list(`- [x] ${text}`, ...rest);
    expect(alarms({ before: old, after: list(`- [ ] ${text}`, ...rest) })).toHaveLength(1);
    expect(alarms({ before: old, after: list('- [ ] New', ...rest, `- [x] ${text}`) })).toEqual([]);
  });

  it('of two ids in one line are its text', () => {
    const old = '- [ ] T044+T045 Panel\n- [ ] T046 Other\n- [x] T047 More\n';
    expect(alarms({ preset: 'spec-kit', before: old, after: old.replace('[ ] T044', '[x] T044') })).toEqual(
      [],
    );
    expect(alarms({ preset: 'spec-kit', before: old, after: old.replace('T047 More', 'T047 Less') })).toEqual(
      ['error done-changed T047#text'],
    );
  });
});

describe('lists', () => {
  it.each([
    ['nothing', ''],
    ['white space', '\n \n'],
    ['prose', '# Plan\n\nAll done!\n'],
  ])('that become %s are emptied', (_, after) => {
    expect(alarms({ before, after })).toEqual(['error emptied #(items)']);
  });

  it('without items are never complete', () => {
    const deleted = (text: string) => judge({ preset: 'markdown', before: text, after: null }).findings;
    expect(deleted(list('- [x] Export CSV')).map(({ severity }) => severity)).toEqual(['note']);
    expect(deleted('# Plan\n').map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('that hold a conflict cannot be read', () => {
    const after = list('<<<<<<< HEAD', ...rest, '=======', '>>>>>>> other');
    expect(judge({ preset: 'markdown', before, after }).findings.map(({ ruleId }) => ruleId)).toEqual([
      'state-file/unreadable',
    ]);
  });

  it('that lose finished lines are only warned of, and need no work beside them', () => {
    expect(alarms({ before, after: list(...rest) })).toEqual(['warning done-removed Export CSV']);
    expect(alarms({ before, after: before.replace('[ ]', '[x]'), context: idleContext })).toEqual([]);
    expect(alarms({ before, after: before.replaceAll('[ ]', '[x]'), context: idleContext })).toEqual([
      'warning evidence Send invoices#(done)',
    ]);
  });

  it('with ten flips at once are looked at', () => {
    const many = (mark: string, count: number) =>
      list(...Array.from({ length: count }, (_, index) => `- [${mark}] Task number ${index}`));
    expect(alarms({ before: many(' ', 9), after: many('x', 9) })).toEqual([]);
    expect(alarms({ before: many(' ', 10), after: many('x', 10) })).toEqual(['warning bulk-flip #(done)']);
  });
});

describe('contracts', () => {
  it('are the text without mark, tags and status words', () => {
    const old = list('- [x] T1 [P] Export CSV', ...rest);
    for (const line of [
      '- [x] **T1** Export CSV ✅',
      '- [x] T1: [US1] Export CSV (done)',
      '- [x] T1 Export CSV (completed 2026-01-15)',
    ])
      expect(alarms({ before: old, after: list(line, ...rest) })).toEqual([]);
    expect(alarms({ before: old, after: list('- [x] T1 Export', ...rest) })).toEqual([
      'error done-changed T1#text',
    ]);
  });

  it.each([
    ['what came of it, behind an arrow', 'Export CSV\n  → Artifacts: [csv.ts](src/csv.ts)', false],
    ['a bullet below', 'Export CSV\n  - with all columns', false],
    ['a paragraph below', 'Export CSV\n\n  With all columns.', false],
    ['a line that goes on', 'Export CSV\n  with all columns', true],
  ])('hold the whole paragraph: %s', (_, text, isChanged) => {
    const after = before.replace('Export CSV', text);
    const changes = found('done-changed', { preset: 'markdown', before: after, after: before });
    expect(changes.some((each) => each.startsWith('error'))).toBe(isChanged);
  });

  it('of Kiro hold the requirements, and nothing else below', () => {
    const kiro = (mark: string, requirement: string, detail: string) =>
      `- [${mark}] 1. Export\n  - ${detail}\n  - _Requirements: ${requirement}_\n- [ ] 2. Import\n`;
    const old = kiro('x', '1.1, 1.2', 'Write CSV');
    const alarm = (after: string) => alarms({ preset: 'kiro', before: old, after });
    expect(alarm(kiro('x', '1.1, 1.2', 'Write CSV and test it'))).toEqual([]);
    expect(alarm(kiro('x', '1.1', 'Write CSV'))).toEqual(['error done-changed 1#requirements']);
  });
});

describe('ticking', () => {
  it.each([
    ['reworded', 'Send invoices to customers', ['warning goalposts 1#text']],
    ['replaced', 'Compile', ['warning goalposts 1#text']],
    ['kept', 'Send invoices by mail', []],
  ])('a line that is %s', (_, text, expected) => {
    const old = list('- [ ] 1. Send invoices by mail', ...rest);
    expect(alarms({ before: old, after: list(`- [x] 1. ${text}`, ...rest) })).toEqual(expected);
  });
});

describe('headings', () => {
  const under = (heading: string, ...lines: readonly string[]) => `## ${heading}\n\n${lines.join('\n')}\n`;
  const old = under('Build', '- [x] 1. Export CSV', '- [ ] 2. Send invoices', '  - [ ] Write tests');

  it.each([
    ['and nothing else', ['- [x] 1. Export CSV', '- [ ] 2. Send invoices', '  - [ ] Write tests'], []],
    ['with a tick', ['- [x] 1. Export CSV', '- [x] 2. Send invoices', '  - [x] Write tests'], []],
    [
      'with a done item reworded',
      ['- [x] 1. Export', '- [ ] 2. Send invoices', '  - [ ] Write tests'],
      ['error done-changed 1#text'],
    ],
    [
      'with a goalpost moved',
      ['- [x] 1. Export CSV', '- [x] 2. Nothing', '  - [ ] Write tests'],
      ['warning parent-done 2#(done)', 'warning goalposts 2#text'],
    ],
    [
      'with an item reopened',
      ['- [ ] 1. Export CSV', '- [ ] 2. Send invoices', '  - [ ] Write tests'],
      ['warning reopened 1#(done)'],
    ],
  ])('may be renamed %s', (_, lines, expected) => {
    const after = under('Build, see #15', ...lines);
    expect(alarms({ before: old, after }).map((each) => each.replace('##15', '#15'))).toEqual(expected);
  });
});

describe('items that move', () => {
  it('within the file stay the same', () => {
    const after = list(...rest.toReversed(), '- [x] Export CSV');
    expect(alarms({ before, after })).toEqual([]);
  });

  it('to another section stay the same', () => {
    const after = `${list(...rest)}\n## Done\n\n- [x] Export CSV\n`;
    expect(alarms({ before, after })).toEqual([]);
  });

  it('to another file are gone from this one, which matters where they were done', () => {
    expect(alarms({ before, after: list('- [x] Export CSV', ...rest.slice(1)) })).toEqual([]);
    expect(alarms({ before, after: list(...rest) })).toEqual(['warning done-removed Export CSV']);
    const archived = { message: 'Tidy', touched: ['prd.json'], prior: [], archived: ['DONE.md'] };
    expect(alarms({ before, after: list(...rest), context: archived })).toEqual([]);
  });
});

describe('words that are added to a line', () => {
  const lines = (mark: string, text: string) => `- [${mark}] T001 ${text}\n- [ ] T002 Ship\n`;
  const change = (from: string, to: string) =>
    found('done-changed', { preset: 'spec-kit', before: from, after: to });

  it.each([
    ['a sentence', 'Export CSV. Quotes are doubled'],
    ['a paragraph', 'Export CSV.\n  It took a day'],
    ['a remark in brackets', 'Export CSV (as the owner wants it)'],
    ['more of the same sentence', 'Export CSV for admins'],
    ['words in front', 'Do Export CSV'],
    ['words between', 'Export the CSV'],
  ])('are a note where it is done: %s', (_, text) => {
    expect(change(lines('x', 'Export CSV'), lines('x', text))).toEqual(['note added T001#text']);
    expect(change(lines(' ', 'Export CSV'), lines('x', text))).toEqual([]);
  });

  it.each([
    ['another case', 'export CSV'],
    ['another order', 'CSV Export'],
    ['a longer word', 'Exports CSV'],
    ['a word less', 'Export'],
  ])('are none: %s', (_, text) => {
    expect(change(lines('x', 'Export CSV'), lines('x', text))).toEqual(['error changed T001#text']);
  });
});

describe('a remark behind a line that is done', () => {
  const line = (text: string) => list(`- [x] T1 ${text}`, '- [ ] T2 Ship');
  const text = 'Export all orders of the shop';
  const error = ['error done-changed T1#text'];
  const none: readonly string[] = [];

  it.each<[string, string, string, readonly string[]]>([
    ['goes', `${text} (uncommitted in tree)`, text, none],
    ['comes', text, `${text} (see notes)`, none],
    ['changes behind a dash', `${text} — pending DNS`, `${text} — live`, none],
    ['counts on', `${text} — 12/14 green`, `${text} — 14/14 green`, none],
    ['names another commit', `${text} - in 3f2a91c`, `${text} - in 7cc1d2e`, none],
    ['grows, with a full stop', `${text} — pending DNS`, `${text} — live. Ada looked at it`, none],
    ['takes a number along', `${text} (10,000 rows)`, text, none],
    ['says a smaller number', `${text} — in 20 seconds`, `${text} — in 90 seconds`, none],
    ['is longer than what it stands behind', 'Export — orders with tax', 'Export — orders', error],
    ['is no remark', `${text} with tax`, text, error],
    ['comes with other words', `${text} (see notes)`, text.replace('all', 'some'), error],
    ['becomes words of the line', `${text} (see notes)`, `${text} of one day`, none],
  ])('%s', (_, from, to, expected) => {
    expect(alarms({ before: line(from), after: line(to) })).toEqual(expected);
  });
});

describe('what a formatter does', () => {
  const long =
    'Build the *whole* export of **all** tables as `csv.ts`, with __init__ and a [page](https://example.org/a)';
  const line = (text: string, id = 'T1 ') => list(`- [x] ${id}${text}`, '- [ ] T2 Ship');
  const cases: readonly (readonly [what: string, from: string, to: string, isSame: boolean])[] = [
    ['wraps the line', long, long.replace(' tables', '\n  tables').replace(', with', ',\n  with'), true],
    ['takes other marks', long, long.replace('*whole*', '_whole_').replace('**all**', '__all__'), true],
    ['escapes', 'Cover /* and the [P] tests_of_all', 'Cover /\\* and the \\[P\\] tests\\_of\\_all', true],
    ['makes text bold', 'Build it', '**Build it**', true],
    ['puts code in ticks', 'Build src/csv.ts', 'Build `src/csv.ts`', true],
    ['makes a link', 'Read the page', 'Read the [page](https://example.org)', true],
    [
      'leads a link elsewhere',
      'Read the [page](https://example.org)',
      'Read the [page](https://example.com)',
      true,
    ],
    ['sets quotes', 'Say "go" and don\'t stop', 'Say “go” and don’t stop', true],
    ['dates it', 'Build it', 'Build it ✅ 2026-01-01', true],
    ['dates it behind a dash', 'Build it', 'Build it — ✅ (2026-01-23)', true],
    ['ticks it behind a dash', 'Build it', 'Build it — ✅', true],
    ['names the commit', 'Build it', 'Build it (commit abc1234)', true],
    ['says when', 'Build it', 'Build it (COMPLETED 2026-01-01 by Ada)', true],
    ['says another thing', 'Build `a.ts`', 'Build `b.ts`', false],
    ['drops a word', 'Build *all* tables', 'Build tables', false],
    ['joins names', 'Build a_b_c', 'Build abc', false],
  ];

  it.each(cases)('with an id: %s', (_, from, to, isSame) => {
    const found = alarms({ preset: 'spec-kit', before: line(from, 'T001 '), after: line(to, 'T001 ') });
    expect(found).toEqual(isSame ? [] : ['error done-changed T001#text']);
  });

  it.each(cases)('without an id: %s', (_, from, to, isSame) => {
    const { findings } = judge({ preset: 'markdown', before: line(from, ''), after: line(to, '') });
    expect(findings.length === 0).toBe(isSame);
  });

  it('tells nothing of an open line that is laid out anew as it is ticked', () => {
    const before = list('- [ ] Build *all* tables', '- [ ] T2 Ship');
    const after = list('- [x] Build\n  _all_ tables ✅ 2026-01-01', '- [ ] T2 Ship');
    expect(alarms({ before, after })).toEqual([]);
  });
});
