import { describe, expect, it } from 'vitest';
import { doneStory, found, prd, said, story } from '../../../support/checklists.ts';

const rule = 'done-disagrees';
const before = prd(story('US-1', { status: 'open' }));
const after = prd(story('US-1', { status: 'done' }));

describe(`checklist/${rule}`, () => {
  it('warns where another field says done than the one that decides', () => {
    expect(found(rule, { before, after })).toEqual(['warning disagrees US-1#status']);
    expect(said(rule, { before, after })).toEqual([
      'US-1 "Import photos": status says done, but passes decides and does not',
    ]);
  });

  it.each([
    ['both say done', prd(doneStory('US-1', { status: 'done' })), before],
    ['it was so before', prd(story('US-1', { status: 'done', notes: 'x' })), after],
    ['the other field is none of done', prd(story('US-1', { status: 'review' })), before],
  ])('is silent where %s', (_, now, old) => {
    expect(found(rule, { before: old, after: now })).toEqual([]);
  });
});
