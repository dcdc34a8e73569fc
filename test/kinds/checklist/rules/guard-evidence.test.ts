import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, story } from '../../../support/checklists.ts';

const rule = 'guard-evidence';
const before = prd(doneStory('US-1'), story('US-2'));
const after = prd(doneStory('US-1'), doneStory('US-2'), doneStory('US-3'));

describe(`checklist/${rule}`, () => {
  it.each([false, true])('refuses each flip that stands while the guard failed (whole range: %s)', (net) => {
    const context = { message: 'Work', guard: 'failure' as const };
    expect(found(rule, { before, after, context, net })).toEqual([
      'error failed US-2#(done)',
      'error failed US-3#(done)',
    ]);
  });

  it.each(['success', 'skipped'] as const)('is silent where the guard says %s', (guard) => {
    expect(found(rule, { before, after, context: { message: 'Work', guard } })).toEqual([]);
  });
});
