import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, story } from '../../../support/checklists.ts';

const rule = 'filed-away';
const before = prd(doneStory('US-1'), story('US-2'), story('US-3'));
const context = { message: 'Archive', archived: ['archive/prd.json'] };

describe(`checklist/${rule}`, () => {
  it('is silent where nothing that was done left, and where nothing keeps it', () => {
    expect(found(rule, { before, after: prd(doneStory('US-1'), story('US-2')), context })).toEqual([]);
    expect(found(rule, { before, after: prd(story('US-2'), story('US-3')) })).toEqual([]);
  });
});
