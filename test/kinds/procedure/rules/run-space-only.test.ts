import { describe, expect, it } from 'vitest';
import {
  advance,
  errors,
  found,
  guide,
  idle,
  join,
  link,
  node,
  set,
  start,
  step,
  story,
  withFinding,
  without,
} from '../../../support/procedures.ts';

const rule = 'run-space-only';
const { started, worked, supported, completed } = story();
const both = start(completed, 'b', 'audit', 'bob');

describe(`procedure/${rule}`, () => {
  it.each([
    [
      'a new node is contained in nothing',
      join(started, { nodes: [node('x', 'thing')] }),
      'error uncontained x',
    ],
    [
      'a new node is linked to the run with another verb',
      join(started, { nodes: [node('x', 'thing')], links: [link('l', 'run-1', 'knows', 'x')] }),
      'error uncontained x',
    ],
    [
      'a new step belongs to no procedure',
      join(started, { nodes: [step('x', guide('x'))] }),
      'error uncontained x',
    ],
    ['a node of no run changes', set(started, 'old', { name: 'Older' }), 'warning rest old'],
    ['a node of no run is removed', without(started, 'old', 'old-code'), 'warning rest old'],
    ['a link of no run changes', set(started, 'old-code', { verb: 'hides' }), 'warning rest link old-code'],
  ])('reports it where, during a run, %s', (_, after, expected) => {
    expect(found(rule, { before: started, after })[0]).toBe(expected);
  });

  it('refuses what a run that has ended contains, and says it once', () => {
    const after = set(both, 'finding', { content: 'Better.' });
    expect(errors({ before: both, after })).toEqual(['run-space-only otherRun finding']);
  });

  it('refuses new work in a run that has ended', () => {
    const after = withFinding(both, 'late');
    expect(errors({ before: both, after })).toEqual([
      'run-space-only uncontained late',
      'run-record frozenRun link run-late',
    ]);
  });

  it.each([
    ['new work is contained in the run', started, worked],
    ['work of the run changes, or goes', worked, set(worked, 'finding', { content: 'x' })],
    ['work of the run goes', worked, without(worked, 'finding', 'run-finding')],
    ['new work is contained in the other run', both, withFinding(both, 'f', 'b')],
    [
      'both runs get work',
      start(worked, 'b', 'ship', 'bob'),
      withFinding(withFinding(start(worked, 'b', 'ship', 'bob'), 'f', 'b'), 'g'),
    ],
    ['an actor is new', started, join(started, { nodes: [node('cy', 'actor')] })],
    ['another run starts', started, start(started, 'b', 'ship', 'bob')],
    ['work links to what was there', worked, join(worked, { links: [link('l', 'finding', 'about', 'old')] })],
    ['work of the run comes with its last step', supported, withFinding(completed, 'more')],
    ['no run is active', idle, join(set(idle, 'old', { name: 'x' }), { nodes: [node('x', 'thing')] })],
    ['bookkeeping moves', started, set(started, 'old', { energy: 9, last_traversed_at_s: 8 })],
    ['the run advances', worked, advance(worked)],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });
});
