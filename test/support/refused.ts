import { expect } from 'vitest';
import { checkRange } from '../../src/engine/judge/check-range.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { kinds } from '../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from './memory-repository.ts';

export type Planned = Partial<MemoryCommit> & Pick<MemoryCommit, 'files'>;

/** What stands refused at the head: the rule, its file, and the commit. */
export async function refused(commits: readonly Planned[], policy?: string, from = 0): Promise<string[]> {
  const made = commits.map((commit, index) => ({ message: `commit ${index}`, ...commit }));
  const repository = memoryRepository(made, from);
  const configuration = policy === undefined ? null : new TextEncoder().encode(policy);
  const own = policyOf({ configuration, waivers: null }, kinds);
  const { findings, obstacles } = await checkRange({ ...repository, ...own });
  expect(obstacles).toEqual([]);
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ ruleId, file, commits: ids = [] }) =>
        `${ruleId} ${file} in ${ids.map((id) => repository.ids.indexOf(id))}`,
    );
}
