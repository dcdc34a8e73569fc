import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import type { AffectedView } from '../../src/engine/contract/view.ts';
import { checkTransition, type TaskNode } from '../../src/index.ts';
import { restores, writes } from './repairs.ts';

const commits = {
  first: '3f2a91c0d4e5f60718293a4b5c6d7e8f90a1b2c3',
  second: '9c01d2e4aa17b3c5d7e9f1a3b5c7d9e1f3a5b7c9',
};
const checkout = commits.first.slice(0, 7);

/** The model message as it is about another file, which its repair is for, too. */
export function modelFindingIn(file: string, change: Partial<ReportedFinding> = {}): ReportedFinding {
  return { ...modelFinding, file, repair: restores(checkout, file), ...change };
}

function node(id: string, fields: Partial<TaskNode> = {}): TaskNode {
  return {
    id,
    order: 1,
    title: `Title of ${id}`,
    goal: '',
    acceptance: [],
    next: 'execute',
    passes: false,
    attempts: 0,
    max_attempts: 3,
    children: [],
    ...fields,
  };
}

function treeText(...children: TaskNode[]): string {
  return `${JSON.stringify(node('root', { title: 'Release 1', next: 'decompose', children }), null, 2)}\n`;
}

/** The text of a line with the columns of a value in it. */
function excerptOf(text: string, value: string) {
  const column = text.indexOf(value) + 1;
  return { text, column, endColumn: column + value.length };
}

/** A tree in which one legal step was taken and declared. */
export function legalReport(): Report {
  return checkTransition({
    kind: 'task-tree',
    before: treeText(node('auth'), node('export', { order: 2 })),
    after: treeText(node('auth', { passes: true }), node('export', { order: 2 })),
    step: { node: 'auth', status: 'done', guard: 'pass' },
    context: { guard: 'success' },
  });
}

/** A passed node was edited, a counter reset, and a leaf turned done without anybody saying so. */
export function tamperedReport(): Report {
  const wanted = ['Exports 10,000 rows under 2 s', 'Keeps 日本語 and 👍 intact'];
  const before = treeText(
    node('auth', { passes: true, title: 'Sign in' }),
    node('export', { order: 2, passes: true, title: 'Export CSV', acceptance: wanted }),
    node('import', { order: 3, attempts: 2, title: 'Import CSV' }),
    node('print', { order: 4, title: 'Print' }),
  );
  const after = treeText(
    node('auth', { passes: true, title: 'Sign-in 日本語' }),
    node('export', { order: 2, passes: true, title: 'Export CSV', acceptance: ['Exports rows'] }),
    node('import', { order: 3, title: 'Import CSV' }),
    node('print', { order: 4, passes: true, title: 'Print' }),
  );
  return checkTransition({
    kind: 'task-tree',
    path: 'plan/tree.json',
    before,
    after,
    context: { message: 'Work' },
  });
}

/** A file that cannot be read. */
export function brokenReport(): Report {
  return checkTransition({
    kind: 'task-tree',
    before: treeText(node('auth')),
    after: '{\n  "id": "root",\n}\n',
  });
}

/** An option that does not exist: nothing can be judged. */
export function obstructedReport(): Report {
  const options = { replann: 'note' } as object;
  return checkTransition({ kind: 'task-tree', options, before: null, after: '{}' });
}

/** The model message of docs/judging.md. */
export const modelFinding: ReportedFinding = {
  ruleId: 'checklist/done-changed',
  title: 'What was done keeps its contract',
  severity: 'error',
  message: 'was done since 3f2a91c; acceptanceCriteria[1] changed',
  messageId: 'changed',
  subject: 'US-004',
  label: 'Export CSV',
  scope: 'step',
  file: 'prd.json',
  side: 'after',
  pointer: '/userStories/3/acceptanceCriteria/1',
  line: 41,
  column: 9,
  endLine: 41,
  endColumn: 23,
  text: '        "Exports rows"',
  why: 'Whoever relied on US-004 is not told that it now means less.',
  fix: 'Add a new story for the new wording.',
  related: [
    {
      label: 'was',
      file: 'prd.json',
      side: 'before',
      pointer: '/userStories/3/acceptanceCriteria/1',
      line: 39,
      column: 9,
      endLine: 39,
      endColumn: 40,
      text: '        "Exports 10,000 rows under 2 s"',
    },
  ],
  refuses: ['US-004#acceptanceCriteria'],
  repair: restores(checkout, 'prd.json'),
  fingerprint: '9c01d2e4aa17',
  change: '5be0c2f1d3aa',
};

