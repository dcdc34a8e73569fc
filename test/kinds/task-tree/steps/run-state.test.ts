import { describe, expect, it } from 'vitest';
import { changing, check, node, passed, pretty, tree, type Version } from '../../../support/trees.ts';

const before = tree(passed('a'), node('b'), node('c'));
const counted = changing(before, 'b', { attempts: 1 });
const state = (fields: object = {}) =>
  pretty({
    run_id: 'r',
    next_iter: 4,
    last_status: 'retry',
    last_summary: 'tried',
    last_guard: 'skipped',
    ...fields,
  });

function judged(runState: { before?: string; after?: string }, after: Version = counted) {
  const report = check({ before, after, message: 'work', companions: { runState } });
  return {
    step: report.step,
    findings: report.findings.map(({ ruleId }) => ruleId.replace('task-tree/', '')),
  };
}

describe('a run state committed beside the tree', () => {
  it.each([
    ['grew', state({ next_iter: 3 }), state()],
    ['grew by several', state({ next_iter: 1 }), state()],
    ['is new', undefined, state()],
    ['is one of a new run', state({ run_id: 'old', next_iter: 9 }), state()],
  ])('declares the step where its iteration %s: the node is the leftmost open leaf', (_, old, now) => {
    expect(judged({ ...(old === undefined ? {} : { before: old }), after: now })).toEqual({
      step: { node: 'b', status: 'retry', guard: 'skipped', source: 'run-state' },
      findings: [],
    });
  });

  it('takes the guard from it', () => {
    const after = state({ last_status: 'done', last_guard: 'pass' });
    const found = judged({ before: state({ next_iter: 3 }), after }, changing(before, 'b', { passes: true }));
    expect(found).toMatchObject({ step: { status: 'done', guard: 'pass' }, findings: [] });
  });

  it.each([
    ['stayed', state(), state()],
    ['fell', state({ next_iter: 5 }), state()],
    ['is gone', state(), undefined],
    ['is no run state', state(), '{"next_iter": 9}'],
    ['cannot be read', state(), '{'],
    ['is of another type', state(), state({ next_iter: '9' })],
  ])('declares nothing where it %s', (_, old, now) => {
    expect(judged({ before: old, ...(now === undefined ? {} : { after: now }) }).step?.source).toBe(
      'inferred',
    );
  });

  it('changes nothing legally after an error of the runner: no summary', () => {
    const runState = { before: state({ next_iter: 3 }), after: state({ last_summary: null }) };
    expect(judged(runState, before).findings).toEqual([]);
    expect(judged(runState, counted).findings).toEqual(['state-update']);
    expect(judged(runState, changing(before, 'b', { passes: true })).findings).toEqual(['state-update']);
  });

  it('is a fault where it counts an iteration without naming a step', () => {
    const runState = { before: state({ next_iter: 3 }), after: state({ last_status: null }) };
    expect(judged(runState).findings).toEqual(['step-declaration']);
  });

  it('refuses a step on another node than the one the runner selects', () => {
    const runState = { before: state({ next_iter: 3 }), after: state() };
    const rules = judged(runState, changing(before, 'c', { attempts: 1 })).findings;
    expect(new Set(rules)).toEqual(new Set(['state-update']));
  });
});
