import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyAt, policyInput } from '../../../src/engine/policy/range-policy.ts';
import { rules } from '../../../src/index.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { checklistElsewhere } from '../../support/checklist-hook-cases.ts';
import { type Commit, type CommitCase, commitCases } from '../../support/commit-cases.ts';
import { eventLogElsewhere } from '../../support/event-log-hook-cases.ts';
import { shownElsewhere } from '../../support/hook-cases.ts';
import { memoryFiles, memoryRepository } from '../../support/memory-repository.ts';
import { procedureElsewhere } from '../../support/procedure-hook-cases.ts';
import { workflowElsewhere } from '../../support/workflow-hook-cases.ts';

/** One commit by itself, as a hook judges it: by the policy before it, and without the net. In git: test/e2e/hook-rules.test.ts. */
async function judged(start: CommitCase['start'], { files, says }: Commit) {
  const memory = memoryRepository([
    { message: 'start', files: memoryFiles(start) },
    { message: says, files: memoryFiles(files) },
  ]);
  const policy = await policyAt(memory, memory.range.base, kinds);
  if (!policy.ok) throw new Error(policy.obstacle.message);
  const { findings, obstacles } = await checkRange({
    ...memory,
    ...policyInput(policy.value, kinds),
    net: false,
  });
  expect(obstacles).toEqual([]);
  return findings;
}

const named = (findings: Awaited<ReturnType<typeof judged>>, asked: string) => [
  ...new Set(findings.filter(({ severity }) => severity === asked).map(({ ruleId }) => ruleId)),
];

describe('a commit is named by its rule, and the near miss beside it is not:', () => {
  it.each(commitCases.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const { rule, severity, start, refused, accepted, at } = each;
    const findings = await judged(start, refused);
    expect(named(findings, severity)).toContain(rule);
    if (severity === 'warning') expect(named(findings, 'error')).toEqual([]);
    if (at !== undefined) expect(findings.map(({ file, line }) => `${file}:${line}`)).toContain(at);
    if (accepted !== undefined) expect(named(await judged(start, accepted), severity)).toEqual([]);
  });
});

it('every rule has a commit here, or the reason why it cannot', () => {
  const shown = new Set(commitCases.map(({ rule }) => rule));
  const elsewhere = [
    ...eventLogElsewhere,
    ...[shownElsewhere, checklistElsewhere, workflowElsewhere, procedureElsewhere].flatMap(Object.keys),
  ];
  expect([...shown, ...elsewhere].sort()).toEqual(
    rules()
      .map(({ id }) => id)
      .sort(),
  );
});
