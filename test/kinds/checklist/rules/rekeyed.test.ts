import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/formats/json-value.ts';
import { doneStory, found, judge, prd, sprint, story, task, tasks } from '../../../support/checklists.ts';

const rule = 'rekeyed';
const rest = [story('US-2'), story('US-3')];
const before = prd(doneStory('US-1'), ...rest);
const renamed = (fields = {}) => ({ ...doneStory('US-1'), id: 'EXP-1', ...fields });

describe(`checklist/${rule}`, () => {
  it('notes that an item with the same contract and state got another key', () => {
    expect(found(rule, { before, after: prd(renamed(), ...rest) })).toEqual(['note rekeyed EXP-1']);
    expect(judge({ before, after: prd(renamed({ notes: 'new' }), ...rest) }).errors).toBe(0);
  });

  it('is silent where the item says something else now', () => {
    const after = prd(renamed({ title: 'Other', description: 'Of something else' }), ...rest);
    expect(found(rule, { before, after })).toEqual([]);
    expect(new Set(found('done-changed', { before, after }))).toEqual(
      new Set(['error changed EXP-1#description', 'error changed EXP-1#title']),
    );
  });

  it('says that it was reopened, too', () => {
    const after = prd(renamed({ passes: false }), ...rest);
    expect(found('reopened', { before, after })).toEqual(['error unexplained EXP-1#(done)']);
  });

  it('takes the first of several copies for the item', () => {
    const after = prd(renamed(), renamed({ id: 'EXP-2' }), ...rest);
    expect(found(rule, { before, after })).toEqual(['note rekeyed EXP-1']);
  });

  it('knows an item by what it says that gets a key, whatever comes with that', () => {
    const feature = (fields = {}) => ({
      category: 'ui',
      description: 'Strike the hour',
      steps: ['Listen'],
      ...fields,
    });
    const alarms = (old: JsonObject, now: JsonObject) => {
      const { findings } = judge({
        preset: 'feature-list',
        before: [old, story('US-2')],
        after: [now, story('US-2')],
      });
      return findings.map(
        ({ severity, ruleId, messageId }) => `${severity} ${ruleId.slice(10)} ${messageId}`,
      );
    };
    const keyed = { id: 'F-1', name: 'Striking' };
    expect(alarms(feature({ passes: true }), feature({ id: 'F-1', passes: true }))).toEqual([
      'note rekeyed rekeyed',
    ]);
    const reworded = feature({ ...keyed, passes: true, description: 'Sell it' });
    expect(alarms(feature({ passes: false }), reworded)).toContain('error born-done instead');
  });

  it('takes children along', () => {
    const list = (id: number) =>
      tasks(task(9, 'pending'), { ...task(1, 'done', { subtasks: [task(2, 'done')] }), id });
    expect(found(rule, { preset: 'task-master', before: list(1), after: list(5) })).toEqual([
      'note rekeyed master:5',
      'note rekeyed master:5.2',
    ]);
  });

  it('knows a story of BMAD by its number, with one status', () => {
    const old = sprint({ '1-1-shop': 'done', '1-2-cart': 'backlog', '1-3-c': 'backlog' });
    const alarms = (after: string) =>
      ['rekeyed', 'done-removed', 'born-done'].flatMap((name) =>
        found(name, { preset: 'bmad', before: old, after }).map((each) => `${name} ${each}`),
      );
    expect(alarms(old.replace('1-2-cart', '1-2-cart-page'))).toEqual(['rekeyed note rekeyed 1-2-cart-page']);
    expect(alarms(old.replace('1-1-shop', '1-7-zoo'))).toEqual(['done-removed error removed 1-1-shop']);
    expect(alarms(old.replace('1-1-shop: done', '1-1-zoo: review'))).toEqual([
      'done-removed error removed 1-1-shop',
    ]);
    expect(alarms(old.replace('1-2-cart: backlog', '1-2-z: done'))).toEqual([
      'born-done error instead 1-2-z#(done)',
    ]);
  });

  it('knows a story of BMAD by its words under another number, also below another epic', () => {
    const epics = { 'epic-2': 'in-progress', 'epic-3': 'in-progress' };
    const old = sprint({ ...epics, '2-1-feed': 'done', '2-2-cards': 'done', '2-3-post': 'review' });
    const alarms = (stories: Record<string, string>) => {
      const { findings } = judge({ preset: 'bmad', before: old, after: sprint({ ...epics, ...stories }) });
      return findings.map(({ severity, ruleId, subject }) => `${severity} ${ruleId.slice(10)} ${subject}`);
    };
    const moved = { '2-1-schema': 'backlog', '2-2-feed': 'done', '3-1-cards': 'done', '2-6-post': 'review' };
    const notes = ['note rekeyed 2-2-feed', 'note rekeyed 2-6-post', 'note rekeyed 3-1-cards'];
    expect(alarms(moved).sort()).toEqual(notes);
    const letters = sprint({ '1-3a-cart-part-one': 'done', '1-3b-cart-part-two': 'done' });
    const joined = sprint({ '1-3-a-cart-part-one': 'done', '1-3-b-cart-part-two': 'done' });
    expect(found('done-removed', { preset: 'bmad', before: letters, after: joined })).toEqual([]);
    const three = sprint({ 'epic-0': 'done', '0-1-1-types': 'done', 'epic-1': 'done', '1-1-routes': 'done' });
    const one = sprint({ 'epic-1': 'done', '1-1-types': 'done', '1-2-routes': 'done' });
    expect(found('done-removed', { preset: 'bmad', before: three, after: one })).toEqual([]);
    const less = sprint({ 'epic-1': 'done', '1-2-routes': 'done' });
    expect(found('done-removed', { preset: 'bmad', before: three, after: less })).toHaveLength(2);
    const { '2-2-feed': _, ...opened } = moved;
    expect(alarms({ ...opened, '2-2-feed': 'review' })).toContain('error reopened 2-2-feed#(done)');
  });

  it.each<[what: string, slug: string, alarms: readonly string[]]>([
    ['a word more', 'hash-all-passwords-with-argon2', ['note rekeyed/rekeyed']],
    ['half of its words', 'hash-passwords', ['note rekeyed/rekeyed']],
    ['another story', 'store-passwords-as-plain-text', ['error done-removed/removed']],
    ['no word of it', 'login', ['error done-removed/removed']],
    ['nothing but the number', '', ['error done-removed/removed']],
  ])('knows a done story of BMAD by like words: %s', (_, slug, alarms) => {
    const words = 'hash-passwords-with-argon2';
    const list = (name: string, status: string) =>
      sprint({ [`1-1${name && '-'}${name}`]: status, '1-2-b': 'backlog', '1-3-c': 'backlog' });
    const report = judge({ preset: 'bmad', before: list(words, 'done'), after: list(slug, 'done') });
    const serious = report.findings.filter(
      ({ severity, ruleId }) => severity === 'error' || /rekeyed/.test(ruleId),
    );
    expect(serious.map((each) => `${each.severity} ${each.ruleId.slice(10)}/${each.messageId}`)).toEqual(
      alarms,
    );
    // What is open may be planned anew.
    expect(judge({ preset: 'bmad', before: list(words, 'review'), after: list(slug, 'review') }).errors).toBe(
      0,
    );
  });

  it('takes a story of BMAD that is deployed for a done one, under whatever slug', () => {
    const list = (story: string) =>
      sprint({ [story.split(' ')[0] ?? '']: story.split(' ')[1] ?? '', '1-2-b': 'backlog' });
    const between = (old: string, now: string) => {
      const { findings } = judge({ preset: 'bmad', before: list(old), after: list(now) });
      return findings
        .filter(({ severity }) => severity !== 'note')
        .map(({ ruleId, messageId }) => `${ruleId.slice(10)}/${messageId}`);
    };
    expect(between('1-1-push-by-mail deployed', '1-1-push-by-web done')).toEqual([]);
    expect(between('1-1-push-by-mail done', '1-1-push-by-web deployed')).toEqual([]);
    expect(between('1-1-push-by-mail done', '1-1-push-by-web review')).toContain('reopened/unexplained');
  });
});
