import { describe, expect, it } from 'vitest';
import { checkRange } from '../../src/app/check-range.ts';
import { governByDetection } from '../../src/config/govern.ts';
import { kinds } from '../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../support/memory-repository.ts';
import { commandOf } from '../support/repairs.ts';
import { inner, node, passed, pretty } from '../support/trees.ts';

type Files = MemoryCommit['files'];

const path = '.runner/state/tree.json';
const full = pretty(inner('one', [passed('a'), passed('b')]));
const anew = pretty(inner('two', [node('c')]));
const away = { [path]: null, 'old.json': full };

const judged = (...commits: readonly Files[]) => judgedFrom(0, commits);

async function judgedFrom(from: number, commits: readonly Files[], more = {}): Promise<string[]> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, from);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds), ...more });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map((finding) => {
    const command = commandOf(finding) ?? '';
    return `${finding.ruleId} ${command.replace(/[0-9a-f]{12}/, (id) => String(repository.ids.findIndex((each) => each.startsWith(id))))}`;
  });
}

describe('an archive keeps a file that went as long as it stands', () => {
  const lost = ['state-file/deleted git checkout 1 -- old.json'];
  it.each<[string, readonly Files[], string[]]>([
    ['it stands', [{ [path]: full }, away], []],
    ['it went', [{ [path]: full }, away, { 'old.json': null }], lost],
    ['it says something else', [{ [path]: full }, away, { 'old.json': anew }], lost],
    ['it went on to another path', [{ [path]: full }, away, { 'old.json': null, 'older.json': full }], []],
    ['it came back', [{ [path]: full }, away, { 'old.json': null }, { 'old.json': full }], []],
    ['a new plan began, and it stands', [{ [path]: full }, away, { [path]: anew }], []],
    ['a new plan began, and it went', [{ [path]: full }, away, { [path]: anew }, { 'old.json': null }], lost],
    [
      'it came later, and went',
      [{ [path]: full }, { [path]: null }, { 'old.json': full }, { 'old.json': null }],
      ['state-file/deleted git checkout 2 -- old.json'],
    ],
    ['the file itself came back', [{ [path]: full }, away, { [path]: full, 'old.json': null }], []],
  ])('%s', async (_, commits, expected) => {
    expect(await judged(...commits)).toEqual(expected);
  });
});

const list = (...stories: readonly unknown[]) => JSON.stringify({ userStories: stories });
const story = (id: string, title: string, passes = false) => ({ id, title, passes });
const shop = list(story('US-1', 'Export CSV', true), story('US-2', 'Send invoices'));
const house = list(story('US-8', 'Paint the walls'), story('US-9', 'Lay the floor'));
const plan = { 'prd.json': shop };
const gutted = list(story('US-1', 'Export', true), story('US-2', 'Send invoices'));
const gone = story('US-1', 'Export', true);
const ended = [story('US-2', 'Send invoices by mail', true), story('US-3', 'Print labels')];
const finished = list(story('US-1', 'Export CSV', true), ...ended);
const over = (archive: string) => ({ 'prd.json': house, [archive]: shop });
const next = { 'code.ts': '' };

describe('an archive keeps what left a list that goes on', () => {
  const [exported, mailed] = [story('US-1', 'Export CSV', true), story('US-2', 'Send invoices', true)];
  const [printed, sold] = [story('US-3', 'Print labels'), story('US-4', 'Sell')];
  const before = { 'prd.json': list(exported, mailed, printed, sold) };
  const after = { 'prd.json': list(mailed, printed, sold) };
  const removed = (at = 0) => [`checklist/done-removed git checkout ${at} -- prd.json`];
  const filed = { ...after, 'old.json': list(exported) };
  it.each<[string, readonly Files[], string[]]>([
    ['it holds that alone', [before, filed], []],
    ['it holds more', [before, { ...after, 'old.json': list(exported, story('US-0', 'Begin', true)) }], []],
    ['it holds another one', [before, { ...after, 'old.json': list(mailed) }], removed()],
    ['it holds it open', [before, { ...after, 'old.json': list(story('US-1', 'Export CSV')) }], removed()],
    ['it holds it under other words', [before, { ...after, 'old.json': list(gone) }], removed()],
    [
      'something open went on with the list',
      [
        before,
        {
          'prd.json': list(mailed, story('US-3', 'Print labels', true), sold),
          ...next,
          'old.json': list(exported),
        },
      ],
      [],
    ],
    [
      'something done went on under other words',
      [before, { 'prd.json': list(story('US-2', 'Send', true), printed, sold), 'old.json': list(exported) }],
      [...removed(), 'checklist/done-changed git checkout 0 -- prd.json'],
    ],
    ['it came later', [before, after, { 'old.json': list(exported) }], []],
    ['it went', [before, filed, { 'old.json': null }], ['checklist/done-removed git checkout 1 -- old.json']],
    [
      'it was gutted',
      [before, filed, { 'old.json': list(gone) }],
      ['checklist/done-removed git checkout 1 -- old.json'],
    ],
    [
      'more is filed there',
      [before, filed, { 'prd.json': list(printed, sold), 'old.json': list(exported, mailed) }],
      [],
    ],
    ['more went, and is filed nowhere', [before, filed, { 'prd.json': list(printed, sold) }], removed(1)],
    ['it stands in the list again', [before, filed, { ...before, 'old.json': null }], []],
  ])('%s', async (_, commits, expected) => {
    expect(await judged(...commits)).toEqual(expected);
  });
});

