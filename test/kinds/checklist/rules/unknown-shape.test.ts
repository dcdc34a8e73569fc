import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../../src/engine/judge/check-transition.ts';
import type { JsonObject, JsonValue } from '../../../../src/formats/json-value.ts';
import { checklist } from '../../../../src/kinds/checklist/index.ts';
import { doneStory, found, judge, prd, said, story } from '../../../support/checklists.ts';

const rule = 'unknown-shape';
const error = ['error missing #(items)'];
const undecided = ['warning undecided #(shape)'];
const warning = ['warning plain #(items)'];
const unnamed = ['error unnamed #(items)'];
const none: readonly string[] = [];

type Case = readonly [preset: string | JsonObject | null, after: JsonValue, expected: readonly string[]];

function added(preset: Case[0], after: JsonValue): string[] {
  const text = typeof after === 'string' ? after : JSON.stringify(after);
  const change = { before: null, after: text };
  if (preset !== null) return found(rule, { ...change, preset });
  const options = { preset: undefined } as unknown as JsonObject;
  return found(rule, { ...change, options });
}

const own = (fields: JsonObject): JsonObject => ({ parse: 'json', items: ['/quests'], done: [], ...fields });

describe(`checklist/${rule}`, () => {
  it.each<Case>([
    ['ralph', prd(story('US-1')), none],
    ['ralph', { userStories: [{ id: 1 }, { id: 2, status: 'open' }] }, none],
    ['ralph', { userStories: [{ id: 1 }, { id: 2, state: 'won' }] }, undecided],
    ['ralph', { master: { tasks: [{ id: 1, status: 'done' }] } }, undecided],
    ['ralph', { userStories: [] }, none],
    ['ralph', { project: 'Shop', features: {} }, none],
    ['ralph', [], none],
    ['ralph', {}, none],
    ['ralph', { userStories: null }, none],
    ['ralph', { project: 'Shop' }, error],
    ['ralph', { quests: [story('US-1')] }, error],
    ['ralph', { userStories: ['US-1', 'US-2'] }, error],
    ['ralph', { userStories: 'none' }, error],
    ['ralph', [1, 2], error],
    ['ralph', 'null', error],
    ['ralph', '7', error],
    ['ralph', '"text"', error],
    ['feature-list', { features: [] }, none],
    ['feature-list', { 'dark-mode': { passes: false } }, none],
    ['feature-list', { features: 3 }, error],
    ['task-master', { master: { tasks: [] } }, none],
    ['task-master', { master: { tasks: [] }, later: { metadata: {} } }, none],
    ['task-master', { master: { metadata: {} } }, error],
    ['task-master', { tasks: { id: 1, title: 'One' } }, error],
    ['beads', '', none],
    ['beads', '\n', none],
    ['beads', '{"id": "bd-1", "status": "open"}\n', none],
    ['beads', '{"id": "bd-1"}\n', undecided],
    ['beads', '1\n"bd-2"\n', error],
    ['bmad', 'development_status:\n', none],
    ['bmad', 'development_status: {}\n', none],
    ['bmad', '', none],
    ['bmad', '# generated\n', none],
    ['bmad', 'project: shop\n', error],
    ['bmad', 'development_status: todo\n', error],
    ['bmad', 'development_status: [1-1-a, 1-2-b]\n', error],
    [own({}), { quests: [] }, none],
    [own({}), { quests: [{ id: 1 }] }, none],
    [own({ done: [{ field: 'won' }] }), { quests: [{ id: 1, won: false }] }, none],
    [own({ done: [{ field: 'wonn' }] }), { quests: [{ id: 1, won: false }] }, undecided],
    [own({}), { missions: [] }, error],
    [own({ single: true }), { quests: { id: 1 } }, none],
    [own({ single: true }), { quests: [{ id: 1 }] }, error],
    [own({ log: 'prefix' }), { quests: ['begun'] }, none],
    [own({ log: 'prefix' }), { events: ['begun'] }, error],
    [own({ parse: 'text-log', items: ['/lines'], log: 'prefix' }), 'begun\n', none],
    [own({ parse: 'text-log', items: ['/entries'], log: 'prefix' }), 'begun\n', error],
    [own({ parse: 'md-frontmatter', items: [''], single: true }), '---\nid: 1\n---\n', none],
    [own({ parse: 'md-frontmatter', items: [''], single: true }), '# Task\n', error],
    [own({ parse: 'md-frontmatter', items: [''], single: true }), '', none],
  ])('%j reads %j: %j', (preset, after, expected) => {
    expect(added(preset, after)).toEqual(expected);
  });

  const rows = { parse: 'md-checklist', items: ['/rows'], done: [] };
  const table = '| Task | Status |\n|---|---|\n';

  it.each<Case>([
    ['markdown', '# Plan\n\n## Tasks\n\nNone yet.\n', none],
    ['markdown', '\n \n', none],
    ['markdown', '- [ ] Export\n', none],
    ['markdown', '```\n- Export\n```\n<!-- - Export -->\n> - Export\n', none],
    ['markdown', '---\ntags: [a]\n---\n# Plan\n', none],
    ['markdown', '- Export\n- Import\n', warning],
    ['markdown', '1. Export\n2. Import\n', warning],
    ['markdown', '- 3 retries at most\n', warning],
    ['markdown', '- ABC-1 is what the customer calls it\n', warning],
    ['markdown', '- ✅ Export\n', warning],
    ['markdown', `${table}| Export | done |\n`, none],
    ['markdown', table, none],
    ['markdown', '- ✅ T001 Export\n', warning],
    ['markdown', '* **Step 1**: Export\n', warning],
    ['markdown', '- 1.2 Export\n', warning],
    ['markdown', '[x] Export\n[ ] Import\n', warning],
    ['markdown', '[x]: https://example.org\n[x](y)\n', none],
    ['spec-kit', '# Tasks\n\n- T001 Export\n', warning],
    ['spec-kit', '- a goal\n', warning],
    ['kiro', '- 1. Export\n', warning],
    ['kiro', '- 1.1 Export\n', warning],
    ['markdown', prd(story('US-1')), warning],
    ['markdown', ['Export'], warning],
    ['markdown', '{"id": "bd-1"}\n{"id": "bd-2"}\n', warning],
    ['markdown', '# sprint\n\ndevelopment_status:\n  1-1-a: done\n', none],
    ['markdown', {}, none],
    ['markdown', '7\n', none],
    ['markdown', '"All is done."\n', none],
    ['markdown', '# Plan\n\nStatus: draft\nOwner: Ada\n', none],
    ['markdown', 'Goals:\n- fast: yes\n', warning],
    [rows, `${table}| Export | done |\n`, none],
    [rows, table, none],
    [rows, '- [ ] Export\n', warning],
    [rows, '- Export\n', warning],
  ])('%j reads %j: %j', (preset, after, expected) => {
    expect(added(preset, after)).toEqual(expected);
  });

  it.each<Case>([
    [null, prd(story('US-1')), none],
    [null, { userStories: [] }, none],
    [null, { master: { tasks: [] } }, none],
    [null, [], none],
    [null, {}, none],
    [null, 'null', unnamed],
    [null, { quests: [{ id: 1, won: true }] }, unnamed],
    [null, [{ id: 1, won: true }], ['error unnamed #(shape)']],
    [null, { name: 'shop', version: '1.0.0' }, unnamed],
  ])('without a preset, %j %j: %j', (preset, after, expected) => {
    expect(added(preset, after)).toEqual(expected);
  });

  it('names what was looked for, and what stands there', () => {
    const stories = said(rule, { before: null, after: { userStories: 'none' } });
    expect(stories).toEqual([
      'no item was found: the preset ralph looks for a list of items at /userStories or /stories or /tasks or /features or /items or /units or the top, and /userStories is of type string',
    ]);
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`m\u202e${index}`, index]));
    expect(said(rule, { preset: own({ single: true }), before: null, after: many })).toEqual([
      'no item was found: its preset looks for an object at /quests, and the document is an object with "m\\u202e0", "m\\u202e1", "m\\u202e2", "m\\u202e3", "m\\u202e4" and 2 more',
    ]);
  });

  it('stands at what is no list', () => {
    const { findings } = judge({ before: null, after: { project: 'Shop', userStories: 'none' } });
    expect(findings.map(({ pointer, line }) => [pointer, line])).toEqual([['/userStories', 3]]);
  });

  const quests = (...list: readonly JsonObject[]) => ({ quests: list });

  it('is said of each change of what nobody can read, and not of its layout', () => {
    const before = quests(story('US-1'));
    expect(found(rule, { before, after: quests(doneStory('US-1')) })).toEqual(error);
    expect(found(rule, { before, after: quests(doneStory('US-1')), net: true })).toEqual(error);
    expect(found(rule, { before, after: JSON.stringify(before) })).toEqual(none);
    expect(found(rule, { preset: 'markdown', before: '- a\n', after: '- c\n- b\n' })).toEqual(warning);
    expect(found(rule, { preset: 'markdown', before: '- a\n', after: '# Plan\n\n* a\n' })).toEqual(none);
  });

  it('is said of each change of what nobody can tell to be done', () => {
    const items = (state: string) => ({ userStories: [{ id: 1, title: 'Export', state }] });
    expect(found(rule, { before: items('open'), after: items('won') })).toEqual(undecided);
    expect(found(rule, { before: items('open'), after: JSON.stringify(items('open')) })).toEqual(none);
    expect(said(rule, { before: null, after: items('open') })).toEqual([
      'the preset ralph looks for passes or passed or status to see what is done, and no item has one; so nothing is ever done',
    ]);
  });

  it('leaves it to emptied where there were items', () => {
    for (const net of [false, true]) {
      const { findings } = judge({ before: prd(story('US-1')), after: quests(doneStory('US-1')), net });
      expect(findings.map(({ ruleId }) => ruleId)).toEqual(['checklist/emptied']);
    }
  });

  it('is said where an empty list becomes none', () => {
    expect(found(rule, { before: prd(), after: quests(story('US-1')) })).toEqual(error);
    expect(found(rule, { before: quests(story('US-1')), after: prd(story('US-1')) })).toEqual(none);
  });
});

