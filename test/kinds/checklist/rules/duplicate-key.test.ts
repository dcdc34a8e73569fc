import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../../src/formats/json-value.ts';
import { found, judge, prd, said, sprint, story } from '../../../support/checklists.ts';

const rule = 'duplicate-key';
const once = prd(story('4'), story('5'));
const twice = prd(story('4'), story('5'), story(4, { notes: 'copy' }));

describe(`checklist/${rule}`, () => {
  it('is an error where a key stands twice, as number or as text', () => {
    expect(found(rule, { before: once, after: twice })).toEqual(['error item 4#(repeated)']);
    expect(said(rule, { before: once, after: twice })).toEqual([
      '4 "Print labels" stands 2 times; the last one counts',
    ]);
    expect(found(rule, { before: null, after: twice })).toEqual(['error item 4#(repeated)']);
  });

  it('is silent where it was so before', () => {
    const more = prd(story('4'), story('5', { notes: 'seen' }), story(4, { notes: 'copy again' }));
    expect(found(rule, { before: twice, after: more })).toEqual([]);
  });

  it('is an error again where there is one more', () => {
    const thrice = prd(story('4'), story('5'), story(4), story(4, { notes: 'copy' }));
    expect(found(rule, { before: twice, after: thrice })).toEqual(['error item 4#(repeated)']);
  });

  it('reads a map with a repeated key, and reports it', () => {
    const before = sprint({ '1-1-a': 'done', '1-2-b': 'backlog' });
    const after = `${before}  1-1-a: review\n`;
    const report = judge({ preset: 'bmad', before, after });
    expect(report.findings.map(({ ruleId, subject }) => `${ruleId} ${subject}`)).toEqual([
      'checklist/duplicate-key 1-1-a#(repeated)',
      'checklist/reopened 1-1-a#(done)',
    ]);
  });

  it('reports a member that stands twice in an item', () => {
    const before = JSON.stringify(prd(story('1')));
    const after = before.replace('"passes":false', '"passes":false,"passes":true');
    expect(found(rule, { before, after })).toEqual(['error member #/userStories/0/passes']);
    expect(found(rule, { before: after, after })).toEqual([]);
  });

  it('knows that the same number in two tags is not the same item', () => {
    const tag = { tasks: [{ id: 1, title: 'One', status: 'pending' }] };
    expect(found(rule, { preset: 'task-master', before: { a: tag }, after: { a: tag, b: tag } })).toEqual([]);
  });

  it.each<[what: string, fields: JsonObject, expected: readonly string[]]>([
    ['a mark', { Passes: true }, ['error spelled 1#Passes']],
    ['a mark in capitals', { PASSES: true }, ['error spelled 1#PASSES']],
    ['criteria with joints', { 'acceptance-criteria': ['x'] }, ['error spelled 1#acceptance-criteria']],
    ['a key', { Id: '7' }, ['error spelled 1#Id']],
    ['a counter', { attempts: 1, Attempts: 0 }, ['error spelled 1#Attempts']],
    ['what another name says of it', { status: 'open', passed: false }, []],
    ['another name that is known', { acceptance_criteria: ['Story 1 can be shown', 'The tests pass'] }, []],
    ['a claim', { completedAt: '', completed_at: '' }, []],
    ['a mark that stands alone', { Passed: true }, []],
  ])('is an error where a field stands beside another spelling of it: %s', (_, fields, expected) => {
    const before = prd(story('1'), story('2'));
    const after = prd(story('1', fields), story('2'));
    expect(found(rule, { before, after })).toEqual(expected);
    expect(
      found(rule, { before: after, after: prd(story('1', fields), story('2', { notes: 'seen' })) }),
    ).toEqual([]);
  });

  it.each<[name: string, expected: readonly string[]]>([
    ['UserStories', ['error list #/UserStories']],
    ['user-stories', ['error list #/user-stories']],
    ['BranchName', ['error list #/BranchName']],
    ['stories', []],
    ['epics', []],
  ])('is an error where a list stands beside another spelling of it: %s', (name, expected) => {
    const before = { branchName: 'ralph/shop', userStories: [story('1'), story('2')] };
    const after = { [name]: [], ...before };
    expect(found(rule, { before, after })).toEqual(expected);
    expect(found(rule, { before: after, after: { ...after, project: 'Shop' } })).toEqual([]);
  });

  it('looks in each tag of Task Master, whose names are its own', () => {
    const tag = { tasks: [{ id: 1, title: 'One', status: 'pending' }] };
    const change = (after: JsonValue) => found(rule, { preset: 'task-master', before: { a: tag }, after });
    expect(change({ a: { ...tag, Tasks: [] } })).toEqual(['error list #/a/Tasks']);
    expect(change({ a: tag, A: tag })).toEqual([]);
  });
});