/** Findings that only a hostile or unlucky repository has, next to ordinary ones. */
const oddFindings: readonly ReportedFinding[] = [
  {
    ...modelFindingIn('::set-output name=x::y\u200b.json'),
    ruleId: 'task-tree/state-update',
    title: 'Runner-owned fields are what the runner would have written',
    message: 'root/a: passes is true, expected false\n::error::forged',
    subject: '::stop-commands::x',
    label: 'evil\u202etxt.exe \u001b[31mred\u001b[0m ##[add-mask]secret \ud800',
    fingerprint: '000000000001',
    data: {
      legalMoves: [
        'node=a status=done guard=pass: passes false → true, attempts 1 → 1',
        'node=a status=retry guard=skipped: passes false → false, attempts 1 → 2',
      ],
    },
    ...excerptOf('\t\t"a": "##[error]\u2066x\u2069",\t"passes": true', 'true'),
    related: [],
    refuses: [],
  },
  {
    ...modelFindingIn('plan/日本語 [draft].json'),
    ruleId: 'task-tree/undeclared-pass',
    title: 'A pass is declared',
    message: 'root/印刷: passes turned true and nothing declared the step',
    subject: '印刷#passes',
    label: '帳票を印刷する 👍🏽 ⚠️',
    repair: writes(
      'plan/日本語 [draft].json',
      { since: 'main' },
      `--- "a/plan/\\346\\227\\245 [draft].json"
+++ "b/plan/\\346\\227\\245 [draft].json"
@@ -6,3 +6,3 @@
 "children": [
-\t{"id": "印刷", "title": "\`\`\`", "passes": true}
+\t{"id": "印刷", "title": "\`\`\`", "passes": false}
 ]
`,
    ),
    fingerprint: '000000000002',
    fix: 'Declare the step in the commit message: Agent-Step: node=<id> status=done guard=pass',
    data: { declaration: 'Agent-Step: node=印刷 status=done guard=pass' },
    line: 7,
    endLine: 7,
    ...excerptOf(
      '  {"id": "印刷", "title": "帳票を印刷する 👍🏽", "attempts": 1, "passes": true, "children": []}',
      'true',
    ),
    related: [
      {
        label: 'was',
        side: 'before',
        pointer: '/children/0/passes',
        file: 'plan/日本語 [draft].json',
        line: 7,
        endLine: 7,
        ...excerptOf(
          '  {"id": "印刷", "title": "帳票を印刷する 👍🏽", "attempts": 0, "passes": false, "children": []}',
          'false',
        ),
      },
      { label: 'declared here', file: 'plan/run_state.json', side: 'after', pointer: '', line: 1, column: 1 },
    ],
    commits: [commits.first, commits.second],
  },
  {
    ...modelFindingIn("it's here.json"),
    ruleId: 'task-tree/goalposts',
    title: 'A node passes by the goal it had',
    severity: 'warning',
    message: 'a/b: acceptance changed while the node was open',
    subject: 'a node with blanks',
    label: 'A title that goes on and on, far beyond what anybody would want to read in one line of a report',
    fingerprint: '000000000003',
    line: 1,
    endLine: 1,
    ...excerptOf(
      `{"id":"root","goal":"${'words '.repeat(20)}","acceptance":["Exports rows"],"children":[${'{},'.repeat(30)}{}]}`,
      '["Exports rows"]',
    ),
    related: [],
    refuses: [],
  },
  {
    ruleId: 'state-file/deleted',
    title: 'A state file is not deleted',
    severity: 'note',
    message: 'was moved to an archive',
    messageId: 'archived',
    subject: '',
    scope: 'step',
    file: 'old.json',
    side: 'before',
    pointer: '',
    line: 1,
    column: 1,
    why: 'Whatever a deleted file said is out of sight.',
    fix: '',
    related: [],
    refuses: [],
    fingerprint: '000000000004',
    change: '000000000000',
  },
];

/** Every state and shape of a tree, with hostile names, and a graph in a file without findings of its own. */
const views: readonly AffectedView[] = [
  {
    file: 'plan/日本語 [draft].json',
    shape: 'tree',
    nodes: [
      { subject: 'root', label: 'Release "1" <b>', state: 'open', hidden: 12 },
      { subject: '印刷', label: '帳票を印刷する 👍🏽 ⚠️', state: 'done', parent: 'root', fault: 'error' },
      { subject: 'deep', label: '%%{init: {}}%% `code`', state: 'active', parent: 'root', skipped: 3 },
      { subject: 'stuck one', label: '"]; click n0 "javascript:x"', state: 'stuck', parent: 'deep' },
      { subject: 'gone', label: 'gone', state: 'failed', parent: 'root', removed: true, fault: 'warning' },
    ],
    links: [],
    hidden: 0,
  },
  {
    file: 'flow.json',
    shape: 'graph',
    nodes: [
      { subject: 'draft', label: '', state: 'done' },
      { subject: 'review', label: 'Review', state: 'active', fault: 'error' },
    ],
    links: [
      { from: 'draft', to: 'review', label: 'when | it "passes"' },
      { from: 'review', to: 'draft' },
    ],
    hidden: 2,
  },
];

/** The shared sample of all reporters: every severity, facts that were missing, pictures, and an obstacle. */
export function sampleReport(): Report {
  return buildReport({
    findings: [modelFinding, ...oddFindings],
    notJudged: [
      { ruleId: 'task-tree/guard-evidence', needs: ['guard'] },
      { ruleId: 'task-tree/undeclared-pass', needs: ['message', 'steps'] },
    ],
    obstacles: [
      {
        code: 'shallow',
        message: 'commit 9c01d2e has parents that are not here',
        fix: 'Give the checkout step fetch-depth: 0.',
      },
    ],
    transitions: [
      { file: 'prd.json', kind: 'checklist', commit: commits.second },
      {
        file: 'plan/日本語 [draft].json',
        kind: 'task-tree',
        commit: commits.first,
        step: { node: '印刷', status: 'done', guard: 'pass', source: 'inferred' },
      },
    ],
    claimed: 5,
    verified: 0,
    views,
  });
}

/** The model message alone, with the claims that stand below it. */
export function modelReport(): Report {
  return buildReport({
    findings: [modelFinding],
    transitions: [{ file: 'prd.json', kind: 'checklist' }],
    claimed: 5,
    verified: 0,
  });
}
