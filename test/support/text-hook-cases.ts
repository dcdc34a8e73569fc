/** Files by path; null takes one away. */
export type Files = Readonly<Record<string, string | null>>;

/** One preset of a family of text formats: a commit that a rule refuses, and the near miss that is accepted. */
export interface TextHookCase {
  /** The governed file. */
  readonly path: string;
  readonly start: Files;
  readonly refused: Files;
  readonly accepted: Files;
  readonly rule: string;
  /** Where the report must say it is: path and line. */
  readonly at: string;
}

const issue = (id: string, status: string, title = `Issue ${id}`) =>
  `${JSON.stringify({ id, title, status, issue_type: 'task' })}\n`;
const issues = '.beads/issues.jsonl';
const openIssues = ['bd-2', 'bd-3', 'bd-4'].map((id) => issue(id, 'open')).join('');

const tasks = 'specs/001-shop/tasks.md';
const list = (...lines: readonly string[]) => `# Tasks\n\n## Set up\n\n${lines.join('\n')}\n`;
const openTasks = ['- [ ] T002 Send invoices', '- [ ] T003 Print labels', '- [ ] T004 Search'];

const page = (id: string, status: string, criterion: string) =>
  `---\nid: ${id}\ntitle: ${id}\nstatus: ${status}\n---\n\n## Acceptance Criteria\n<!-- AC:BEGIN -->\n- [ ] #1 ${criterion}\n<!-- AC:END -->\n`;
const [config, first] = ['backlog/config.yml', 'backlog/tasks/task-1 - export.md'];

const log = '.runner/events-1.jsonl';

/** By preset. */
export const textHookCases: Readonly<Record<string, TextHookCase>> = {
  beads: {
    path: issues,
    start: { [issues]: issue('bd-1', 'closed') + openIssues },
    refused: { [issues]: issue('bd-1', 'closed', 'Nothing much') + openIssues },
    accepted: { [issues]: issue('bd-1', 'closed') + openIssues.replace('"open"', '"closed"') },
    rule: 'checklist/done-changed',
    at: `${issues}:1`,
  },
  'spec-kit': {
    path: tasks,
    start: { [tasks]: list('- [x] T001 Export CSV with all fields', ...openTasks) },
    refused: { [tasks]: list('- [x] T001 Export', ...openTasks) },
    accepted: {
      [tasks]: list(
        '* [X] T001 Export CSV with all fields ✅',
        '- [x] T002 Send invoices',
        ...openTasks.slice(1),
      ),
    },
    rule: 'checklist/done-changed',
    at: `${tasks}:5`,
  },
  backlog: {
    path: config,
    start: { [config]: 'statuses: [To Do, Done]\n', [first]: page('task-1', 'Done', 'All fields are there') },
    refused: { [first]: page('task-1', 'Done', 'It compiles') },
    accepted: {
      [first]: null,
      'backlog/completed/task-1 - export.md': page('task-1', 'Done', 'All fields are there'),
    },
    rule: 'checklist/done-changed',
    at: `${first}:9`,
  },
  log: {
    path: log,
    start: { [log]: '{"event":"begun"}\n{"event":"red"}\n' },
    refused: { [log]: '{"event":"begun"}\n{"event":"green"}\n' },
    accepted: { [log]: '{"event":"begun"}\n{"event":"red"}\n{"event":"green"}\n' },
    rule: 'checklist/log-append',
    at: `${log}:2`,
  },
};
