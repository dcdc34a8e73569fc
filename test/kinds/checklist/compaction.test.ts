import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { found } from '../../support/checklists.ts';

const issue = (id: string, fields: JsonObject = {}): JsonObject => ({
  ...{ id, title: `Issue ${id}`, description: 'As long as it had to be said', status: 'closed' },
  ...{ issue_type: 'task', closed_at: `2026-01-0${id.slice(-1)}T00:00:00Z`, ...fields },
});
const open = (id: string): JsonObject => issue(id, { status: 'open', closed_at: null });
const lines = (...issues: readonly JsonObject[]) =>
  issues.map((each) => `${JSON.stringify(each)}\n`).join('');

describe('compaction', () => {
  const marks = { compaction_level: 1, compacted_at: '2026-02-01T00:00:00Z' };
  const judged = (from: JsonObject, to: JsonObject) =>
    found('done-changed', { preset: 'beads', before: lines(from), after: lines(to) });

  it.each<[what: string, from: JsonObject, to: JsonObject]>([
    ['shorter', {}, { description: 'Said.', ...marks }],
    ['gone', {}, { description: '', ...marks }],
    ['shorter once more', marks, { ...marks, compaction_level: 2, description: 'Said.' }],
    ['shorter, at a later date', marks, { ...marks, compacted_at: '2026-03-01', description: 'Said.' }],
  ])('notes that a text is %s where the mark of it rises', (_, from, to) => {
    expect(judged(issue('bd-1', from), issue('bd-1', to))).toEqual(['note compacted bd-1#description']);
  });

  it.each<[what: string, from: JsonObject, to: JsonObject]>([
    ['no mark rises', marks, { ...marks, description: 'Said.' }],
    ['the mark falls', { ...marks, compaction_level: 2 }, { ...marks, description: 'Said.' }],
    ['there is no mark', {}, { description: 'Said.' }],
  ])('is an error where %s', (_, from, to) => {
    expect(judged(issue('bd-1', from), issue('bd-1', to))).toEqual(['error changed bd-1#description']);
  });

  it('leaves no item another title', () => {
    const [from, to] = [issue('bd-1'), issue('bd-1', { title: 'Else', ...marks })];
    const change = { preset: 'beads', before: lines(from, open('bd-2')), after: lines(to, open('bd-2')) };
    expect(found('done-changed', change)).toEqual(['error changed bd-1#title']);
  });
});
