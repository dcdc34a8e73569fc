import { describe, expect, it } from 'vitest';
import { governNamed } from '../../../src/config/govern.ts';
import { resolveSettings } from '../../../src/config/settings.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import type { JsonObject, JsonValue } from '../../../src/formats/json-value.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { doneStory, idle, judge, prd, story, task, tasks } from '../../support/checklists.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

interface Known {
  readonly preset: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly isIdle?: boolean;
}

/** What is no note, as `severity rule message`. */
function alarms({ preset, before, after, isIdle = false }: Known): string[] {
  const { findings } = judge({ preset, before, after, ...(isIdle ? { context: idle } : {}) });
  return findings
    .filter(({ severity, ruleId }) => severity !== 'note' && ruleId !== 'checklist/evidence')
    .map(({ severity, ruleId, messageId }) => `${severity} ${ruleId.replace('checklist/', '')} ${messageId}`)
    .sort();
}

const feature = (description: string, passes = false, steps: readonly string[] = ['Try it']): JsonObject => ({
  category: 'shop',
  description,
  steps,
  passes,
});
const cart = feature('The cart keeps what a guest puts into it', true);
const pay = feature('Guests pay with a card');
const mail = feature('Every order is confirmed by mail');
const find = feature('The search finds misspelt names');
const features = [cart, pay, mail, find];
const put = (index: number, item: JsonObject) => features.with(index, item);

describe('features without ids', () => {
  it.each<[what: string, after: readonly JsonObject[], expected: readonly string[]]>([
    [
      'reworded as it is ticked',
      put(1, feature('Guests pay with any card', true)),
      ['error goalposts moved'],
    ],
    ['replaced as it is ticked', put(1, feature('It compiles', true)), ['error born-done instead']],
    [
      'replaced in the middle and ticked',
      put(2, feature('Nothing breaks', true, [])),
      ['error born-done instead'],
    ],
    [
      'reworded while it was done',
      put(0, feature('The cart keeps what a guest puts in', true)),
      ['error done-changed changed'],
    ],
    ['reworded while it is open', put(1, feature('Guests pay with any card')), []],
    ['replaced while it is open', put(1, feature('It compiles')), []],
    ['ticked and nothing else', put(1, { ...pay, passes: true }), []],
    ['dropped', [cart, mail, find], []],
  ])('one that is %s: %j', (_, after, expected) => {
    const found = new Set(alarms({ preset: 'feature-list', before: features, after }));
    expect([...found]).toEqual(expected);
  });
});

const lines = (...list: readonly string[]) => list.map((line) => `- ${line}\n`).join('');
const plan = lines('[x] Set up the build', '[ ] Send invoices by mail', '[ ] Print labels');
const ticked = (text: string) => lines('[x] Set up the build', `[x] ${text}`, '[ ] Print labels');

describe('lines without ids', () => {
  it.each<[what: string, after: string, isIdle: boolean, expected: readonly string[]]>([
    ['reworded as it is ticked', ticked('Send invoices by paper'), false, ['warning goalposts reworded']],
    [
      'reworded as it is ticked, without work',
      ticked('Send invoices by paper'),
      true,
      ['error goalposts moved'],
    ],
    ['replaced as it is ticked', ticked('Look at the weather'), false, ['warning born-done instead']],
    ['ticked', ticked('Send invoices by mail'), true, []],
    [
      'a finished line tidied away for a new open one',
      lines('[ ] Sweep', '[ ] Send invoices by mail', '[ ] Print labels'),
      false,
      ['warning done-removed removed'],
    ],
    [
      'reworded while it was done',
      plan.replace('the build', 'the site'),
      false,
      ['error done-changed changed'],
    ],
  ])('%s', (_, after, isIdle, expected) => {
    expect(alarms({ preset: 'markdown', before: plan, after, isIdle })).toEqual(expected);
  });

  it('goes down with the line above', () => {
    const before =
      '- [ ] Send invoices\n  - [ ] As mail\n  - [ ] As printed paper\n- [ ] Print\n- [ ] Sweep\n';
    const after =
      '- [x] Send some invoices\n  - [x] As mail\n  - [x] As printed letter\n- [ ] Print\n- [ ] Sweep\n';
    expect(alarms({ preset: 'markdown', before, after })).toContain('warning goalposts reworded');
  });
});

const [one, two, three, four] = [doneStory('US-1'), story('US-2'), story('US-3'), story('US-4')];