describe(`checklist/${rule} of a folder`, () => {
  const json = own({ items: [''], single: true, folder: { files: ['tasks/*'], parse: 'yaml-map' } });
  const task = '---\nid: 1\nstatus: Open\n---\n';
  const bare = '---\nid: 2\n---\n';

  it.each<
    [preset: string | JsonObject, config: string, files: readonly string[], expected: readonly string[]]
  >([
    ['backlog', 'statuses: [Open, Done]\n', [], none],
    ['backlog', '', [], none],
    ['backlog', '7\n', [], error],
    ['backlog', 'statuses: [Open, Done]\n', [task], none],
    ['backlog', 'statuses: [Open, Done]\n', ['# Tasks\n', task, bare], none],
    ['backlog', 'statuses: [Open, Done]\n', [bare], undecided],
    ['backlog', 'statuses: [Open, Done]\n', ['\n'], none],
    ['backlog', 'statuses: [Open, Done]\n', ['# Tasks\n'], warning],
    [json, 'name: shop\n', ['{"id": 1}'], none],
    [json, 'name: shop\n', ['[1]', '[2]'], error],
  ])('%j reads %j with %j: %j', (preset, config, files, expected) => {
    const companions = Object.fromEntries(files.map((text, index) => [`tasks/${index}`, text]));
    const { findings } = checkOne(checklist, {
      before: null,
      after: config,
      options: { preset },
      companions,
    });
    const rows = findings.map(({ severity, messageId, subject }) => `${severity} ${messageId} ${subject}`);
    expect(rows).toEqual(expected);
  });
});

