import { describe, expect, it } from 'vitest';
import { found, join, link, now, set, story, without } from '../../../support/procedures.ts';

const rule = 'actor';
const { started, completed } = story();
const another = (verb: string) => link('extra', 'bob', verb, 'run-1', { energy: 8, polarity: [0.8, 0.2] });

describe(`procedure/${rule}`, () => {
  it.each([
    ['has no actor', without(started, 'run-4'), ['error none run-1#(actors)']],
    ['has two actors', join(started, { links: [another('occupies')] }), ['error several run-1#(actors)']],
    [
      'has one who occupies it and one who inhabits it',
      join(started, { links: [another('inhabits')] }),
      ['error several run-1#(actors)', 'error verb link extra#verb'],
    ],
    ['is inhabited', set(started, 'run-4', { verb: 'inhabits' }), ['error verb link run-4#verb']],
    ['is occupied with energy 5', set(started, 'run-4', { energy: 5 }), ['error energy link run-4#energy']],
    [
      'is occupied without energy',
      set(started, 'run-4', { energy: undefined }),
      ['error energy link run-4#energy'],
    ],
    ['is occupied by a thing', set(started, 'run-4', { node_a: 'old' }), ['error none run-1#(actors)']],
    [
      'has another polarity',
      set(started, 'run-4', { polarity: [0.5, 0.5] }),
      ['warning polarity link run-4#polarity'],
    ],
  ])('reports an active run that %s', (_, after, expected) => {
    expect(found(rule, { before: started, after })).toEqual(expected);
  });

  it.each([
    ['has no actor', without(completed, 'run-4'), ['error none run-1#(actors)']],
    [
      'is still occupied',
      set(completed, 'run-4', { verb: 'occupies', energy: 8 }),
      ['error verb link run-4#verb'],
    ],
    [
      'is inhabited with energy 2',
      set(completed, 'run-4', { energy: 2 }),
      ['error energy link run-4#energy'],
    ],
  ])('reports a completed run that %s', (_, after, expected) => {
    expect(found(rule, { before: null, after })).toEqual(expected);
  });

  it.each([
    ['energy 5.1', set(started, 'run-4', { energy: 5.1 })],
    ['no polarity', set(started, 'run-4', { polarity: undefined })],
    ['the verb spelled otherwise', set(started, 'run-4', { verb: 'Occupies' })],
    ['an ended run with energy 1.9', set(completed, 'run-4', { energy: 1.9 })],
    [
      'a failed run that is still occupied',
      set(started, 'run-1', { content: { status: 'failed', started_at: now } }),
    ],
  ])('is silent about %s', (_, after) => {
    expect(found(rule, { before: null, after })).toEqual([]);
  });

  it('asks a failed run for one actor all the same', () => {
    const after = set(without(started, 'run-4'), 'run-1', { content: { status: 'failed', started_at: now } });
    expect(found(rule, { before: null, after })).toEqual(['error none run-1#(actors)']);
  });
});
