import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/formats/json-value.ts';
import { doneStory, found, idle, judge, prd, said, story } from '../../../support/checklists.ts';

const rule = 'plan-rotation';
const next = (...stories: readonly JsonObject[]) => ({ ...prd(...stories), branchName: 'ralph/next' });
const done = prd(doneStory('US-1'), doneStory('US-2'));
const other = (id: string, fields = {}) =>
  story(id, { title: `Another thing ${id}`, description: 'Nothing of what was there', ...fields });

describe(`checklist/${rule}`, () => {
  it('notes a new plan, and says how it knows', () => {
    expect(said(rule, { before: done, after: next(other('US-1'), other('US-2')) })).toEqual([
      'a new plan: 2 of 2 old items were done; branchName changed from "ralph/shop" to "ralph/next"',
    ]);
  });

  it('silences what compares items of two plans', () => {
    const report = judge({ before: done, after: next(other('US-1'), other('US-2')) });
    expect(report.findings.map(({ ruleId, severity }) => `${severity} ${ruleId}`)).toEqual([
      'note checklist/plan-rotation',
    ]);
  });

  it('knows a new plan by what is left of the old one', () => {
    const before = prd(doneStory('US-1'), story('US-2'), story('US-3'), story('US-4'));
    const after = prd(other('US-1'), other('US-2'), other('US-3'), story('US-4'));
    expect(found(rule, { before, after }).sort()).toEqual([
      'error doneVanished #(items)',
      'note rotated #(plan)',
      'warning openVanished #(plan)',
    ]);
    expect(
      found(rule, { before, after: prd(other('US-1'), other('US-2'), story('US-3'), story('US-4')) }),
    ).toEqual([]);
  });

  it('warns of open items that vanished, unless the old plan is kept', () => {
    const before = prd(doneStory('US-1'), story('US-2'));
    const after = next(other('US-7'));
    expect(found(rule, { before, after })).toContain('warning openVanished #(plan)');
    const context = { message: 'New plan', archived: ['archive/prd.json'] };
    expect(found(rule, { before, after, context })).toEqual(['note rotated #(plan)']);
  });

  it('is an error where done items vanish from an unfinished plan and nothing says that it is a new one', () => {
    const before = prd(doneStory('US-1'), doneStory('US-2'), story('US-3'));
    expect(found(rule, { before, after: prd(other('T-1')) })).toContain('error doneVanished #(items)');
    expect(found(rule, { before, after: next(other('T-1')) })).not.toContain('error doneVanished #(items)');
  });

  it('lets a finished list without a plan key make room for the next', () => {
    const list = (mark: boolean, from: number) =>
      [from, from + 1].map((id) => ({
        id,
        category: 'ui',
        description: `Feature number ${id}`,
        passes: mark,
      }));
    const change = { preset: 'feature-list', before: list(true, 1), after: list(false, 7) };
    expect(found(rule, change)).toEqual(['note rotated #(plan)']);
  });

  it('takes a small list with notes behind all that was done for the one that it was', () => {
    const page = (note: string) =>
      `- [x] T001 Do the thing${note}\n- [x] T002 Write the view${note}\n- [ ] T003 Move the photos\n`;
    const short = (note: string) => page(note).replace(/- \[ \].*\n/, '');
    for (const list of [page, short]) {
      const change = { preset: 'spec-kit', before: list(''), after: list(' - merged in #12') };
      expect(found(rule, change)).toEqual([]);
      expect(found('done-changed', change)).toEqual(['note added T001#text', 'note added T002#text']);
    }
    // What says something else is another list; the old one was finished.
    const other = {
      preset: 'spec-kit',
      before: short(''),
      after: short('').replaceAll(/ (?:Do|Write) .*/g, ' Sell the shop'),
    };
    expect(found(rule, other)).toEqual(['note rotated #(plan)']);
  });

  it('gives no new contract to what is done in both plans, under an equal title', () => {
    const before = prd(doneStory('US-1'), doneStory('US-2'), story('US-3'));
    const easier = { acceptanceCriteria: ['It compiles'] };
    const after = next(doneStory('US-1', easier), other('US-2'), other('US-3', easier));
    expect(found('done-changed', { before, after })).toEqual(['error changed US-1#acceptanceCriteria']);
    expect(found(rule, { before, after })).toContain('note rotated #(plan)');
    const kept = next(doneStory('US-1', { notes: 'Kept' }), other('US-2', { passes: true }));
    expect(found('done-changed', { before, after: kept })).toEqual([]);
  });

  it('lets no open item that stays come done by another contract', () => {
    const after = next(doneStory('US-1'), doneStory('US-2', { description: 'Done by saying so' }));
    expect(found('goalposts', { before: prd(doneStory('US-1'), story('US-2')), after })).toEqual([
      'error moved US-2#description',
    ]);
  });

  it('judges what comes done in the new plan', () => {
    const after = next(other('US-7', { passes: true }));
    expect(found('born-done', { before: done, after, context: idle })).toEqual(['error born US-7#(done)']);
    expect(found('born-done', { before: done, after })).toEqual([]);
  });

  it('is never an empty list, nor the first one', () => {
    expect(found(rule, { before: done, after: next() })).toEqual([]);
    expect(found(rule, { before: prd(), after: next(other('US-1')) })).toEqual([]);
  });
});
