import { describe, expect, it } from 'vitest';
import { doneStory, found, judge, prd, said, sprint, story } from '../../../support/checklists.ts';

const rule = 'done-changed';
const before = prd(doneStory('US-1'), story('US-2'));

describe(`checklist/${rule}`, () => {
  it.each([
    [
      'a criterion is reworded',
      { acceptanceCriteria: ['Something is shown', 'The tests pass'] },
      'acceptanceCriteria',
    ],
    [
      'a criterion is dropped',
      { acceptanceCriteria: ['Story US-1 can be shown'] },
      'acceptanceCriteria',
      'removed',
    ],
    [
      'the first criterion is dropped',
      { acceptanceCriteria: ['The tests pass'] },
      'acceptanceCriteria',
      'removed',
    ],
    ['the criteria are gone', { acceptanceCriteria: null }, 'acceptanceCriteria'],
    ['the title is another one', { title: 'Import pictures' }, 'title'],
  ])('is an error where %s', (_, fields, field, how = 'changed') => {
    const after = prd(doneStory('US-1', fields), story('US-2'));
    expect(found(rule, { before, after })).toEqual([`error ${how} US-1#${field}`]);
    expect(found(rule, { before, after, net: true })).toEqual([`error ${how} US-1#${field}`]);
  });

  it.each([
    [
      'a criterion is added',
      { acceptanceCriteria: ['Story US-1 can be shown', 'It is fast', 'The tests pass'] },
      'acceptanceCriteria',
    ],
    ['a dependency is added', { dependencies: ['US-2'] }, 'dependencies'],
    ['the title says more', { title: 'Import all photos' }, 'title'],
  ])('is a note where %s', (_, fields, field) => {
    const after = prd(doneStory('US-1', fields), story('US-2'));
    expect(found(rule, { before, after })).toEqual([`note added US-1#${field}`]);
  });

  it.each([
    ['only notes changed', { notes: 'checked on a phone' }],
    ['a field changed that the preset does not name', { tier: 2 }],
    ['white space changed', { title: ' Import \n photos' }],
  ])('is silent where %s', (_, fields) => {
    expect(found(rule, { before, after: prd(doneStory('US-1', fields), story('US-2')) })).toEqual([]);
  });

  it('is silent where the item was open, or is open again', () => {
    const open = prd(story('US-1', { title: 'Other' }), story('US-2'));
    expect(found(rule, { before, after: open })).toEqual([]);
    expect(found(rule, { before: open, after: before })).toEqual([]);
  });

  it('shows from what to what, at the member that differs', () => {
    const after = prd(
      doneStory('US-1', { acceptanceCriteria: ['Story US-1 can be shown', 'It compiles'] }),
      story('US-2'),
    );
    const [finding] = judge({ before, after }).findings;
    expect(said(rule, { before, after })).toEqual([
      'US-1 "Import photos" is done, and its acceptanceCriteria changed from "The tests pass" to "It compiles"',
    ]);
    expect(finding).toMatchObject({
      pointer: '/userStories/0/acceptanceCriteria/1',
      line: 11,
      related: [{ side: 'before', pointer: '/userStories/0/acceptanceCriteria/1' }],
      data: {
        field: 'acceptanceCriteria',
        from: ['The tests pass'],
        to: ['It compiles'],
      },
    });
  });

  it('says what went, and never that it became its neighbour', () => {
    const after = prd(doneStory('US-1', { acceptanceCriteria: ['The tests pass'] }), story('US-2'));
    expect(said(rule, { before, after })).toEqual([
      'US-1 "Import photos" is done, and its acceptanceCriteria lost "Story US-1 can be shown"',
    ]);
    expect(judge({ before, after }).findings).toMatchObject([
      {
        pointer: '/userStories/0/acceptanceCriteria',
        related: [{ pointer: '/userStories/0/acceptanceCriteria/0' }],
      },
    ]);
  });

  it.each([
    ['a text', { title: 'Import pictures' }, { from: 'Import photos', to: 'Import pictures' }],
    [
      'what is gone',
      { acceptanceCriteria: null },
      { from: ['Story US-1 can be shown', 'The tests pass'], to: null },
    ],
    ['a member that came', { dependencies: ['US-2'] }, { from: null, to: ['US-2'] }],
    ['too much of it', { title: 'long '.repeat(1000) }, {}],
  ])('hands on %s as a value', (_, fields, values) => {
    const { findings } = judge({ before, after: prd(doneStory('US-1', fields), story('US-2')) });
    const finding = findings.find(({ ruleId }) => ruleId === `checklist/${rule}`);
    const { field, ...own } = finding?.data ?? {};
    expect(typeof field).toBe('string');
    expect(own).toEqual(values);
  });

  it('has nothing to say where the key is the contract', () => {
    const old = sprint({ 'epic-1': 'backlog', '1-1-login': 'done' });
    expect(found(rule, { preset: 'bmad', before: old, after: old.replace('done', 'completed') })).toEqual([]);
  });
});
