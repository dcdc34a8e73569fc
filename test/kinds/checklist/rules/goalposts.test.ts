import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'goalposts';
const before = prd(story('US-1'), story('US-2'));
const less = { acceptanceCriteria: ['It compiles'] };

describe(`checklist/${rule}`, () => {
  it.each(['steps', 'steps_to_verify'])('knows checks of a story that are called %s', (name) => {
    const open = prd(story('US-1', { [name]: ['Open the file', 'Handle short names'] }), story('US-2'));
    const after = prd(doneStory('US-1', { [name]: ['Open the file'] }), story('US-2'));
    expect(found(rule, { before: open, after })).toEqual([`error moved US-1#${name}`]);
  });

  it('is an error for Task Master', () => {
    const [old, now] = [tasks(task(1, 'pending')), tasks(task(1, 'done', { testStrategy: 'None' }))];
    expect(found(rule, { preset: 'task-master', before: old, after: now })).toEqual([
      'error moved master:1#testStrategy',
    ]);
  });

  const lines = (mark: string, text: string) => `- [x] 1.1 Build\n- [${mark}] 1.2 ${text}\n- [ ] 1.3 Ship\n`;
  it.each<[string, string, boolean, string[]]>([
    ['what was done instead', 'Tables come as a download', false, ['warning reworded 1.2#text']],
    ['the same without work', 'Tables come as a download', true, ['error moved 1.2#text']],
    ['more', 'Export all tables and views as CSV', true, []],
  ])('judges a numbered line that says %s', (_, text, isIdle, expected) => {
    const touched = isIdle ? ['prd.json'] : ['prd.json', 'src/export.ts'];
    const context = { message: 'Work', touched, prior: [] };
    const change = { before: lines(' ', 'Export all tables as CSV'), after: lines('x', text), context };
    expect(found(rule, { preset: 'openspec', ...change })).toEqual(expected);
  });

  it.each([
    ['the contract stayed', prd(doneStory('US-1', { notes: 'shown to the owner' }), story('US-2'))],
    ['the item stays open', prd(story('US-1', less), story('US-2'))],
    ['another item was edited', prd(doneStory('US-1'), story('US-2', less))],
  ])('is silent where %s', (_, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });
});
