import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../../src/formats/json-value.ts';
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
      'checklist/duplicate-key #/development_status/1-1-a',
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

  it.each<[what: string, after: JsonValue]>([
    ['a field', prd(story('1', { Passes: true }), story('2'))],
    ['a list', { UserStories: [], ...prd(story('1'), story('2')) }],
  ])('leaves alone %s beside another spelling of it, which says nothing', (_, after) => {
    expect(judge({ before: prd(story('1'), story('2')), after }).findings).toEqual([]);
  });
});
