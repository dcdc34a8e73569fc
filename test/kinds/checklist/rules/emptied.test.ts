import { describe, expect, it } from 'vitest';
import { doneStory, judge, prd, story } from '../../../support/checklists.ts';

const before = prd(doneStory('US-1'), story('US-2'));
const rules = (after: Parameters<typeof judge>[0]['after'], net = false) =>
  judge({ before, after, net }).findings.map(({ ruleId, message }) => `${ruleId}: ${message}`);

describe('checklist/emptied', () => {
  it.each([
    ['the list is empty', prd()],
    ['the list is gone', { project: 'Shop' }],
    ['no member is an item', { userStories: ['US-1', 'US-2'] }],
    ['all is gone, and the plan key is another one', { branchName: 'ralph/next', userStories: [] }],
  ])('is an error where %s, and says it alone', (_, after) => {
    const expected = [
      'checklist/emptied: no item can be read any more; before there were 2, of which 1 were done',
    ];
    expect(rules(after)).toEqual(expected);
    expect(rules(after, true)).toEqual(expected);
  });

  it('is a note where all of them were done, and the list is empty', () => {
    const old = prd(doneStory('US-1'), doneStory('US-2'));
    const { findings } = judge({ before: old, after: prd() });
    expect(findings.map(({ severity, messageId }) => `${severity} ${messageId}`)).toEqual(['note finished']);
    const hidden = judge({ before: old, after: { stories_v2: old.userStories ?? [] } }).findings;
    expect(hidden.map(({ severity, messageId }) => `${severity} ${messageId}`)).toEqual(['error emptied']);
  });

  it.each([
    ['nothing', '# Plan\n\nAll of it is archived.\n', 'note finished'],
    ['a line about it', '# Plan\n\n- archived: docs/old/PLAN.md\n- next: nothing yet\n', 'note finished'],
    ['its tasks without their boxes', '# Plan\n\n- T001 Export CSV\n', 'note finished'],
  ])('says of a finished page what is left of it: %s', (_, after, expected) => {
    const rows = (text: string) =>
      judge({ preset: 'markdown', before: text, after }).findings.map(
        ({ severity, messageId }) => `${severity} ${messageId}`,
      );
    expect(rows('# Plan\n\n- [x] T001 Export CSV\n- [x] T002 Send invoices\n')[0]).toEqual(expected);
    expect(rows('# Plan\n\n- [x] T001 Export CSV\n- [ ] T002 Send invoices\n')[0]).toEqual('error emptied');
  });

  it('is silent where one item is left, and where there were none', () => {
    expect(rules(prd(story('US-2')))).toEqual([
      'checklist/done-removed: US-1 "Import photos" was done and is gone',
    ]);
    expect(judge({ before: prd(), after: prd() }).findings).toEqual([]);
  });
});
