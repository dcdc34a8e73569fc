import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';
import { asText, idle, start, withFinding } from '../../support/procedures.ts';

const configuration = new TextEncoder().encode(`version: 1
files:
  - path: prd.json
    kind: checklist
    preset: ralph
  - path: tree.json
    kind: task-tree
  - path: team.procedure.json
    kind: procedure
    maxRunDays: 7
`);

/** Judges commits behind the first as one change; findings as `severity rule message`. */
async function squashed(...commits: readonly MemoryCommit[]): Promise<string[]> {
  const policy = policyOf({ configuration, waivers: null }, kinds);
  const { findings } = await checkRange({ ...memoryRepository(commits), ...policy, granularity: 'squash' });
  return findings.map(({ severity, ruleId, messageId }) => `${severity} ${ruleId} ${messageId}`);
}

const prd = (passes: boolean) =>
  JSON.stringify({
    branchName: 'ralph/shop',
    userStories: [
      {
        id: 'US-1',
        title: 'Export CSV',
        description: 'Sales as a table',
        acceptanceCriteria: ['fast'],
        passes,
      },
    ],
  });
const list = (message: string, passes: boolean) => ({ message, files: { 'prd.json': prd(passes) } });
const code = (message: string) => ({ message, files: { 'code.ts': message } });

describe('several commits that are judged as one change', () => {
  it('say why with their messages, as the one that a squash writes', async () => {
    const base = list('Plan', true);
    expect(await squashed(base, code('Tidy'), list('Sync', false))).toEqual([
      'error checklist/reopened unexplained',
    ]);
    expect(await squashed(base, code('US-1 breaks on old phones'), list('Sync', false))).toEqual([
      'warning checklist/reopened explained',
    ]);
    expect(await squashed(base, list('Reopen US-1', false), code('Tidy'))).toEqual([
      'warning checklist/reopened explained',
    ]);
  });

  it('declare nothing together: each declares its own step', async () => {
    const leaf = (id: string, order: number, passes: boolean) => ({
      ...{ id, order, title: id, goal: id, acceptance: [], next: 'execute' },
      ...{ passes, attempts: 0, max_attempts: 3, children: [] },
    });
    const tree = (message: string, ...passes: readonly [boolean, boolean]) => ({
      message,
      files: {
        'tree.json': JSON.stringify({
          ...leaf('app', 1, false),
          next: 'decompose',
          passes: passes.every(Boolean),
          children: passes.map((each, index) => leaf(`n${index}`, index, each)),
        }),
      },
    });
    const declared = 'Work\n\nAgent-Step: node=n1 status=done guard=pass';
    expect(
      await squashed(tree('Plan', false, false), tree('Work', true, false), tree(declared, true, true)),
    ).toEqual([]);
  });

  it('happen when the last of them does', async () => {
    const graph = (at: string, run: Parameters<typeof asText>[0]) => ({
      message: 'Work',
      at,
      files: { 'team.procedure.json': asText(run) },
    });
    const begun = start(idle);
    const from = graph('2026-01-10T10:00:00Z', begun);
    const soon = graph('2026-01-12T10:00:00Z', withFinding(begun));
    expect(await squashed(from, soon, { ...code('Tidy'), at: '2026-01-13T10:00:00Z' })).toEqual([]);
    expect(await squashed(from, soon, { ...code('Tidy'), at: '2026-02-10T10:00:00Z' })).toEqual([
      'error procedure/run-expired expired',
    ]);
  });
});
