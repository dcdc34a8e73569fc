import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../../src/formats/json-value.ts';
import {
  doneStory,
  found,
  judge,
  prd,
  said,
  sprint,
  story,
  task,
  tasks,
} from '../../../support/checklists.ts';

const rule = 'reopened';
const before = prd(doneStory('US-1'), story('US-2'));
const after = prd(story('US-1'), story('US-2'));
const numbers = [1, 2, 3, 4, 5, 6];
const keys = numbers.map((number) => `US-${number}`);

describe(`checklist/${rule}`, () => {
  it('is an error where nothing says why', () => {
    expect(found(rule, { before, after })).toEqual(['error unexplained US-1#(done)']);
    expect(found(rule, { before, after, net: true })).toEqual(['error unexplained US-1#(done)']);
  });

  it.each([
    ['notes gained words', { notes: 'fails on Safari' }, 'Work'],
    ['evidence was added', { evidence: ['CI run is red'] }, 'Work'],
    ['the message names the item', {}, 'Reopen US-1 after CI failure'],
    ['the message names its title', {}, 'Import photos is broken again'],
  ])('is a warning where %s', (_, fields, message) => {
    const change = { before, after: prd(story('US-1', fields), story('US-2')), context: { message } };
    expect(found(rule, change)).toEqual(['warning explained US-1#(done)']);
  });

  it.each([
    ['a timestamp changed', { completedAt: '2026-01-01T00:00:00Z' }, 'Work'],
    ['a counter went up', { attempts: 1 }, 'Work'],
    ['notes lost words', { notes: '' }, 'Work'],
    ['the notes only got a date', { notes: '2026-01-01' }, 'Work'],
    ['the message names an item with a longer key', {}, 'Work on US-10 and US-1.5'],
    ['the contract changed', { description: 'As a user I want something else' }, 'Work'],
  ])('is no reason that %s', (_, fields, message) => {
    const change = { before, after: prd(story('US-1', fields), story('US-2')), context: { message } };
    expect(found(rule, change)).toEqual(['error unexplained US-1#(done)']);
  });

  it.each([
    [
      'the reason of an earlier time stands there once more',
      'fails on Safari, fails on Safari',
      'warning explained',
    ],
    ['the words only changed places', 'on Safari fails', 'error unexplained'],
  ])('where %s', (_, notes, expected) => {
    const said = 'fails on Safari';
    const change = { before: prd(doneStory('US-1', { notes: said })), after: prd(story('US-1', { notes })) };
    expect(found(rule, change)).toEqual([`${expected} US-1#(done)`]);
  });

  describe('where the message names an item', () => {
    const bullet = (mark: string) => `## Now\n\n- [${mark}] Add\n- [ ] Ship\n`;
    it.each<[string, string, JsonValue, JsonValue, readonly string[]]>([
      ['ralph', 'US-1#(done)', before, after, ['US-1', 'Import photos']],
      ['task-master', 'master:1#(done)', tasks(task(1, 'done')), tasks(task(1, 'pending')), ['#1', 'task 1']],
      ['kiro', '1#(done)', '- [x] 1. Add\n- [ ] 2. Ship\n', '- [ ] 1. Add\n- [ ] 2. Ship\n', ['#1', '"Add"']],
      ['markdown', 'Add#(done)', bullet('x'), bullet(' '), ['"Add"', '`Add`']],
    ])('is a warning, as the finding prints it, of %s %s', (preset, subject, old, now, names) => {
      for (const name of names) {
        const context = { message: `Reopen ${name}: it breaks on Safari` };
        expect(found(rule, { preset, before: old, after: now, context })).toEqual([
          `warning explained ${subject}`,
        ]);
      }
    });

    it.each([
      ['Reopen "Add": it breaks on Safari', true],
      ['"Add" breaks', true],
      ['Add', true],
      ['fix: add', true],
      ['Add a page', false],
      ['Reopen Add: it breaks on Safari', false],
      ['Add is open again, since it breaks', false],
      ['Reopen "Add-on" page', false],
      ['Readd is open again', false],
    ])('knows a title of one word by it: %s', (message, isNamed) => {
      const [old, now] = [prd(doneStory('US-1', { title: 'Add' })), prd(story('US-1', { title: 'Add' }))];
      const expected = isNamed ? 'warning explained' : 'error unexplained';
      expect(found(rule, { before: old, after: now, context: { message } })).toEqual([
        `${expected} US-1#(done)`,
      ]);
    });

    it.each([
      ['Reopen #1: why', true],
      ['Reopen task 1.', true],
      ['Reopen 1: why', false],
      ['Reopen #1.2', false],
      ['Reopen #10: why', false],
      ['Reopen 1 of 3', false],
    ])('knows a number by it: %s', (message, isNamed) => {
      const change = {
        preset: 'task-master',
        before: tasks(task(1, 'done')),
        after: tasks(task(1, 'pending')),
      };
      const expected = isNamed ? 'warning explained' : 'error unexplained';
      expect(found(rule, { ...change, context: { message } })).toEqual([`${expected} master:1#(done)`]);
    });
  });

  it('is always an error for five at once without a reason', () => {
    const [old, now] = [numbers.map((id) => task(id, 'done')), numbers.map((id) => task(id, 'pending'))];
    const change = { preset: 'task-master', before: tasks(...old), after: tasks(...now) };
    expect(new Set(found(rule, change).map((line) => line.split(' ')[1]))).toEqual(new Set(['lost']));
    expect(
      said(rule, {
        before: prd(...keys.map((key) => doneStory(key))),
        after: prd(...keys.map((key) => story(key))),
      })[0],
    ).toBe('US-1 "Import photos" was done and is open again, with 5 others, and nothing says why');
  });

  it.each([
    ['other words, which are no reason', 'Cover some imports', 'error lost'],
    ['a sentence more, which is one', 'Cover the export: it fails on Safari', 'warning explained'],
  ])('of five lines at once, one with %s', (_, text, expected) => {
    const lines = (mark: string, one: string) =>
      [one, 'Search', 'Print', 'Refund', 'Count']
        .map((each, at) => `- [${mark}] T00${at} ${each}\n`)
        .join('');
    const change = {
      preset: 'spec-kit',
      before: lines('x', 'Cover the export'),
      after: lines(' ', text),
    };
    expect(found(rule, change)[0]).toBe(`${expected} T000#(done)`);
  });

  it('is a warning for four at once in a page', () => {
    const list = (mark: string) => [1, 2, 3, 4].map((id) => `- [${mark}] T00${id} Part ${id}\n`).join('');
    expect(found(rule, { preset: 'spec-kit', before: list('x'), after: list(' ') })).toEqual(
      [1, 2, 3, 4].map((id) => `warning unexplained T00${id}#(done)`),
    );
  });

  it.each([
    ['a story', '1-1-login', 'error unexplained'],
    ['a retrospective', 'epic-1-retrospective', 'error unexplained'],
  ])('knows what %s is', (_, key, expected) => {
    const old = sprint({ 'epic-1': 'in-progress', '1-1-login': 'done', 'epic-1-retrospective': 'done' });
    const now = old.replace(`${key}: done`, `${key}: in-progress`);
    expect(found(rule, { preset: 'bmad', before: old, after: now })).toEqual([`${expected} ${key}#(done)`]);
  });

  it('is silent for a story of BMAD that went on from done to deployed', () => {
    const old = sprint({ 'epic-1': 'in-progress', '1-1-login': 'done' });
    const now = old.replace('1-1-login: done', '1-1-login: deployed');
    expect(found(rule, { preset: 'bmad', before: old, after: now })).toEqual([]);
    expect(found(rule, { preset: 'bmad', before: now, after: old })).toEqual([]);
  });

  it('is silent for a derived parent that gets an open child', () => {
    const old = sprint({ 'epic-1': 'done', '1-1-login': 'done' });
    const now = sprint({ 'epic-1': 'in-progress', '1-1-login': 'done', '1-2-logout': 'backlog' });
    expect(found(rule, { preset: 'bmad', before: old, after: now })).toEqual([]);
  });

  describe.each([
    ['kiro', '', '1.', '1.'],
    ['kiro', '  ', '1.', '1.'],
    ['openspec', '', '1', '1.'],
    ['openspec', '  ', '1', '1.'],
    ['markdown', '  ', '1.', '1.'],
  ])('in a list of %s, with %j before what stands below', (preset, indent, number, prefix) => {
    const list = (mark: string, ...below: string[]) =>
      [
        `- [${mark}] ${number} Catalogue`,
        ...below.map((each, at) => `${indent}- [${each[0]}] ${prefix}${at + 1}${each.slice(1)}`),
        '- [ ] 2 Checkout',
        '- [x] 3 Ship',
        '',
      ].join('\n');
    const old = list('x', 'x Model', 'x Search');
    it.each<[string, string, readonly string[]]>([
      ['gets an open child', list(' ', 'x Model', 'x Search', '  Sort'), []],
      ['is open with a child', list(' ', 'x Model', '  Search'), ['warning unexplained 1.2#(done)']],
      ['is open by itself', list(' ', 'x Model', 'x Search'), ['warning unexplained 1#(done)']],
      ['gets a done child', list(' ', 'x Model', 'x Search', 'x Sort'), ['warning unexplained 1#(done)']],
      [
        'is another one than the one with the open child',
        list('x', 'x Model', 'x Search', '  Sort').replace('[x] 3', '[ ] 3'),
        ['warning unexplained 3#(done)'],
      ],
    ])('knows a parent that %s', (_, now, expected) => {
      expect(found(rule, { preset, before: old, after: now })).toEqual(expected);
    });
  });

  it('is not judged where the message is not known yet', () => {
    const report = judge({ before, after, context: {} });
    expect(report.notJudged).toContainEqual({ ruleId: 'checklist/reopened', needs: ['message'] });
  });
});
