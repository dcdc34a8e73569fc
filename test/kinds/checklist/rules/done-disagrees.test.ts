import { describe, expect, it } from 'vitest';
import { doneStory, found, known, prd, said, sprint, story } from '../../../support/checklists.ts';

const rule = 'done-disagrees';
const before = prd(story('US-1', { status: 'open' }));
const after = prd(story('US-1', { status: 'done' }));

describe(`checklist/${rule}`, () => {
  it.each([
    ['both say done', prd(doneStory('US-1', { status: 'done' })), before],
    ['it was so before', prd(story('US-1', { status: 'done', notes: 'x' })), after],
    ['it was so before, under another key', prd({ ...story('US-1', { status: 'done' }), id: 'US-9' }), after],
    ['the other field is none of done', prd(story('US-1', { status: 'review' })), before],
  ])('is silent where %s', (_, now, old) => {
    expect(found(rule, { before: old, after: now })).toEqual([]);
  });
});

describe(`checklist/${rule}: a text that says the work was not done`, () => {
  const open = '# Tasks\n\n- [ ] T001 Export the sales\n- [ ] T002 Import the sales\n';
  const ticked = (text: string) => open.replace('[ ] T001 Export the sales', () => `[x] T001 ${text}`);
  const error = ['error denied T001#(done)'];

  it.each([
    'Export the sales [DEFERRED]',
    '[DEFERRED] Export the sales',
    '[WONT-DO] Export the sales',
    'Export the sales (skipped)',
    'Export the sales *(skipped)*',
    '**Export the sales** (deferred to v2)',
    'Export the sales (skipped: no time)',
    'Export the sales (SKIPPED, no time)',
    "Export the sales WON'T DO",
    'Export the sales — SKIPPED',
    '~~Export the sales~~ (cancelled)',
    'Export the sales (skipped)\n  for now',
  ])('is an error as it is ticked: %s', (text) => {
    expect(found(rule, { preset: 'spec-kit', before: open, after: ticked(text) })).toEqual(error);
  });

  it.each([
    'Export the sales',
    '~~Export the sales~~',
    'Export the sales (done)',
    'Export the sales (COMPLETED 2026-01-02)',
    'Export the sales, (skipped) rows too',
    'Export the sales (skipped rows included)',
    "List what we won't do",
    'Export the sales — skipped',
    'Say which orders are deferred',
    'Export the sales (not skipped)',
  ])('is silent as it is ticked: %s', (text) => {
    expect(found(rule, { preset: 'spec-kit', before: open, after: ticked(text) })).toEqual([]);
  });

  it.each([
    ['it stays open', open, open.replace('sales', 'sales (skipped)')],
    ['it was ticked so before', ticked('Export the sales (skipped)'), ticked('Export the sales (skipped) ')],
    ['it is open again', ticked('Export the sales (skipped)'), open],
  ])('is silent where %s', (_, old, now) => {
    expect(found(rule, { preset: 'spec-kit', before: old, after: now })).toEqual([]);
  });

  it('sees a stamp that says so, and says what it read', () => {
    const change = {
      preset: 'ai-dlc',
      before: '- [ ] User Stories\n',
      after: '- [x] User Stories - SKIPPED\n',
    };
    expect(found(rule, change)).toEqual(['error denied User Stories#(done)']);
    expect(said(rule, change)).toEqual(['\'User Stories\' is done, but its text says "- SKIPPED"']);
  });

  it('warns where the open line said so before', () => {
    const [old, now] = [
      ticked('Export the sales (skipped)').replace('[x]', '[ ]'),
      ticked('Export the sales (skipped)'),
    ];
    expect(found(rule, { preset: 'spec-kit', before: old, after: now })).toEqual([
      'warning said T001#(done)',
    ]);
  });

  it('is an error where what is done is skipped since', () => {
    const change = {
      preset: 'spec-kit',
      before: ticked('Export the sales'),
      after: ticked('Export the sales (skipped)'),
    };
    expect(found(rule, change)).toEqual(error);
  });

  it.each([
    ['its title', { title: 'Import photos (skipped)' }, ['error denied US-1#(done)']],
    [
      'a criterion',
      { acceptanceCriteria: ['It can be shown', 'It prints (N/A)'] },
      ['error denied US-1#(done)'],
    ],
    ['its notes', { notes: 'Two pages (skipped)' }, []],
  ])('reads data, too: %s', (_, fields, expected) => {
    expect(found(rule, { before: prd(story('US-1')), after: prd(doneStory('US-1', fields)) })).toEqual(
      expected,
    );
  });
});

describe(`checklist/${rule}: the page of an item`, () => {
  const flip = {
    preset: 'bmad',
    before: sprint({ '1-1-login': 'review' }),
    after: sprint({ '1-1-login': 'done' }),
  };
  const file = (text?: string) => ({
    '1-1-login.md': text === undefined ? {} : { path: 'stories/1-1-login.md', text },
  });

  it.each([
    ['says review', '# Login\n\n**Status:** Ready for Review\n', ['warning page 1-1-login#(done)']],
    ['says it below a heading', '## Status\n\nreview\n', ['warning page 1-1-login#(done)']],
    ['says done', 'Status: Done\n', []],
    [
      'says done in a comment',
      '<!--\nStatus: done\n-->\nStatus: review\n',
      ['warning page 1-1-login#(done)'],
    ],
    ['says nothing', '# Login\n', []],
    ['is not there', undefined, []],
  ])('%s', (_, text, expected) => {
    expect(found(rule, { ...flip, context: { ...known, files: file(text) } })).toEqual(expected);
  });

  it('is needed where its format says so', () => {
    const plans = (mark: string) => `- [${mark}] 01-02-PLAN.md — Cart\n`;
    const change = { preset: 'gsd', before: plans(' '), after: plans('x') };
    const files = { '01-02-SUMMARY.md': {} };
    expect(found(rule, { ...change, context: { ...known, files } })).toEqual([
      'warning pageless 01-02-PLAN.md#(done)',
    ]);
  });
});