describe('an archive keeps a plan that gave way to another one as long as it stands', () => {
  const lost = (at = 1, archive = 'old.json') => [`checklist/plan-rotation git checkout ${at} -- ${archive}`];
  it.each<[string, readonly Files[], string[]]>([
    ['it stands', [plan, over('old.json')], []],
    ['it went', [plan, over('old.json'), { 'old.json': null }], lost()],
    ['it went much later', [plan, over('old.json'), next, next, { 'old.json': null }], lost()],
    ['it was gutted', [plan, over('old.json'), { 'old.json': gutted }], lost()],
    [
      'nothing of it was done, and both went',
      [
        { 'prd.json': house },
        { 'prd.json': shop, 'old.json': house },
        { 'prd.json': null, 'old.json': null },
      ],
      [],
    ],
    [
      'its last story was finished as it was put away',
      [plan, { 'prd.json': house, 'old.json': shop.replace('false', 'true') }],
      [],
    ],
    [
      'a story became another one as it was put away',
      [
        plan,
        {
          'prd.json': house,
          'old.json': list(story('US-1', 'Export', true), story('US-2', 'Send invoices', true)),
        },
      ],
      ['checklist/plan-rotation npx --no stateward repair prd.json'],
    ],
    ['it was worked on', [plan, over('old.json'), { 'old.json': finished }], []],
    ['it was worked on and gutted', [plan, over('old.json'), { 'old.json': list(...ended, gone) }], lost()],
    ['it went on to another path', [plan, over('old.json'), { 'old.json': null, 'older.json': shop }], []],
    ['it came back', [plan, over('old.json'), { 'old.json': null }, { 'old.json': shop }], []],
    [
      'it was only one of two',
      [plan, { ...over('old.json'), 'b/prd-1.json': shop }, { 'old.json': null }],
      [],
    ],
    ['the list has its items again', [plan, over('old.json'), { 'prd.json': shop, 'old.json': null }], []],
    [
      'other items have its ids',
      [
        plan,
        {
          'prd.json': list(story('US-1', 'Paint the walls'), story('US-2', 'Lay the floor')),
          'old.json': shop,
        },
        { 'old.json': null },
      ],
      lost(),
    ],
    [
      'it is a list below a folder for what is over',
      [plan, over('archive/prd.json'), { 'archive/prd.json': null }],
      lost(1, 'archive/prd.json'),
    ],
    [
      'nothing of it was done, and the list went before its archive',
      [{ 'prd.json': list(story('US-1', 'Export CSV'), story('US-2', 'Send invoices')) }].flatMap((open) => [
        open,
        { 'prd.json': house, 'old.json': open['prd.json'] },
        { 'prd.json': null },
        { 'old.json': null },
      ]),
      [],
    ],
    [
      'another plan followed',
      [plan, over('old.json'), { 'prd.json': list(story('A', 'Sow the meadow')) }, { 'old.json': null }],
      lost(),
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await judged(...commits)).toEqual(expected);
  });

  it.each<[string, number, readonly Files[], string[]]>([
    ['it went', 1, [{ 'old.json': null }], lost()],
    ['it went after other work', 2, [next, { 'old.json': null }], lost()],
    ['it was gutted', 1, [{ 'old.json': gutted }], lost()],
    ['it was written anew', 1, [{ 'old.json': JSON.stringify(JSON.parse(shop), null, 2) }], []],
    ['it went on', 1, [{ 'old.json': null, 'older.json': shop }], []],
    ['it went behind the base as well', 2, [{ 'old.json': null }, next], []],
    ['another file went', 1, [{ 'next.json': null }], []],
  ])('also where that was behind the base: %s', async (_, from, commits, expected) => {
    const start = { ...over('old.json'), 'next.json': gutted };
    expect(await judgedFrom(from, [plan, start, ...commits])).toEqual(expected);
  });

  it.each<[string, Files, string[]]>([
    ['it went', { 'arch/x': null }, lost(1, 'arch/x')],
    ['it was gutted', { 'arch/x': gutted }, []],
    ['another file went', { 'arch/y': null }, []],
  ])('also where that was behind the base, under any name: %s', async (_, files, expected) => {
    const start = { ...over('arch/x'), 'arch/y': gutted };
    expect(await judgedFrom(1, [plan, start, files])).toEqual(expected);
  });

  it('also where the range is judged as a whole', async () => {
    const commits = [plan, over('old.json'), { 'old.json': null }];
    expect(await judgedFrom(0, commits, { granularity: 'squash' })).toEqual(lost());
  });
});

describe('a checklist that goes unfinished', () => {
  const named = (...stories: readonly unknown[]) => JSON.stringify({ branchName: 'a', userStories: stories });
  const open = { id: 'US-1', title: 'Export', passes: false };
  const text = named(open, { id: 'US-2', title: 'Search', passes: true });
  const gone = { 'prd.json': null };

  it.each<[string, readonly Files[], string[]]>([
    ['stays away', [gone], ['warning']],
    ['is back byte for byte', [gone, { 'prd.json': text }], ['note']],
    ['is back by value, after other work', [gone, { 'code.ts': '' }, { 'prd.json': `${text}\n` }], ['note']],
    ['is back with less', [gone, { 'prd.json': named(open) }], ['warning']],
    ['goes again', [gone, { 'prd.json': text }, gone], ['warning']],
  ])('%s', async (_, commits, expected) => {
    const made = [{ 'prd.json': text }, ...commits].map((files) => ({ message: 'work', files }));
    const repository = memoryRepository(made, 0);
    const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
    const deletions = findings.filter(({ ruleId }) => ruleId === 'state-file/deleted');
    expect([...new Set(deletions.map(({ severity }) => severity))]).toEqual(expected);
  });
});
