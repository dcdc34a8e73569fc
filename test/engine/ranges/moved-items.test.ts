import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly promise?: string;
  readonly done?: boolean;
}

const list = (...stories: readonly Story[]) =>
  JSON.stringify({
    userStories: stories.map(({ id, title, promise = 'works for ten thousand users', done = false }) => ({
      ...{ id, title, acceptanceCriteria: [`${title} ${promise}`], passes: done },
    })),
  });
const titles = ['Sign in', 'Pay by card', 'Search the shop', 'Export an invoice'];
const stories = titles.map((title, at) => ({ id: `US-${at + 1}`, title, done: at === 0 }));
const weakened = stories.map((story) => ({ ...story, promise: 'exists' }));
const ticked = weakened.map((story) => ({ ...story, done: true }));

type Files = Readonly<Record<string, string | null>>;

/** The rules that a list breaks which changes step by step. */
async function broken(...steps: readonly Files[]): Promise<string[]> {
  const policy = { configuration: Buffer.from('version: 1\nprofile: strict\n'), waivers: null };
  const commits = steps.map((files, at) => ({ message: `commit ${at}`, files }));
  const { findings, obstacles } = await checkRange({
    ...memoryRepository(commits),
    govern: policyOf(policy, kinds).govern,
  });
  expect(obstacles).toEqual([]);
  const errors = findings.filter(({ severity, ended }) => severity === 'error' && ended === undefined);
  return [...new Set(errors.map(({ ruleId }) => ruleId.replace('checklist/', '')))].sort();
}

const start = { 'prd.json': list(...stories) };
const [old, now] = ['prd.json', 'prd-v2.json'];

describe('a list that comes under another governed name is the one that went, by its items', () => {
  it.each<[string, readonly Story[], string[]]>([
    ['as it was', stories, []],
    ['with every open promise weakened', weakened.map((story, at) => stories.slice(0, 1)[at] ?? story), []],
    ['with every promise weakened', weakened, ['done-changed']],
    ['with all of it done, too', ticked, ['bulk-flip', 'done-changed', 'evidence', 'goalposts']],
    [
      'among as many new items',
      [...ticked, ...titles.map((title, at) => ({ id: `US-${at + 5}`, title: `Then ${at}: ${title}` }))],
      ['bulk-flip', 'done-changed', 'evidence', 'goalposts'],
    ],
    [
      'with its titles touched up',
      ticked.map((story) => ({ ...story, title: `Soon ${story.title.toLowerCase()}` })),
      ['born-done', 'bulk-flip', 'plan-rotation'],
    ],
  ])('%s', async (_, stands, expected) => {
    const text = list(...stands);
    const inPlace = await broken(start, { [old]: text });
    expect(inPlace).toEqual(expected);
    expect(await broken(start, { [old]: null, [now]: text })).toEqual(inPlace);
  });

  it.each<[string, readonly Story[]]>([
    [
      'has other items under its numbers',
      ['Log', 'Trace', 'Alert', 'Page'].map((title, at) => ({ id: `US-${at + 1}`, title })),
    ],
    ['has one of its titles under another number', [{ id: 'US-9', title: 'Sign in', done: true }]],
    [
      'has less than half of its items',
      [...weakened.slice(0, 1), { id: 'US-2', title: 'Trace' }, { id: 'US-7', title: 'Alert' }],
    ],
  ])('but not one that %s', async (_, stands) => {
    expect(await broken(start, { [old]: null, [now]: list(...stands) })).toEqual([]);
    expect(await broken(start, { [old]: null }, { [now]: list(...stands) })).toEqual([]);
  });

  it('so too where keys are all that its items have', async () => {
    const sprint = (status: string) =>
      `development_status:\n${['1-1-sign-in', '1-2-pay', '1-3-search', '1-4-export'].map((key) => `  ${key}: ${status}\n`).join('')}`;
    const before = { 'sprint-status.yaml': sprint('backlog') };
    const moved = { 'sprint-status.yaml': null, 'docs/sprint-status.yaml': sprint('done') };
    expect(await broken(before, moved)).toEqual(
      await broken(before, { 'sprint-status.yaml': sprint('done') }),
    );
    expect(await broken(before, moved)).not.toEqual([]);
  });
});
