import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { commandOf } from '../../support/repairs.ts';
import { inner, node, passed, pretty } from '../../support/trees.ts';

type Files = MemoryCommit['files'];

const path = '.runner/state/tree.json';
const full = pretty(inner('one', [passed('a'), passed('b')]));
const anew = pretty(inner('two', [node('c')]));
const away = { [path]: null, 'old.json': full };

/** The rules of the errors of a range, each with the command of its repair. */
async function judged(...commits: readonly Files[]): Promise<string[]> {
  const made = commits.map((files, index) => ({ message: `commit ${index}`, files }));
  const repository = memoryRepository(made, 0);
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map((finding) => {
    const command = commandOf(finding) ?? '';
    return `${finding.ruleId} ${command.replace(/[0-9a-f]{12}/, (id) => String(repository.ids.findIndex((each) => each.startsWith(id))))}`;
  });
}

describe('an archive keeps a native file that went as long as its path is empty', () => {
  const lost = [`state-file/deleted npx --no stateward repair ${path}`];
  it.each<[string, readonly Files[], string[]]>([
    ['it stands', [{ [path]: full }, away], []],
    ['it went', [{ [path]: full }, away, { 'old.json': null }], lost],
    ['it says something else', [{ [path]: full }, away, { 'old.json': anew }], lost],
    ['it went on to another path', [{ [path]: full }, away, { 'old.json': null, 'older.json': full }], []],
    ['it came back', [{ [path]: full }, away, { 'old.json': null }, { 'old.json': full }], []],
    ['it came later', [{ [path]: full }, { [path]: null }, { 'old.json': full }], []],
    [
      'it came later, and went',
      [{ [path]: full }, { [path]: null }, { 'old.json': full }, { 'old.json': null }],
      lost,
    ],
    ['a new plan began, and it stands', [{ [path]: full }, away, { [path]: anew }], []],
    ['a new plan began, and it went', [{ [path]: full }, away, { [path]: anew }, { 'old.json': null }], []],
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
    // An archive of items has to come in the commit that takes them away, or before; one that goes later is not missed.
    ['it came later', [before, after, { 'old.json': list(exported) }], removed()],
    ['it went', [before, filed, { 'old.json': null }], []],
    ['it was gutted', [before, filed, { 'old.json': list(gone) }], []],
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

describe('an archive keeps a plan that gave way to another one, in the commit that takes it', () => {
  const lost = ['checklist/plan-rotation git checkout 0 -- prd.json'];
  it.each<[string, readonly Files[], string[]]>([
    ['it stands', [plan, over('old.json')], []],
    ['it went later', [plan, over('old.json'), { 'old.json': null }], []],
    ['it was gutted later', [plan, over('old.json'), { 'old.json': gutted }], []],
    ['it was worked on', [plan, over('old.json'), { 'old.json': finished }], []],
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
      lost,
    ],
    ['it came later', [plan, { 'prd.json': house }, { 'old.json': shop }], lost],
    ['the list has its items again', [plan, over('old.json'), { 'prd.json': shop, 'old.json': null }], []],
  ])('%s', async (_, commits, expected) => {
    expect(await judged(...commits)).toEqual(expected);
  });
});

/** What is no error is not open, and nothing ends it. */
describe('the deletion of a checklist that goes unfinished is a warning', () => {
  const named = (...stories: readonly unknown[]) => JSON.stringify({ branchName: 'a', userStories: stories });
  const open = { id: 'US-1', title: 'Export', passes: false };
  const text = named(open, { id: 'US-2', title: 'Search', passes: true });
  const gone = { 'prd.json': null };

  it.each<[string, readonly Files[], string[]]>([
    ['stays away', [gone], ['warning']],
    ['is back byte for byte', [gone, { 'prd.json': text }], ['warning']],
    ['has an archive later', [gone, { 'old.json': text }], ['warning']],
    [
      'is back by value, after other work',
      [gone, { 'code.ts': '' }, { 'prd.json': `${text}\n` }],
      ['warning'],
    ],
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

describe('an archive of a list about which an error is open', () => {
  const [exported, mailed] = [story('US-1', 'Export CSV', true), story('US-2', 'Send invoices')];
  const tried = (attempts: number, first = exported) =>
    list(first, mailed, { ...story('US-3', 'Print labels'), attempts });
  const base = { 'prd.json': tried(1) };
  const jumped = tried(3);
  const less = tried(1, gone);
  const replaced = (by: string) => ({ 'prd.json': house, 'old.json': by });

  it.each<[string, readonly Files[], string[]]>([
    ['keeps it as it stood', [base, { 'prd.json': jumped }, replaced(jumped)], []],
    ['keeps it in another form', [base, { 'prd.json': jumped }, replaced(pretty(JSON.parse(jumped)))], []],
    ['keeps it as it was accepted', [base, { 'prd.json': jumped }, replaced(tried(1))], []],
    [
      'does not where what was done says something else: that error stays, and the old plan with it',
      [base, { 'prd.json': less }, replaced(less)],
      [
        'checklist/done-changed git checkout 0 -- prd.json',
        'checklist/plan-rotation git checkout 0 -- prd.json',
      ],
    ],
  ])('%s', async (_, commits, expected) => {
    expect((await judged(...commits)).toSorted()).toEqual(expected);
  });
});
