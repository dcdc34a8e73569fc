import { describe, expect, it } from 'vitest';
import { applyStateUpdates, checkTransition, type Report, selectNode } from '../../../src/index.ts';
import { readVectors, type Vector } from '../../support/vectors.ts';

const vectors = readVectors();

function judge({ input }: Vector): Report {
  return checkTransition({
    kind: 'task-tree',
    before: JSON.stringify(input.prev),
    after: JSON.stringify(input.next),
    step: { node: input.selected, status: input.status, guard: input.guard },
  });
}

function messagesOf(report: Report, ...rules: string[]): string[] {
  const ids = rules.map((rule) => `task-tree/${rule}`);
  return report.findings
    .filter(({ ruleId }) => ids.includes(ruleId))
    .map(({ message }) => message)
    .sort();
}

function hasUniqueIds(vector: Vector): boolean {
  return !vector.expected.invariants_next.some((message) => message.startsWith('duplicate id'));
}

describe('the 400 vectors of the reference implementation', () => {
  it('are all there', () => {
    expect(vectors).toHaveLength(400);
    expect(vectors.filter(hasUniqueIds).length).toBeGreaterThan(370);
  });

  it.each(vectors.map((vector, number) => ({ vector, number })))('agree: vector $number', ({ vector }) => {
    const { input, expected } = vector;
    const report = judge(vector);
    const invariants = ['unique-ids', 'max-attempts', 'attempts-bound', 'children-sorted'];
    expect(messagesOf(report, ...invariants)).toEqual(newlyBroken(vector));
    expect(messagesOf(report, 'immutability')).toEqual([...expected.immutability].sort());
    expect(messagesOf(report, 'child-additions')).toEqual([...expected.child_additions].sort());
    expect(messagesOf(report, 'status')).toEqual([...expected.status].sort());

    const selection = selectNode(input.prev);
    expect(selection.node ?? null).toBe(expected.leaf);
    expect(selection.status === 'stuck').toBe(expected.stuck ?? false);
    expect(selection.status === 'complete').toBe(expected.leaf === null);

    if (!hasUniqueIds(vector)) return;
    const applied = applyStateUpdates(input.prev, input.next, input.selected, input.status, input.guard);
    if ('Err' in expected.apply) {
      expect(applied).toEqual({ error: expected.apply.Err });
      return;
    }
    const [tree, summary] = expected.apply.Ok;
    expect(applied).toEqual({
      tree,
      summary: {
        passesSet: summary.passes_set,
        attemptsIncremented: summary.attempts_incremented,
        derivedPassesSet: summary.derived_passes_set,
      },
    });
  });
});

/** The previous trees of all vectors are clean, so every breach of the next one was introduced. */
function newlyBroken({ expected }: Vector): string[] {
  expect(expected.invariants_prev).toEqual([]);
  return [...expected.invariants_next].sort();
}
