import { describe, expect, it } from 'vitest';
import {
  applyStateUpdates,
  checkPassedNodeImmutability,
  checkTransition,
  type Report,
  selectNode,
  type TreeResult,
  validateChildAdditionsRestricted,
  validateInvariants,
  validateStatusInvariants,
} from '../../../src/index.ts';
import { unwrapped } from '../../support/unwrapped.ts';
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

    // The functions by themselves, in the order of the reference.
    const { prev, next, selected, status } = input;
    const isMode = (message: string) => message.endsWith('has next=execute');
    expect(errorsIn(validateInvariants(next))).toEqual(expected.invariants_next);
    if (hasUniqueIds(vector)) {
      expect(errorsIn(checkPassedNodeImmutability(prev, next))).toEqual(expected.immutability);
      expect(errorsIn(validateStatusInvariants(prev, next, selected, status))).toEqual(expected.status);
      const additions = errorsIn(validateChildAdditionsRestricted(prev, next, selected, status));
      expect(additions.filter((message) => !isMode(String(message)))).toEqual(expected.child_additions);
    }

    const selection = unwrapped(selectNode(input.prev));
    expect(selection.node ?? null).toBe(expected.leaf);
    expect(selection.status === 'stuck').toBe(expected.stuck ?? false);
    expect(selection.status === 'complete').toBe(expected.leaf === null);

    if (!hasUniqueIds(vector)) return;
    const applied = applyStateUpdates(input.prev, input.next, input.selected, input.status, input.guard);
    if ('Err' in expected.apply) {
      expect(applied).toMatchObject({ ok: false, error: { message: expected.apply.Err } });
      return;
    }
    const [tree, summary] = expected.apply.Ok;
    expect(applied.ok && applied.value).toEqual({
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

function errorsIn(result: TreeResult<null>): readonly unknown[] {
  return result.ok ? [] : (result.error.details.errors as readonly unknown[]);
}
