import { describe, expect, it } from 'vitest';
import {
  end,
  errors,
  found,
  guide,
  idle,
  join,
  judge,
  link,
  node,
  said,
  set,
  start,
  step,
  story,
  template,
  without,
} from '../../../support/procedures.ts';

const rule = 'template-protection';
const { started, worked, second, completed } = story();

describe(`procedure/${rule}`, () => {
  it.each([
    ['a step is edited', set(started, 'think', { content: guide('Skip it.') }), 'error node think'],
    ['the procedure is renamed', set(started, 'audit', { name: 'Audit 2' }), 'error node audit'],
    [
      'the order of steps changes',
      set(started, 'audit-think', { sequence: 9 }),
      'error link link audit-think',
    ],
    [
      'the verb of a containment changes',
      set(started, 'audit-tell', { verb: 'mentions' }),
      'error link link audit-tell',
    ],
    ['a step is taken out', without(started, 'audit-tell'), 'error link link audit-tell'],
    [
      'the energy of a containment changes',
      set(started, 'audit-tell', { energy: 3 }),
      'error link link audit-tell',
    ],
    [
      'steps are linked with one another',
      join(started, { links: [link('new', 'look', 'leads_to', 'tell')] }),
      'error link link new',
    ],
    [
      'a link leads out',
      join(started, { links: [link('new', 'look', 'knows', 'old')] }),
      'error leadsOut link new',
    ],
    [
      'a link is bent so that it leads out',
      set(started, 'old-code', { node_a: 'look' }),
      'error leadsOut link old-code',
    ],
  ])('refuses it where, during a run, %s', (_, after, expected) => {
    expect(found(rule, { before: started, after })).toEqual([expected]);
  });

  it('refuses a step that is added during a run', () => {
    const after = join(started, {
      nodes: [step('more', guide('More.'))],
      links: [link('audit-more', 'audit', 'contains', 'more', { sequence: 4 })],
    });
    expect(found(rule, { before: started, after })).toEqual([
      'error node more',
      'error link link audit-more',
    ]);
    expect(said(rule, { before: started, after })[0]).toBe(
      "procedure 'audit' is read-only while run 'run-1' is active, but node 'more' was added",
    );
  });

  it('refuses a step that is removed during a run', () => {
    const after = without(started, 'tell', 'audit-tell');
    expect(found(rule, { before: started, after })).toEqual([
      'error node tell',
      'error link link audit-tell',
    ]);
  });

  it.each([
    ['starts', start(set(idle, 'think', { content: guide('Skip.') })), idle],
    ['ends', set(completed, 'think', { content: guide('Skip.') }), story().supported],
  ])('refuses an edit in the commit in which a run %s', (_, after, before) => {
    expect(found(rule, { before, after })).toEqual(['error node think']);
  });

  it.each([
    [
      'a link leads to a template',
      worked,
      join(worked, { links: [link('new', 'finding', 'about', 'look')] }),
    ],
    [
      'bookkeeping of the engine moves',
      started,
      set(started, 'think', { energy: 4, weight: 2, updated_at_s: 7 }),
    ],
    ['the last run has ended', completed, set(completed, 'think', { content: guide('Think more.') })],
    ['no run has started', idle, set(idle, 'think', { content: guide('Think more.') })],
    ['the template is new', started, join(started, template('new', step('one', guide('One.'))))],
    [
      'the template is new together with its run',
      idle,
      start(join(idle, template('new', step('one', guide('One.')))), 'n', 'new'),
    ],
    ['only the spelling changes', started, set(started, 'audit-tell', { verb: 'CONTAINS' })],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { before, after })).toEqual([]);
    expect(errors({ before, after })).toEqual([]);
  });

  it('does not protect the template of another procedure; that it changes is a warning', () => {
    const after = set(started, 'send', { content: guide('Send it twice.') });
    expect(
      judge({ before: started, after }).findings.map(({ ruleId, severity }) => [ruleId, severity]),
    ).toEqual([['procedure/run-space-only', 'warning']]);
  });

  it('over a range protects it for runs that are active at both ends only', () => {
    const edit = (graph: typeof idle) => set(graph, 'think', { content: guide('Think more.') });
    expect(found(rule, { before: started, after: edit(second), net: true })).toEqual(['error node think']);
    expect(errors({ before: started, after: edit(completed), net: true })).toEqual([]);
    expect(errors({ before: idle, after: start(edit(idle)), net: true })).toEqual([]);
  });

  it('is still protected while a second run of it is active', () => {
    const both = start(story().supported, 'b', 'audit', 'bob');
    const one = end(both);
    const after = set(one, 'think', { content: guide('Think more.') });
    expect(found(rule, { before: one, after })).toEqual(['error node think']);
    expect(said(rule, { before: one, after })[0]).toContain("run 'b-1'");
  });

  it('takes no run or actor for a part of the template', () => {
    const holding = join(worked, {
      links: [link('h1', 'audit', 'contains', 'run-1'), link('h2', 'audit', 'contains', 'ada')],
    });
    const after = join(set(holding, 'ada', { name: 'Ada' }), { nodes: [node('cy', 'actor')] });
    expect(found(rule, { before: holding, after })).toEqual([]);
  });
});
