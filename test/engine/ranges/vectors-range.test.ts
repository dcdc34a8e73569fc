import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../../src/engine/contract/report.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { builtInPolicy } from '../../../src/engine/policy/built-in-policy.ts';
import { policyInput } from '../../../src/engine/policy/range-policy.ts';
import { checkTransition } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryFiles, memoryRepository } from '../../support/memory-repository.ts';
import { isSoak } from '../../support/soak.ts';
import { attacks, plainFinding, plansOf, vectorSteps } from '../../support/vector-commits.ts';

/** The vectors as one history must give the library's findings, commit by commit. In git: test/e2e/vectors-repository.test.ts. */
const steps = vectorSteps(isSoak ? 1 : 4);
let report: Report;
let ids: readonly string[];

beforeAll(async () => {
  const plans = plansOf(steps).map((plan) => ({ ...plan, files: memoryFiles(plan.files) }));
  const { ids: made, ...memory } = memoryRepository(plans);
  ids = made;
  report = await checkRange({ ...memory, ...policyInput(builtInPolicy(kinds), kinds) });
});

describe('the history of the vectors', () => {
  it('fails, and every commit is judged', () => {
    expect(report.verdict).toBe('fail');
    expect(report.obstacles).toEqual([]);
    // The last one takes away the file that kept what another attack deleted, which is judged again.
    expect(report.transitions.map(({ commit }) => commit)).toEqual([...ids.slice(1), ids.at(-1)]);
    const transitions = report.transitions.slice(0, steps.length);
    expect(transitions.map(({ step }) => step?.source)).toEqual(steps.map(() => 'trailer'));
  });

  it("gives the library's findings, commit by commit (findings of the net apart)", () => {
    const judged = report.findings.filter(({ scope }) => scope !== 'net');
    const wrong = steps.flatMap(({ path, message, before, after }, index) => {
      const library = checkTransition({ kind: 'task-tree', path, before, after, context: { message } });
      const expected = library.findings.map(plainFinding).sort();
      const own = judged.filter(({ commits }) => commits?.includes(ids[index + 1] ?? ''));
      const actual = own.map(plainFinding).sort();
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ index, actual, expected }];
    });
    expect(wrong).toEqual([]);
    expect(judged.length).toBeGreaterThan(steps.length / 2);
  });

  it('finds the same with the declared step handed to the library', () => {
    const { vector, before, after } = vectorSteps()[9] ?? expect.fail('no vector 9');
    const { selected: node, status, guard } = vector.input;
    const declared = checkTransition({ kind: 'task-tree', before, after, step: { node, status, guard } });
    const inferred = checkTransition({ kind: 'task-tree', before, after, step: null });
    expect(declared.step).toEqual({ node, status, guard, source: 'flags' });
    expect(inferred.step?.source).toBe('inferred');
    expect(declared.findings.length).toBeGreaterThan(0);
  });

  it.each(attacks)('is red: $rule, $path', ({ rule, path }) => {
    const errors = report.findings.filter(({ file, severity }) => file === path && severity === 'error');
    expect(errors.map(({ ruleId }) => ruleId)).toContain(rule);
  });
});
