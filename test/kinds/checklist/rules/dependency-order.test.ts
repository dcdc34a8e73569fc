import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, said, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'dependency-order';
const needs = { dependsOn: ['US-1'] };
const before = prd(story('US-1'), story('US-2', needs));
const after = prd(story('US-1'), doneStory('US-2', needs));

describe(`checklist/${rule}`, () => {
  it('is an error where an item is done before what it depends on', () => {
    expect(found(rule, { before, after })).toEqual(['error early US-2#(done)']);
    expect(said(rule, { before, after })).toEqual([
      'US-2 "Send invoices" is done, but what it depends on is open: US-1',
    ]);
  });

  it('is a warning for task-master, whose numbers mean tasks of the same tag or parent', () => {
    const list = (status: string) =>
      tasks(task(1, 'pending'), task(2, status, { dependencies: [1] }), task(3, 'pending'));
    expect(found(rule, { preset: 'task-master', before: list('pending'), after: list('done') })).toEqual([
      'warning early master:2#(done)',
    ]);
    const below = (status: string) =>
      tasks(task(1, 'done', { subtasks: [task(1, 'pending'), task(2, status, { dependencies: [1] })] }));
    expect(found(rule, { preset: 'task-master', before: below('pending'), after: below('done') })).toEqual([
      'warning early master:1.2#(done)',
    ]);
  });

  it.each([
    ['both are done', before, prd(doneStory('US-1'), doneStory('US-2', needs))],
    ['it was so before', after, prd(story('US-1', { notes: 'later' }), doneStory('US-2', needs))],
    ['there is no such item', prd(story('US-2', needs)), prd(doneStory('US-2', needs))],
    ['the item stays open', before, prd(story('US-1', { notes: 'later' }), story('US-2', needs))],
    ['the file is new', null, after],
  ])('is silent where %s', (_, old, now) => {
    expect(found(rule, { before: old, after: now })).toEqual([]);
  });

  it.each([
    [
      'a circle',
      prd(story('US-1', { dependsOn: ['US-2'] }), story('US-2', needs)),
      ['warning circle US-1#dependsOn'],
    ],
    [
      'an item that needs itself',
      prd(story('US-1', { dependsOn: ['US-1'] }), story('US-2', needs)),
      ['warning circle US-1#dependsOn'],
    ],
    [
      'an id that is not on the list',
      prd(story('US-1', { dependsOn: ['US-9'] }), story('US-2', needs)),
      ['warning astray US-1#dependsOn'],
    ],
    ['one that was there before', before, []],
    ['one whose item went since', prd(story('US-2', needs)), []],
  ])('warns of new dependencies: %s', (_, now, expected) => {
    expect(found(rule, { before, after: now })).toEqual(expected);
  });

  it('is silent where what it depends on was cancelled', () => {
    const list = (status: string) => tasks(task(1, 'cancelled'), task(2, status, { dependencies: [1] }));
    expect(found(rule, { preset: 'task-master', before: list('pending'), after: list('done') })).toEqual([]);
  });
});
