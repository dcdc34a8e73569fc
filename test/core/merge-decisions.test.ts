import { describe, expect, it } from 'vitest';
import { judgeMerge } from '../../src/core/check-merge.ts';
import type { JsonObject } from '../../src/formats/json-value.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import type { Checklist } from '../../src/kinds/checklist/model.ts';
import { doneStory, prd, story } from '../support/checklists.ts';

/** A checklist whose branch name tells the plan. */
const kind = {
  ...checklist,
  plans: { key: ({ planKey }: Checklist) => String(planKey ?? ''), rotates: () => false },
};

const checked = checklist.checkOptions({ preset: 'ralph' });
const options = checked.ok ? checked.options : checklist.defaults;

function read(plan: JsonObject | null): Checklist | null {
  if (plan === null) return null;
  const reader = checklist.reader(options, defaultLimits, 'prd.json');
  reader.push('', new TextEncoder().encode(JSON.stringify(plan)));
  return reader.end().doc;
}

interface Merge {
  readonly base: JsonObject | null;
  readonly parents: readonly (JsonObject | null)[];
  readonly result: JsonObject;
  readonly archived?: readonly string[];
}

function judged({ base, parents, result, archived = [] }: Merge) {
  const versions = { result: read(result), parents: parents.map(read), bases: [read(base)] };
  const context = { path: 'prd.json', message: 'Merge', touched: ['prd.json'], prior: [], archived };
  return judgeMerge(kind, versions, context, { options, rules: new Map() }).findings;
}

function said(merge: Merge): string[] {
  return judged(merge).map(({ ruleId, severity, message }) => `${severity} ${ruleId}: ${message}`);
}

const plan = (name: string, ...items: readonly JsonObject[]) => ({ ...prd(...items), branchName: name });
const [open, one, two] = [prd(story('US-1'), story('US-2')), doneStory('US-1'), doneStory('US-2')];

describe('a merge that decides nothing', () => {
  it.each<[string, Merge]>([
    [
      'takes a file that the other side never had',
      { base: null, parents: [null, prd(one)], result: prd(one) },
    ],
    ['takes what one side did', { base: open, parents: [open, prd(one, two)], result: prd(one, two) }],
    [
      'takes a plan that only one side began',
      {
        base: open,
        parents: [open, plan('ralph/next', story('N-1'))],
        result: plan('ralph/next', story('N-1')),
      },
    ],
    ['takes what both have', { base: open, parents: [prd(one, two), prd(one, two)], result: prd(one, two) }],
    [
      'takes a side of a file that both added, with the fields that it lacks',
      {
        base: null,
        parents: [prd(story('US-1', { priority: 1 })), prd(story('US-1'))],
        result: prd(story('US-1')),
      },
    ],
  ])('%s: nothing', (_, merge) => {
    expect(said(merge)).toEqual([]);
  });
});

describe('one key for two items', () => {
  const taken = (fields: JsonObject) =>
    story('US-3', { title: 'Print labels', description: 'Labels', ...fields });
  const first = prd(
    story('US-1'),
    story('US-2'),
    story('US-3', { title: 'Search archive', description: 'Archive' }),
  );
  const second = prd(story('US-1'), story('US-2'), taken({ passes: true }));
  const [, , kept] = (first.userStories ?? []) as JsonObject[];
  const merging = (item: JsonObject) => ({
    base: open,
    parents: [first, second],
    result: prd(story('US-1'), story('US-2'), kept ?? {}, item),
  });

  it('may be told apart by the merge: content kept, done kept', () => {
    expect(said(merging(taken({ id: 'US-4', passes: true })))).toEqual([]);
  });

  it('loses what does not come along', () => {
    expect(said(merging(taken({ id: 'US-4', passes: false }))).join()).toContain(
      'error checklist/merge-lost',
    );
    expect(said({ ...merging(one), result: first }).join()).toContain('error checklist/merge-lost');
  });
});

