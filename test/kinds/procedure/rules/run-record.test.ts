import { describe, expect, it } from 'vitest';
import {
  advance,
  errors,
  found,
  idle,
  join,
  judge,
  link,
  node,
  now,
  set,
  start,
  stepLink,
  story,
  withFinding,
  without,
} from '../../../support/procedures.ts';

const rule = 'run-record';
const { started, worked, second, completed } = story();
const content = (status: string, started_at = now) => ({ content: { status, started_at } });
const runIds = ['run-1', 'run-2', 'run-3', 'run-4'];

describe(`procedure/${rule}`, () => {
  it.each([
    ['a run vanishes', without(started, ...runIds), 'error vanished run-1'],
    ['a run changes its subtype', set(started, 'run-1', { subtype: 'room' }), 'error noRun run-1'],
    [
      'started_at changes',
      set(started, 'run-1', content('active', '2026-01-11T10:00:00Z')),
      'error startedAt run-1#content',
    ],
    [
      'the procedure changes',
      set(started, 'run-2', { node_b: 'ship' }),
      'error procedure run-1#(procedures)',
    ],
    ['the actor changes', set(started, 'run-4', { node_a: 'bob' }), 'error actor run-1#(actors)'],
  ])('refuses it where %s', (_, after, expected) => {
    expect(found(rule, { before: started, after })).toContain(expected);
    expect(found(rule, { before: started, after, net: true })).toContain(expected);
  });

  it.each([
    ['is reopened', set(completed, 'run-1', content('active')), 'error status run-1#content'],
    ['fails after all', set(completed, 'run-1', content('failed')), 'error status run-1#content'],
    [
      'says another end',
      set(completed, 'run-1', { content: { status: 'completed', started_at: now } }),
      'error frozenRun run-1',
    ],
    [
      'loses work',
      without(completed, 'finding', 'run-finding', 'finding-supports'),
      'error frozenWork finding',
    ],
    ['has work edited', set(completed, 'finding', { content: 'Better.' }), 'error frozenWork finding'],
    [
      'has a link of its work edited',
      set(completed, 'finding-supports', { verb: 'doubts' }),
      'error frozenWork link finding-supports',
    ],
    ['lets go of its work', without(completed, 'run-finding'), 'error frozenRun link run-finding'],
    ['gets more work', withFinding(completed, 'late'), 'error frozenRun link run-late'],
    [
      'has a step link edited',
      set(completed, stepLink(completed, 'look'), { energy: 1.5 }),
      `error frozenRun link ${stepLink(completed, 'look')}`,
    ],
    [
      'has its actor’s link edited',
      set(completed, 'run-4', { polarity: [0.5, 0.5] }),
      'error frozenRun link run-4',
    ],
  ])('refuses it where a completed run %s', (_, after, expected) => {
    expect(found(rule, { before: completed, after })).toContain(expected);
    expect(found(rule, { before: completed, after, net: true })).toContain(expected);
  });

  const fresh = start(idle);
  it.each([
    ['completed', set(fresh, 'run-1', content('completed')), 'error bornEnded run-1#content'],
    ['failed', set(fresh, 'run-1', content('failed')), 'error bornEnded run-1#content'],
    ['at its second step', set(fresh, 'run-3', { node_b: 'think' }), 'error notAtFirst run-1#(steps)'],
    ['with its first step behind it', advance(withFinding(fresh)), 'error notAtFirst run-1#(steps)'],
    ['without a step', without(fresh, 'run-3'), 'error notAtFirst run-1#(steps)'],
  ])('refuses a new run that is %s', (_, after, expected) => {
    expect(found(rule, { before: idle, after })).toContain(expected);
  });

  it.each([
    ['none', without(fresh, 'run-2'), 'elaborates no procedure'],
    [
      'two',
      join(fresh, { links: [link('x', 'run-1', 'elaborates', 'ship')] }),
      "elaborates 2 ('audit', 'ship')",
    ],
  ])('refuses a run that elaborates %s', (_, after, text) => {
    const own = judge({ before: null, after }).findings.filter(({ messageId }) => messageId === 'procedures');
    expect(own.map(({ message }) => message)[0]).toContain(text);
  });

  it.each([
    ['a run starts', idle, fresh],
    ['a run fails', worked, set(worked, 'run-1', content('failed'))],
    ['a file with ended runs is new', null, completed],
    [
      'something links to what an ended run contains',
      completed,
      join(completed, { links: [link('l', 'old', 'cites', 'finding')] }),
    ],
    [
      'something links to an ended run',
      completed,
      join(completed, { links: [link('l', 'old', 'cites', 'run-1')] }),
    ],
    [
      'bookkeeping of an ended run moves',
      completed,
      set(set(completed, 'run-1', { energy: 0 }), 'finding', { updated_at_s: 3 }),
    ],
    ['another run starts', completed, start(completed, 'b')],
    ['a node is new after it', completed, join(completed, { nodes: [node('x', 'thing')] })],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { before, after })).toEqual([]);
    expect(errors({ before, after })).toEqual([]);
  });

  it('over a range accepts a run that came and went on', () => {
    expect(errors({ before: idle, after: second, net: true })).toEqual([]);
    expect(errors({ before: idle, after: completed, net: true })).toEqual([]);
  });
});