describe('a shape that goes', () => {
  const lost = ['error lost #(done)'];
  const renamed = (from: string, to: string, value: JsonValue) =>
    JSON.parse(JSON.stringify(value).replaceAll(`"${from}"`, `"${to}"`)) as JsonValue;
  const plan = prd(story('US-1'), story('US-2'));
  const issue = (fields: JsonObject) => `${JSON.stringify({ id: 'bd-1', title: 'A', ...fields })}\n`;
  const whole = issue({ status: 'open', issue_type: 'task' });

  it.each<[what: string, preset: string, before: JsonValue, after: JsonValue, expected: readonly string[]]>([
    ['the mark is renamed in all items', 'ralph', plan, renamed('passes', 'complete', plan), lost],
    ['the type is stripped', 'beads', whole, issue({ status: 'open' }), lost],
    ['the status is dropped', 'beads', whole, issue({ issue_type: 'task' }), lost],
    ['the mark is renamed to one that is known', 'ralph', plan, renamed('passes', 'passed', plan), none],
    [
      'one item keeps it',
      'ralph',
      plan,
      prd(story('US-1'), { id: 'US-2', title: 'B', complete: true }),
      none,
    ],
    [
      'nothing had it',
      'ralph',
      renamed('passes', 'complete', plan),
      renamed('passes', 'complete', prd(story('US-1', { notes: 'x' }), story('US-2'))),
      none,
    ],
  ])('%s', (_, preset, before, after, expected) => {
    const found = judge({ preset, before, after }).findings.filter(
      ({ messageId }) => messageId !== 'undecided',
    );
    const own = found.filter(({ ruleId }) => ruleId === `checklist/${rule}`);
    expect(own.map(({ severity, messageId, subject }) => `${severity} ${messageId} ${subject}`)).toEqual(
      expected,
    );
    if (expected === lost) expect(found).toHaveLength(1);
  });
});
