import { describe, expect, it } from 'vitest';
import { at, frontmatter, judge, said } from '../../../support/workflows.ts';

const decision = { from: 'a', to: 'b', label: 'c' };

describe('workflow/schema', () => {
  it.each([
    [
      "the format's own template",
      frontmatter({ updatedAt: '', runId: '', variables: {}, decisionLog: [], artifacts: [] }),
    ],
    ['an empty decidedAt', frontmatter({ decisionLog: [{ ...decision, decidedAt: '' }] })],
    ['a key of one’s own', frontmatter({ owner: { name: 'me' } })],
    ['a patch of the version', frontmatter({ schemaVersion: '1.1.3' })],
    ['a time with an offset', frontmatter({ updatedAt: '2024-02-29T23:59:60.5+05:30' })],
  ])('accepts %s', (_, after) => {
    expect(judge({ after }).findings).toEqual([]);
  });

  it('reads an unquoted time as text', () => {
    const text =
      '---\nschemaVersion: "1.1"\nworkflowType: a\ncurrentNodeId:  ""\nstepsCompleted: []\nupdatedAt: 2026-01-02T03:04:05Z\ndate: 2026-01-02\n---\n';
    expect(judge({ after: text }).findings).toEqual([]);
  });

  it.each([
    ['schemaVersion', frontmatter({ schemaVersion: '1.2' }), 'pattern', 2],
    ['schemaVersion', frontmatter({ schemaVersion: 1.1 }), 'type', 2],
    ['workflowType', frontmatter({ workflowType: '' }), 'minLength', 3],
    ['currentNodeId', frontmatter({ currentNodeId: 7 }), 'type', 4],
    ['stepsCompleted/1', frontmatter({ stepsCompleted: ['plan', 1] }), 'type', 7],
    ['variables', frontmatter({ variables: [] }), 'type', 6],
    ['updatedAt', frontmatter({ updatedAt: '2026-02-29T00:00:00Z' }), 'format', 6],
    ['updatedAt', frontmatter({ updatedAt: '2026-01-01' }), 'format', 6],
    ['decisionLog/0/from', frontmatter({ decisionLog: [{ ...decision, from: 1 }] }), 'type', 7],
    [
      'decisionLog/0/by',
      frontmatter({ decisionLog: [{ ...decision, by: 'me' }] }),
      'additionalProperties',
      10,
    ],
    ['decisionLog/0/label', frontmatter({ decisionLog: [{ from: 'a', to: 'b' }] }), 'required', 7],
  ])('refuses %s, at its place', (field, after, keyword, line) => {
    const [finding, ...others] = judge({ before: frontmatter(), after }).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ ruleId: 'workflow/schema', subject: `(run)#${field}`, line });
    expect(finding?.data).toMatchObject({ code: 'E_SCHEMA_VALIDATION', errors: [{ keyword }] });
    expect(JSON.stringify(finding?.data)).not.toContain(process.cwd());
  });

  it.each(['schemaVersion', 'workflowType', 'stepsCompleted'])(
    'never makes up the required key %s',
    (key) => {
      const { [key]: _, ...after } = frontmatter();
      expect(said(judge({ after }))).toEqual([`error workflow/schema: plan → plan: ${key} is missing`]);
    },
  );

  it('names the move, and stands beside what is wrong with that', () => {
    const report = judge({ before: at('plan'), after: at('ship', [], { artifacts: 'a.md' }) });
    expect(report.findings.map(({ ruleId }) => ruleId)).toEqual(['workflow/transition', 'workflow/schema']);
    expect(report.findings[1]).toMatchObject({ data: { from: 'plan', to: 'ship' } });
    expect(report.findings[1]?.message).toMatch(/^plan → ship: artifacts must be a list/);
  });

  it('is silent about what was wrong before and is the same', () => {
    const before = at('plan', [], { schemaVersion: '1.0', decisionLog: [{ from: 1 }] });
    expect(judge({ before, after: { ...before, currentNodeId: 'build' } }).findings).toEqual([]);
    const worse = { ...before, decisionLog: [{ from: 2 }] };
    expect(judge({ before, after: worse }).findings.length).toBe(3);
  });
});
