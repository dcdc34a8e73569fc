import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { builtInPolicy } from '../../../src/engine/policy/built-in-policy.ts';
import { policyInput } from '../../../src/engine/policy/range-policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { file, mergeCases, names, sides } from '../../support/merge-cases.ts';

/** What a merge does itself is its own error; what its sides did stands beside it. In the hooks: test/e2e/hook-merges.test.ts. */
const rules = policyInput(builtInPolicy(kinds), kinds);

describe('a merge that is concluded by hand and', () => {
  it.each(Object.entries(mergeCases))('%s', async (_, { ours, theirs, result, refused, standing = 0 }) => {
    const parents = [ours, ...theirs].map((name) => names.indexOf(name));
    const memory = memoryRepository([...sides, { message: 'merge', files: file(result), parents }]);
    const { findings, obstacles } = await checkRange({ ...memory, ...rules });
    const errors = findings.filter(({ severity, scope }) => severity === 'error' && scope !== 'net');
    const own = errors.filter(({ commits }) => commits?.includes(memory.range.head));
    const [rule, subject] = refused ?? [];
    expect(obstacles).toEqual([]);
    expect(own.map(({ ruleId, subject: about }) => [ruleId, about])).toEqual(
      rule === undefined ? [] : [[`task-tree/${rule}`, subject]],
    );
    expect(errors.length - own.length).toBe(standing);
  });
});