describe('one key that both sides began', () => {
  const open = story('US-1', { acceptanceCriteria: ['It is there'] });
  const done = doneStory('US-1');
  const gutted = { ...open, passes: true };
  const subjects = (result: JsonObject, ...sides: readonly JsonObject[]) =>
    said({
      base: null,
      parents: sides.map((side) => prd(side, story('US-2'))),
      result: prd(result, story('US-2')),
    });

  it.each<[what: string, result: JsonObject, sides: readonly JsonObject[], isLost: boolean]>([
    ['the done one', done, [done, open], false],
    ['the mark of the one and the contract of the other', gutted, [done, open], true],
    ['the same from the other side', gutted, [open, done], true],
    ['the open one', open, [done, open], true],
    ['either where both are done', gutted, [done, gutted], false],
    ['either where both are open', open, [story('US-1'), open], false],
    [
      'some of either where both are open',
      { ...open, title: 'Other' },
      [open, story('US-1', { title: 'Other' })],
      false,
    ],
    ['what both began alike, and one finished', done, [done, story('US-1')], false],
    [
      'the notes of the one and the rest of the other',
      { ...done, notes: 'x' },
      [done, { ...open, notes: 'x' }],
      false,
    ],
  ])('%s', (_, result, sides, isLost) => {
    const found = subjects(result, ...sides);
    expect(found.some((each) => each.startsWith('error'))).toBe(isLost);
    if (isLost) expect(found.join()).toContain('checklist/merge-lost');
  });
});

describe('two plans', () => {
  const alpha = plan('ralph/alpha', story('A-1'), story('A-2'));
  const [worked, next] = [
    plan('ralph/alpha', doneStory('A-1'), story('A-2')),
    plan('ralph/next', story('N-1')),
  ];
  const merge = { base: alpha, parents: [worked, next], result: next };

  it('are units: the one that is gone is one warning, or a note where it is kept', () => {
    const gone = "checklist/merge-lost: the merge kept one plan; the other side's, 'ralph/alpha',";
    expect(said(merge)).toEqual([`warning ${gone} is gone with 1 done items`]);
    expect(said({ ...merge, parents: [next, worked] })).toEqual(said(merge));
    expect(said({ ...merge, archived: ['archive/prd.json'] })).toEqual([
      `note ${gone} stands in an archive with 1 done items`,
    ]);
  });

  it('may be gone on with, as a step may', () => {
    const result = plan('ralph/next', story('N-1', { notes: 'on a phone' }));
    expect(said({ ...merge, result })).toHaveLength(1);
    const made = plan('ralph/next', story('N-1'), doneStory('N-2'));
    expect(said({ ...merge, result: made }).join()).toContain('checklist/born-done');
  });
});

describe('one decision', () => {
  const many = Array.from({ length: 12 }, (_, index) => `US-${index}`);
  const base = prd(...many.map((id) => story(id)), story('last'));
  const done = prd(...many.map((id) => doneStory(id)), story('last'));
  const noted = prd(...many.map((id) => story(id)), story('last', { notes: 'seen' }));

  it('is one finding: a choice of side', () => {
    const [finding, ...more] = judged({ base, parents: [done, noted], result: noted });
    expect(more).toEqual([]);
    expect(finding?.message).toMatch(/^the merge took one side .* 12 entities: US-0, .*, 2 more$/);
    expect(finding?.data).toEqual({ items: many });
    expect(finding?.refuses).toEqual(many.map((id) => `${id}#(done)`));
  });

  it('is one finding: an entity', () => {
    const worked = prd(story('US-1', { maxRetries: 9, passes: true }), story('US-2'));
    const [finding, ...more] = judged({
      base: open,
      parents: [worked, prd(story('US-1'), two)],
      result: prd(story('US-1'), doneStory('US-2', { notes: 'b' })),
    });
    expect([finding?.subject, finding?.messageId]).toEqual(['US-1', 'several']);
    expect(more.filter(({ subject }) => subject === 'US-1')).toEqual([]);
  });
});
