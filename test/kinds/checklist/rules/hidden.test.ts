import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/formats/json-value.ts';
import { doneStory, found, prd, said, story } from '../../../support/checklists.ts';

const rule = 'hidden';
const lines = ['- [x] T001 Build the export', '- [ ] T002 Send invoices by mail', '- [ ] T003 Print labels'];
const page = (...more: readonly string[]) => `# Plan\n\n${more.join('\n')}\n`;
const [one = '', two = '', three = ''] = lines;
const hiding = (after: string) => found(rule, { preset: 'spec-kit', before: page(...lines), after });

describe(`checklist/${rule}`, () => {
  it.each([
    ['a comment', page(one, `<!-- ${two} -->`, three)],
    ['a fence', page(one, three, '', '```', two, '```')],
    ['a quote', page(one, three, '', `> ${two}`)],
    ['a comment, with other marks', page(one, `<!-- - [ ] T002 Send **invoices** by \`mail\` -->`, three)],
    ['prose', page(one, three, '', 'T002 Send invoices by mail was given up.')],
  ])('warns of an open line that is in %s', (_, after) => {
    expect(hiding(after)).toEqual(['warning hidden #(items)']);
  });

  it.each([
    ['it is gone', page(one, three)],
    ['it stands under another number', page(one, '- [ ] T009 Send invoices by mail', three)],
    ['another line says it, too', page(one, '- [ ] T009 Send invoices by mail and letter', three)],
    ['it was reworded', page(one, '- [ ] T002 Mail all invoices', three)],
    ['a done line is hidden, which another rule judges', page(`<!-- ${one} -->`, two, three)],
  ])('is silent where %s', (_, after) => {
    expect(hiding(after)).toEqual([]);
  });

  it('finds it in another field, and inside of another item', () => {
    const [first, second, third] = [doneStory('US-1'), story('US-2'), story('US-3')];
    const before = prd(first, second, third);
    const backlog = { ...prd(first, third), backlog: [second] };
    const nested = prd({ ...first, notes: [second] } as JsonObject, third);
    for (const after of [backlog, nested])
      expect(said(rule, { before, after })).toEqual([
        'these items were open and are gone from the list, although the file still says them: US-2',
      ]);
    expect(said(rule, { before, after: prd(first, third) })).toEqual([]);
  });
});
