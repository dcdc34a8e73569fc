import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/engine/contract/report.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { judgeRewrite } from '../../../src/engine/judge/judge-rewrite.ts';
import { policyAt, policyInput } from '../../../src/engine/policy/range-policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { harmless, lossy, open, type Story, work } from '../../support/forced-branches.ts';
import { type MemoryCommit, type MemoryFile, memoryRepository } from '../../support/memory-repository.ts';

/** A branch that is pushed by force, as the server hook and the Action judge it; git and its commands: test/e2e/forced-branch.test.ts. */
type Files = Readonly<Record<string, MemoryFile | null>>;

/** The plan, what the branch had, what it has instead, and one commit that leads from the one to the other. */
function told({ plan = open, had = [work], has }: Story) {
  const commits: MemoryCommit[] = [];
  const trees: Files[] = [];
  const make = (message: string, files: Files, ...parents: readonly number[]) => {
    commits.push({ message, files, parents });
    trees.push({ ...trees[parents[0] ?? -1], ...files });
    return trees.length - 1;
  };
  const first = make('plan', plan as Files);
  const line = (plans: Story['has']) =>
    plans.reduce((parent, { message, files }) => make(`${message}`, (files ?? {}) as Files, parent), first);
  const before = line(had);
  const after = line(has);
  const gone = Object.keys(trees[before] ?? {}).map((path) => [path, null]);
  make('', { ...Object.fromEntries(gone), ...trees[after] }, before);
  const { ids, ...repository } = memoryRepository(commits, before);
  return { ...repository, first: ids[first] ?? '', before: ids[before] ?? '', after: ids[after] ?? '' };
}

async function judged(story: Story, onDefaultBranch: boolean): Promise<Report> {
  const { first, before, after, ...source } = told(story);
  const policy = await policyAt(source, before, kinds);
  if (!policy.ok) throw new Error(policy.obstacle.message);
  const rules = { ...source, ...policyInput(policy.value, kinds) };
  const range = { base: first, head: after };
  const commits = await source.history.commits(range);
  if (!commits.ok || after === first) return judgeRewrite({ ...rules, onDefaultBranch });
  const report = await checkRange({ ...rules, range });
  return judgeRewrite({ ...rules, onDefaultBranch, fresh: { commits: commits.value, report } });
}

const rowsOf = ({ obstacles, findings }: Report, asked: string) => [
  ...obstacles.map(({ code }) => code),
  ...findings
    .filter(({ severity }) => severity === asked)
    .map(({ ruleId, subject }) => `${ruleId} ${subject}`),
];

describe('a default branch that is pushed by force', () => {
  it.each(lossy)('is refused where %s', async (_, story, rows) => {
    expect(rowsOf(await judged(story, true), 'error')).toEqual(rows);
  });

  it.each(harmless)('is accepted where %s', async (_, story) => {
    expect(rowsOf(await judged(story, true), 'error')).toEqual([]);
  });
});

// That a file goes is an error of the commit that takes it away.
it.each(lossy.filter(([name]) => name !== 'the file goes'))(
  'another branch is only told: %s',
  async (_, story, rows) => {
    const report = await judged(story, false);
    expect(report.verdict).toBe('pass');
    expect(rowsOf(report, 'note')).toEqual(expect.arrayContaining([...rows]));
  },
);
