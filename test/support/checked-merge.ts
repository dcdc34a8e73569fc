import { checkRange } from '../../src/engine/judge/check-range.ts';
import type { Policy } from '../../src/engine/policy/built-in-policy.ts';
import { memoryRepository } from './memory-repository.ts';

/** What is said of a merge commit of two sides, from their base on: severity and rule, with the commit. */
export async function checkedMerge(
  govern: Policy['govern'],
  path: string,
  [base, ours, theirs, result, ...later]: readonly string[],
): Promise<string[]> {
  const texts = [base, ours, theirs, result, ...later];
  const parents = [[], [0], [0], [1, 2], ...later.map((_, place) => [3 + place])];
  const repository = memoryRepository(
    texts.map((text = '', index) => ({
      message: `commit ${index}`,
      files: { [path]: text },
      ...(index === 0 ? {} : { parents: parents[index] ?? [] }),
    })),
  );
  const { findings, obstacles } = await checkRange({ ...repository, govern });
  if (obstacles.length > 0) return ['cannot judge'];
  return findings
    .filter(({ ended }) => ended === undefined)
    .map(({ severity, ruleId, commits: ids = [] }) => {
      const places = ids.map((id) => repository.ids.indexOf(id)).join('+');
      return `${severity} ${ruleId.replace(/^.*\//, '')} in ${places || 'net'}`;
    });
}
