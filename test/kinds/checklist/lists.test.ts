import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { doneStory, idle, judge, prd, story, task } from '../../support/checklists.ts';

/** Findings as `severity rule subject`. */
function findings(preset: string, before: JsonObject, after: JsonObject): string[] {
  const report = judge({ preset, before, after });
  return report.findings
    .map(({ severity, ruleId, subject }) => `${severity} ${ruleId.replace('checklist/', '')} ${subject}`)
    .sort();
}

const gutted = (item: JsonObject): JsonObject => ({ ...item, acceptanceCriteria: ['Exists'] });
const [one, two] = [doneStory('US-1'), story('US-2')];
const stories = (...list: readonly JsonObject[]) => ({ project: 'Shop', stories: list });
const feature = (name: string, passes: boolean, steps: readonly string[]): JsonObject => ({
  category: 'shop',
  description: `What ${name} does`,
  steps,
  passes,
});
const map = { cart: feature('cart', true, ['Add', 'Pay']), search: feature('search', false, ['Find']) };
const tampered = { ...map, cart: feature('cart', true, ['Nothing']) };

describe('all that holds items is governed', () => {
  it.each<[what: string, preset: string, before: JsonObject, after: JsonObject, expected: readonly string[]]>(
    [
      [
        'a frozen list is put beside the governed one, which is rewritten',
        'ralph',
        stories(one, two),
        { ...stories(gutted(one), two), userStories: [one, two] },
        ['error born-done US-1#(done)', 'error done-changed /stories:US-1#acceptanceCriteria'],
      ],
      [
        'both lists stand, and the second is rewritten',
        'ralph',
        { ...stories(one, two), userStories: [one, two] },
        { ...stories(gutted(one), two), userStories: [one, two] },
        ['error done-changed /stories:US-1#acceptanceCriteria'],
      ],
      [
        'one of both lists goes, with what was done in it',
        'ralph',
        { ...stories(one, two), userStories: [one, two] },
        stories(one, two),
        ['error done-removed US-1~'],
      ],
      [
        'a list is put beside a map',
        'feature-list',
        map,
        { ...tampered, features: [{ id: 'cart', ...map.cart }] },
        ['error born-done cart#(done)', 'error done-changed :cart#steps'],
      ],
      [
        'a tag is put beside the tasks',
        'task-master',
        { tasks: [task(1, 'done')] },
        { tasks: [task(1, 'done', { testStrategy: 'None' })], old: { tasks: [task(1, 'done')] } },
        ['error born-done old:1#(done)', 'error done-changed master:1#testStrategy'],
      ],
    ],
  )('%s', (_, preset, before, after, expected) => {
    const report = judge({ preset, before, after, context: idle });
    const found = report.findings
      .filter(({ severity, ruleId }) => severity !== 'note' && !ruleId.endsWith('evidence'))
      .map(({ severity, ruleId, subject }) => `${severity} ${ruleId.replace('checklist/', '')} ${subject}`)
      .sort();
    expect(found).toEqual(expected);
  });

  it.each<[what: string, preset: string, before: JsonObject, after: JsonObject]>([
    ['a list that moves to another name', 'ralph', stories(one, two), prd(one, two)],
    [
      'an object with a status beside the list',
      'ralph',
      prd(one),
      { ...prd(one), metadata: { status: 'x', description: 'y' } },
    ],
    ['a list of texts', 'ralph', prd(one), { ...prd(one), items: ['US-1'] }],
    [
      'a list of objects without key and mark',
      'ralph',
      prd(one),
      { ...prd(one), tasks: [{ title: 'Talk' }] },
    ],
    ['a second list with other keys', 'ralph', prd(one), { ...prd(one), tasks: [story('T-1')] }],
  ])('leaves alone %s', (_, preset, before, after) => {
    expect(findings(preset, before, after).filter((each) => !each.startsWith('note'))).toEqual([]);
  });
});
