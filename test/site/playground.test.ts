import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats, recognised } from '../../site/playground/formats.ts';
import { judge, judgeAtOnce, type Pair } from '../../site/playground/judge.ts';
import { examplesOf } from '../docs/page-examples.ts';

const pair = (fields: Partial<Pair>): Pair => ({
  before: '',
  after: '',
  message: '',
  works: true,
  guard: '',
  ...fields,
});

/** The first example of a rule's page that is reported. */
function cheatOf(rule: string) {
  const page = readFileSync(`docs/rules/${rule}.md`, 'utf8');
  const { blocks = [] } = examplesOf(page).find(({ section }) => section === 'Reported') ?? {};
  const text = (name: string, part = '') =>
    blocks.find((block) => block.name === name && block.part === part)?.text ?? '';
  const graph = blocks.find(({ part }) => part === 'graph')?.text;
  return {
    preset: String(JSON.parse(text('options') || '{}').preset ?? ''),
    pair: pair({
      before: text('before'),
      after: text('after'),
      message: text('message'),
      ...(graph === undefined ? {} : { beside: { 'workflow.graph.json': graph } }),
    }),
  };
}

describe('the playground', () => {
  it.each([
    'checklist/done-changed',
    'checklist/done-removed',
    'task-tree/undeclared-pass',
    'workflow/transition',
    'event-log/append-only',
  ])('finds what the page of %s shows, and the way back leads to green', async (rule) => {
    const { preset, pair: cheat } = cheatOf(rule);
    const [kind] = rule.split('/');
    const format = formats.find(({ id }) => id === preset || id === kind) ?? recognised(cheat.after);
    if (format === undefined) throw new Error('not recognised');
    const { report, repaired } = await judge(format, cheat);
    expect(report.findings.map(({ ruleId }) => ruleId)).toContain(rule);
    expect(judgeAtOnce(format, cheat).report.findings.map(({ ruleId }) => ruleId)).toContain(rule);
    if (repaired === undefined) throw new Error('no way back');
    expect((await judge(format, { ...cheat, after: repaired.text })).report.errors).toBe(0);
  });

  it.each([
    ['{"branchName": "x", "userStories": [{"id": "US-1", "title": "x", "passes": false}]}', 'ralph'],
    [
      '---\nschemaVersion: "1.1"\nworkflowType: review\ncurrentNodeId: plan\nstepsCompleted: []\n---\n',
      'workflow',
    ],
    ['- [ ] T001 Begin\n- [x] T002 End\n', 'markdown'],
    ['Dear diary', undefined],
  ])('recognises %j', (text, id) => {
    expect(recognised(text)?.id).toBe(id);
  });

  it('knows every kind and every preset once', () => {
    const ids = formats.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ['task-tree', 'event-log', 'workflow', 'procedure', 'ralph', 'spec-kit'])
      expect(ids).toContain(id);
  });
});
