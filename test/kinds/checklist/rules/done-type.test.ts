import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../../src/formats/json-value.ts';
import { doneStory, found, judge, prd, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'done-type';
const without = (fields: ReturnType<typeof story>) => {
  const { passes: _, ...rest } = fields;
  return rest;
};
const open = story('US-1');
const before = prd(open, story('US-2'));
const turned = (value: JsonValue) => prd({ ...open, passes: value }, story('US-2'));

describe(`checklist/${rule}`, () => {
  it.each<JsonValue>(['true', 'yes', 1, [true], { value: true }, null, 'false'])(
    'is an error where a mark that was false is %j',
    (value) => {
      expect(found(rule, { before, after: turned(value) })).toEqual(['error type US-1#passes']);
    },
  );

  it.each([
    ['is taken away', without(open)],
    ['gives way to a status', { ...without(open), status: 'Done' }],
    ['gives way to a status that is open', { ...without(open), status: 'pending' }],
  ])('is an error where the mark %s', (_, item) => {
    expect(found(rule, { before, after: prd(item, story('US-2')) })).toEqual(['error gone US-1#passes']);
  });

  it.each(['shipped', '', 'pending'])('is an error of a done item whose status says %j', (status) => {
    const old = prd(doneStory('US-1'), story('US-2'));
    const after = prd({ ...without(doneStory('US-1')), status }, story('US-2'));
    expect(found(rule, { before: old, after })).toEqual(['error gone US-1#passes']);
  });

  it('is an error where another name takes a text', () => {
    const after = prd({ ...without(open), passed: 'yes' }, story('US-2'));
    expect(found(rule, { before, after })).toEqual(['error type US-1#passed']);
  });

  it('says it alone of an item that was done', () => {
    const old = prd(doneStory('US-1'), story('US-2'));
    const rules = judge({ before: old, after: turned('true') }).findings.map(({ ruleId }) => ruleId);
    expect(rules).toEqual(['checklist/done-type']);
  });

  it('is said of the whole range', () => {
    expect(found(rule, { before, after: turned(1), net: true })).toEqual(['error type US-1#passes']);
  });

  it.each([
    ['it is true', { before, after: turned(true) }],
    [
      'it stands under another name',
      { before, after: prd({ ...without(open), passed: false }, story('US-2')) },
    ],
    [
      'a status says that it is done still',
      {
        before: prd(doneStory('US-1'), story('US-2')),
        after: prd({ ...without(doneStory('US-1')), status: 'done' }, story('US-2')),
      },
    ],
    ['it was so before', { before: turned('no'), after: turned('yes') }],
    ['the file is new', { before: null, after: turned('yes') }],
    ['a new item has none yet', { before, after: prd(open, story('US-2'), without(story('US-3'))) }],
    [
      'the mark is a status',
      { preset: 'task-master', before: tasks(task(1, 'pending')), after: tasks(task(1, 'Done!')) },
    ],
  ])('is silent where %s', (_, change) => {
    expect(found(rule, change)).toEqual([]);
  });
});
