import { describe, expect, it } from 'vitest';
import {
  advance,
  end,
  errors,
  found,
  type Graph,
  guide,
  join,
  link,
  node,
  now,
  set,
  start,
  step,
  stepLink,
  story,
  withFinding,
  without,
  withSupport,
} from '../../../support/procedures.ts';

const rule = 'advance';
const { idle, started, worked, second, third, supported, completed } = story();
const hot = { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' };
const cold = { energy: 1, polarity: [0.2, 0.8], verb: 'receives from' };
const ended = { content: { status: 'completed', started_at: now, completed_at: now } };

/** A run moved without asking anybody. */
function pushed(graph: Graph, from: string, to: string): Graph {
  const links = [link(`to-${to}`, 'run-1', 'acts on', to, hot)];
  return join(set(graph, stepLink(graph, from), cold), { links });
}

function closed(graph: Graph): Graph {
  return set(set(graph, 'run-1', ended), 'run-4', { verb: 'inhabits', energy: 1, polarity: [0.3, 0.7] });
}

describe(`procedure/${rule}`, () => {
  it.each([
    [
      'of another subtype',
      join(started, { nodes: [node('x', 'thing')], links: [link('l', 'run-1', 'contains', 'x')] }),
    ],
    ['that another run contains', withFinding(start(started, 'b', 'ship', 'bob'), 'x', 'b')],
    ['that only the template contains', join(started, { links: [link('l', 'run-1', 'contains', 'look')] })],
    [
      'that is linked with another verb',
      join(started, {
        nodes: [node('x', 'narrative', { subtype: 'finding' })],
        links: [link('l', 'run-1', 'knows', 'x')],
      }),
    ],
  ])('does not count work %s', (_, before) => {
    expect(found(rule, { before, after: pushed(before, 'look', 'think') })).toEqual([
      'error unmet run-1#(steps) look',
    ]);
  });

  it.each([
    ['skips a step', worked, pushed(worked, 'look', 'tell'), 'error jumped run-1#(steps) tell'],
    [
      'goes back',
      second,
      set(set(second, stepLink(second, 'think'), cold), stepLink(second, 'look'), hot),
      'error jumped run-1#(steps) look',
    ],
    [
      'goes to a step of another procedure',
      worked,
      pushed(worked, 'look', 'pack'),
      'error foreign run-1#(steps) pack',
    ],
    [
      'records a step that it did not do',
      worked,
      join(worked, { links: [link('x', 'run-1', 'receives from', 'tell', cold)] }),
      'error unearned run-1#(steps) tell',
    ],
    [
      'moves on without recording the step',
      worked,
      set(worked, 'run-3', { node_b: 'think' }),
      'error unrecorded run-1#(steps) look',
    ],
    ['forgets a step', second, without(second, stepLink(second, 'look')), 'error lost run-1#(steps) look'],
    ['is completed at its first step', worked, closed(worked), 'error early run-1#(steps) tell'],
    ['is completed without the last proof', third, closed(third), 'error unmet run-1#(steps) tell'],
    ['moves two steps in one commit', worked, advance(advance(worked)), 'error unearned run-1#(steps) think'],
    [
      'moves to the last step and ends in one commit',
      second,
      end(withSupport(advance(second))),
      'error early run-1#(steps) tell',
    ],
  ])('refuses a run that %s', (_, before, after, expected) => {
    expect(found(rule, { before, after })).toContain(expected);
  });

  it.each([
    ['the proof is met', worked, second],
    ['the step asks for none', second, third],
    ['proof and move come in one commit', started, pushed(withFinding(started), 'look', 'think')],
    ['the last step is done and its link left hot', supported, closed(supported)],
    ['the last step is done and its link cooled', supported, completed],
    [
      'a run fails at any step',
      second,
      set(second, 'run-1', { content: { status: 'failed', started_at: now } }),
    ],
    ['another run moves', start(worked, 'b', 'ship', 'bob'), advance(start(worked, 'b', 'ship', 'bob'), 'b')],
  ])('is silent where %s', (_, before, after) => {
    expect(found(rule, { before, after })).toEqual([]);
  });

  it('over a range accepts several steps whose proofs are met, and no others', () => {
    expect(errors({ before: worked, after: third, net: true })).toEqual([]);
    expect(errors({ before: started, after: completed, net: true })).toEqual([]);
    expect(errors({ before: idle, after: completed, net: true })).toEqual([]);
    const after = pushed(pushed(started, 'look', 'think'), 'think', 'tell');
    expect(errors({ before: started, after, net: true })).toEqual(['advance unmet run-1#(steps) look']);
    expect(errors({ before: started, after: closed(after), net: true })).toEqual([
      'advance unmet run-1#(steps) look',
      'advance unmet run-1#(steps) tell',
    ]);
    expect(errors({ before: started, after: closed(worked), net: true })).toEqual([
      'advance early run-1#(steps) tell',
    ]);
  });

  describe('over a range in which the template changed', () => {
    const free = { content: guide('Do it.') };
    const isFree = (graph: Graph) => set(set(graph, 'look', free), 'tell', free);
    const jumped = pushed(pushed(started, 'look', 'think'), 'think', 'tell');
    const more = {
      nodes: [step('more', guide('More.'))],
      links: [link('audit-more', 'audit', 'contains', 'more', { sequence: 3 })],
    };
    const shorter = without(idle, 'tell', 'audit-tell');
    const done = end(advance(withFinding(start(shorter))));

    it.each([
      ['at its base, by the one at its base', started, isFree(closed(jumped))],
      ['at its head, by the one at its head', isFree(idle), set(jumped, 'think', { name: 'Think!' })],
    ])('judges a run that is active %s', (_, before, after) => {
      expect(found(rule, { before, after, net: true })).toContain('error unmet run-1#(steps) look');
    });

    it('cannot judge a run that began and ended in it, unless one of the two versions explains it', () => {
      expect(found(rule, { before: idle, after: join(done, more), net: true })).toEqual([]);
      expect(found(rule, { before: shorter, after: join(done, more), net: true })).toEqual([]);
      expect(found(rule, { before: idle, after: closed(started), net: true })).toContain(
        'error early run-1#(steps) tell',
      );
    });
  });

  it('reads a run that no step was left active in as standing after the last completed one', () => {
    const crashed = set(worked, 'run-3', cold);
    expect(errors({ before: worked, after: crashed })).toEqual(['single-active-step none run-1#(steps)']);
    expect(errors({ before: crashed, after: second })).toEqual([]);
    expect(found(rule, { before: crashed, after: pushed(crashed, 'look', 'tell') })).toEqual([
      'error jumped run-1#(steps) tell',
    ]);
    expect(found(rule, { before: started, after: set(started, 'run-3', cold) })).toEqual([
      'error unmet run-1#(steps) look',
    ]);
  });

  it('counts links that lead from work of the run, and from the run to its work', () => {
    const outside = join(third, { links: [link('l', 'old', 'supports', 'finding')] });
    expect(found(rule, { before: third, after: closed(outside) })).toEqual([
      'error unmet run-1#(steps) tell',
    ]);
    const fromRun = join(third, { links: [link('l', 'run-1', 'SUPPORTS', 'finding')] });
    expect(found(rule, { before: third, after: closed(fromRun) })).toEqual([]);
  });
});
