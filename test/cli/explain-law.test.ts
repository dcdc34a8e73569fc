import { describe, expect, it } from 'vitest';
import { explained } from '../../src/cli/commands/explain.ts';
import { rulesText } from '../../src/cli/commands/rules.ts';
import { lawsNamed } from '../../src/cli/explain-law.ts';
import { checkTransition, laws, rules } from '../../src/index.ts';

/** What somebody types who knows the documents that the kinds follow, and nothing of Stateward. */
const typed: readonly (readonly [name: string, ...ids: string[]])[] = [
  ['V3', 'procedure V3'],
  ['rd1', 'procedure RD1'],
  ['38', 'event-log 38'],
  ['invariant 38', 'event-log 38'],
  ['2a.5', 'event-log 2a'],
  ['Exactly One `step.started`', 'event-log 9'],
  ['execute_shell', 'event-log 44'],
  ['E_INVALID_TRANSITION', 'workflow E_INVALID_TRANSITION'],
  ['graphRelPath', 'workflow ToolHost'],
  ['Attempt Saturation', 'task-tree Attempt Saturation'],
  ['validate_schema', 'task-tree Schema Validation'],
  ['validateInvariants', 'task-tree Semantic Invariants', 'task-tree Unique IDs'],
  ['runner_error.log', 'task-tree Error Reporting'],
  ['MEDIUM', 'procedure V7'],
  ['CRITICAL', 'procedure V1', 'procedure V2', 'procedure V3'],
];

describe('laws by the words of their documents', () => {
  it.each(typed)('%s', (name, ...ids) => {
    const found = lawsNamed(laws(), name).map(({ kind, id }) => `${kind} ${id}`);
    expect(found.slice(0, ids.length)).toEqual(ids);
  });

  it.each(['', '99', 'V33', '...', 'no such thing'])('not %j', (name) => {
    expect(lawsNamed(laws(), name)).toEqual([]);
  });

  it('tells where something holds otherwise unless told, and how to have it as the document says', () => {
    expect(explained('2a', 'text', 80)).toContain(`
Here     A log grows, so that a run without a terminal event is under way; mode:
         closed refuses it.
`);
  });

  it('tells tag, demand, rules with what they hold, and the page', () => {
    expect(explained('V7', 'text', 80)).toBe(`V7: Actor-Run Relationship  (procedure, MEDIUM)

Demands  An active run is occupied by exactly one actor with high energy; a
         completed one is inhabited with low energy.
Rules    procedure/actor: A run has exactly one actor
         procedure/run-record: The record of a run is kept, and ends once
Besides  startProcedure, endProcedure
More     npx --no stateward explain procedure/actor
Page     docs/kinds/procedure.md in the repository of Stateward
`);
    expect(JSON.parse(String(explained('38', 'json', 80))).laws[0]).toMatchObject({
      kind: 'event-log',
      enforcement: 'REPLAY',
      rules: ['event-log/seq-order'],
    });
  });

  it('what begins a name means it', () => {
    expect(() => explained('event-log/seq', 'text', 80)).toThrow("did you mean 'event-log/seq-order'?");
  });

  it('a rule goes before a law', () => {
    expect(explained('status', 'text', 80)).toContain('task-tree/status  (error)');
    // What concerns the files that are here comes first.
    const first = (here: string) =>
      String(explained('goalposts', 'text', 80, new Set([here]))).split('\n')[0];
    expect(first('checklist')).toMatch(/^checklist\/goalposts/);
    expect(first('task-tree')).toMatch(/^task-tree\/goalposts/);
    expect(rulesText({ format: 'text' }, 110, new Set(['workflow']))).toMatch(/^rule.*\nworkflow\//);
  });
});

describe('the tables', () => {
  const known = new Map(rules().map((rule) => [rule.id, rule]));

  it('name rules that there are, and demand something', () => {
    for (const law of laws()) {
      expect(law.rules.filter((id) => !known.has(id))).toEqual([]);
      expect(law.rules.length + law.besides.length, law.id).toBeGreaterThan(0);
      for (const id of law.rules) expect(known.get(id)?.laws).toContain(law.id);
    }
  });

  it('have each id once in a kind', () => {
    const ids = laws().map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('findings', () => {
  const runId = '3f2c1b9e-8a4d-4c6b-9e1f-2a5d7c8b9e0f';
  const line = (seq: number, type: string, more: object) =>
    `${JSON.stringify({ type, run_id: runId, seq, ...more })}\n`;

  it('name the law that is broken, not all that their rule judges', () => {
    const started = line(1, 'run.started', { workspace_root: '/w' });
    const after = `${started}${line(2, 'run.started', { workspace_root: '/w' })}`;
    const { findings } = checkTransition({ kind: 'event-log', before: null, after });
    expect(findings.map(({ ruleId, laws: broken }) => [ruleId, broken])).toEqual([
      ['event-log/run-started-once', ['2a']],
    ]);
  });

  it('have none where the rule has none', () => {
    const { findings } = checkTransition({
      kind: 'checklist',
      before: '[',
      after: '[',
      options: { preset: 'ralph' },
    });
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(finding).not.toHaveProperty('laws');
  });
});
