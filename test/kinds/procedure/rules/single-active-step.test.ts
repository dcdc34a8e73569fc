import { describe, expect, it } from 'vitest';
import { errors, found, join, link, said, set, stepLink, story } from '../../../support/procedures.ts';

const rule = 'single-active-step';
const { second, supported, completed } = story();
const [hot, cold] = [stepLink(second, 'think'), stepLink(second, 'look')];

describe(`procedure/${rule}`, () => {
  it.each([
    [
      'no step is active',
      hot,
      { energy: 1, polarity: [0.2, 0.8], verb: 'receives from' },
      ['error none run-1#(steps)'],
    ],
    [
      'two steps are active',
      cold,
      { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' },
      ['error several run-1#(steps)'],
    ],
    ['a completed step has energy 2', cold, { energy: 2 }, [`error ambiguous link ${cold}#energy`]],
    ['a completed step has energy 3.5', cold, { energy: 3.5 }, [`error ambiguous link ${cold}#energy`]],
    ['the active step has energy 5', hot, { energy: 5 }, [`error ambiguous link ${hot}#energy`]],
    [
      'the active step has no energy',
      hot,
      { energy: undefined, polarity: [0.2, 0.8], verb: 'receives from' },
      ['error none run-1#(steps)'],
    ],
    [
      'the active polarity is off by 1e-3',
      hot,
      { polarity: [0.901, 0.1] },
      [`error activePolarity link ${hot}#polarity`],
    ],
    [
      'the completed polarity is off by 1e-3',
      cold,
      { polarity: [0.2, 0.799] },
      [`error completedPolarity link ${cold}#polarity`],
    ],
    [
      'the active polarity is missing',
      hot,
      { polarity: undefined },
      [`error activePolarity link ${hot}#polarity`],
    ],
    [
      'the active step has the verb of completed ones',
      hot,
      { verb: 'receives_from' },
      [`error verb link ${hot}#verb`],
    ],
    ['the active step has a verb of its own', hot, { verb: 'visits' }, [`error verb link ${hot}#verb`]],
  ])('refuses it where %s', (_, id, fields, expected) => {
    expect(found(rule, { before: second, after: set(second, id, fields) })).toEqual(expected);
  });

  it.each([
    ['the polarity is off by 1e-7', set(second, hot, { polarity: [0.9000001, 0.0999999] })],
    ['the energy is just above 5', set(second, hot, { energy: 5.001 })],
    ['a completed step has energy just below 2', set(second, cold, { energy: 1.999 })],
    ['a completed step has none', set(second, cold, { energy: 0 })],
    ['the verb is spelled otherwise', set(second, hot, { verb: 'ACTS-ON' })],
    [
      'work links to a step',
      join(supported, { links: [link('l', 'finding', 'acts on', 'look', { energy: 9 })] }),
    ],
  ])('is silent where %s', (_, after) => {
    expect(found(rule, { before: null, after })).toEqual([]);
  });

  it('does not judge a completed run: its last link may still be hot', () => {
    const last = stepLink(completed, 'tell');
    const after = set(completed, last, { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' });
    expect(errors({ before: null, after })).toEqual([]);
    expect(errors({ before: supported, after })).toEqual([]);
  });

  it('names run, links and energies', () => {
    const after = set(second, cold, { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' });
    expect(said(rule, { before: second, after })).toEqual([
      `run 'run-1' has 2 step links with energy > 5, where one may be active: '${cold}', '${hot}'`,
    ]);
    expect(said(rule, { before: second, after: set(second, cold, { energy: 3 }) })).toEqual([
      `link '${cold}' of run 'run-1' has energy 3: neither active (> 5) nor completed (< 2)`,
    ]);
  });
});