describe('another key in the same place', () => {
  const gutted = doneStory('US-9', { title: 'Check', description: 'All is well', acceptanceCriteria: [] });

  it('is born done whatever the evidence, and names what it took the place of', () => {
    const change = { before: prd(one, two, three, four), after: prd(one, gutted, three, four) };
    const [finding, ...others] = judge(change).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'error',
      messageId: 'instead',
      message:
        'US-9 "Check" is new and already done, in the place of US-2 "Send invoices", which was open and is gone',
    });
  });

  it.each<
    [preset: string, before: JsonValue, after: JsonValue, isIdle: boolean, expected: readonly string[]]
  >([
    [
      'task-master',
      tasks(task(1, 'pending'), task(2, 'pending')),
      tasks(task(1, 'pending'), task(9, 'done', { title: 'Rest', description: 'Nothing' })),
      false,
      ['error born-done instead'],
    ],
    [
      'spec-kit',
      '- [ ] T001 Build\n- [ ] T002 Test\n- [ ] T003 Ship\n',
      '- [ ] T001 Build\n- [x] T009 Rest\n- [ ] T003 Ship\n',
      false,
      ['warning born-done instead'],
    ],
    [
      'spec-kit',
      '- [ ] T001 Build\n- [ ] T002 Test the archive\n- [ ] T003 Ship\n',
      '- [ ] T001 Build\n- [x] T009 Test the archive twice\n- [ ] T003 Ship\n',
      false,
      [],
    ],
    [
      'spec-kit',
      '- [ ] T001 Build\n- [ ] Test the archive\n- [ ] T003 Ship\n',
      '- [ ] T001 Build\n- [x] T009 Rest\n- [ ] T003 Ship\n',
      false,
      ['warning born-done instead'],
    ],
    [
      'spec-kit',
      '- [ ] T001 Build\n- [ ] T002 Test\n- [ ] T003 Ship\n',
      '- [ ] T001 Build\n- [x] T009 Rest\n- [ ] T003 Ship\n',
      true,
      ['warning born-done instead'],
    ],
    ['ralph', prd(one, two, three, four), prd(one, three, four, gutted), false, []],
    ['ralph', prd(one, two, three, four), prd(one, three, four, gutted), true, ['error born-done born']],
    ['ralph', prd(one, two, three, four), prd(one, three, four), false, []],
    ['ralph', prd(one, two, three, four), prd(one, two, gutted, three, four), false, []],
    ['ralph', prd(one, two, three, four), prd(one, { ...gutted, passes: false }, three, four), false, []],
  ])('%s: %j becomes %j', (preset, before, after, isIdle, expected) => {
    expect(alarms({ preset, before, after, isIdle })).toEqual(expected);
  });
});

describe('what names an item changes as another one takes its place', () => {
  const page = (line: string) =>
    `## Setup\n\n- [x] T001 Create the project\n${line}\n- [ ] T003 Limit the rate\n`;
  const stories = (name: string, ...items: readonly JsonObject[]) => ({ project: 'Shop', [name]: items });
  const readme = doneStory('US-2', {
    title: 'Write a readme',
    description: 'All is well',
    acceptanceCriteria: [],
  });

  it.each<[what: string, preset: string, before: JsonValue, after: JsonValue, expected: readonly string[]]>([
    [
      'its number goes',
      'spec-kit',
      page('- [ ] T002 Encrypt passwords'),
      page('- [x] Write a readme'),
      ['warning born-done instead'],
    ],
    [
      'its number goes with half of its words',
      'spec-kit',
      page('- [ ] T002 Encrypt passwords with argon2'),
      page('- [x] Encrypt all passwords'),
      ['warning goalposts reworded'],
    ],
    [
      'a number comes',
      'spec-kit',
      page('- [ ] Encrypt passwords'),
      page('- [x] T009 Write a readme'),
      ['warning born-done instead'],
    ],
    [
      'its list gets another name',
      'ralph',
      stories('userStories', one, two, three),
      stories('stories', one, { ...readme, id: 'US-9' }, three),
      ['error born-done instead'],
    ],
  ])('%s', (_, preset, before, after, expected) => {
    expect(alarms({ preset, before, after })).toEqual(expected);
  });
});

async function told(preset: string, ...versions: readonly string[]): Promise<string[]> {
  const resolved = resolveSettings(checklist, { preset });
  if (!resolved.ok) throw new Error('the preset is not known');
  const commits = versions.map((text, index) => ({
    message: `Commit ${index}`,
    files: { list: text, 'code.ts': `${index}` },
  }));
  const repository = memoryRepository(commits);
  const govern = governNamed(['list'], { kind: checklist, settings: resolved.settings });
  const report = await checkRange({ ...repository, govern });
  return report.findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ severity, ruleId, messageId }) => `${severity} ${ruleId} ${messageId}`);
}

describe('the way back from another key in the same place', () => {
  const text = (...stories: readonly JsonObject[]) => JSON.stringify(prd(...stories));
  const gutted = story('US-9', { title: 'Check', description: 'All is well', acceptanceCriteria: [] });
  const bad = text(one, { ...gutted, passes: true }, three, four);

  it.each<[what: string, next: readonly string[], expected: readonly string[]]>([
    ['nothing', [], ['error checklist/born-done instead']],
    ['the new one is open: dropping what was open is legal', [text(one, gutted, three, four)], []],
    ['the new one goes', [text(one, three, four)], []],
    [
      'the old one is back beside it',
      [text(one, { ...gutted, passes: true }, two, three, four)],
      ['error checklist/born-done instead'],
    ],
  ])('%s', async (_, next, expected) => {
    expect(await told('ralph', text(one, two, three, four), bad, ...next)).toEqual(expected);
  });
});

describe('the way back', () => {
  const text = (list: readonly JsonObject[]) => JSON.stringify(list);
  const bad = text(put(1, feature('It compiles', true)));

  it.each<[what: string, next: readonly string[], expected: readonly string[]]>([
    ['nothing', [], ['error checklist/born-done instead']],
    ['the old one, open', [text(features)], []],
    ['the new one, open', [text(put(1, feature('It compiles')))], []],
    [
      'the old one, open, after honest work',
      [
        text(put(1, feature('It compiles', true)).with(2, { ...mail, passes: true })),
        text(features.with(2, { ...mail, passes: true })),
      ],
      [],
    ],
  ])('%s', async (_, next, expected) => {
    const found = await told('feature-list', text(features), bad, ...next);
    expect(found).toEqual(expected);
  });
});
