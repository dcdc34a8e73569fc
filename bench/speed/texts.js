// @ts-check

/** Texts of state files of any size, always the same ones. */

/** @param {number} index */
const nodeOf = (index) => ({
  id: `n${index}`,
  order: index % 10,
  title: `Task ${index} of the plan`,
  goal: `What has to be reached by task ${index}, said in one sentence`,
  acceptance: [`it works as task ${index} says`, 'its tests are green'],
  next: 'execute',
  passes: false,
  attempts: 0,
  max_attempts: 3,
  children: [],
});

/**
 * A task tree of so many nodes in branches of ten, whose leaves `edit` may change.
 * @param {number} count
 * @param {(leaf: ReturnType<typeof nodeOf>, index: number) => object} [edit]
 */
export function treeText(count, edit = (node) => node) {
  const branches = Array.from({ length: Math.max(1, Math.floor((count - 1) / 11)) }, (_, branch) => ({
    ...nodeOf(branch * 11 + 1),
    order: branch,
    next: 'decompose',
    children: Array.from({ length: 10 }, (_, at) => {
      const index = branch * 11 + at + 2;
      return edit({ ...nodeOf(index), order: at }, index);
    }),
  }));
  const root = { ...nodeOf(0), id: 'root', order: 0, next: 'decompose', children: branches };
  return `${JSON.stringify(root, null, 2)}\n`;
}

/**
 * A `prd.json` of so many stories, of which the first ones pass.
 * @param {number} count
 * @param {number} done
 */
export function prdText(count, done) {
  const userStories = Array.from({ length: count }, (_, index) => ({
    id: `US-${index + 1}`,
    title: `Story ${index + 1}`,
    description: `As a user I want what story ${index + 1} says, so that I have it`,
    acceptanceCriteria: [`The page shows item ${index + 1}`, 'Typecheck passes'],
    priority: index + 1,
    passes: index < done,
    notes: '',
  }));
  return `${JSON.stringify({ project: 'bench', branchName: 'ralph/bench', userStories }, null, 2)}\n`;
}

/**
 * @param {number} lines
 * @param {number} done
 */
export function issuesText(lines, done) {
  const all = Array.from({ length: lines }, (_, index) =>
    JSON.stringify({
      id: `bd-${index + 1}`,
      title: `Issue ${index + 1} of the list`,
      description: `What is wrong in place ${index + 1}`,
      status: index < done ? 'closed' : 'open',
      priority: index % 4,
      issue_type: 'task',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    }),
  );
  return `${all.join('\n')}\n`;
}

/**
 * A `tasks.md` as Spec Kit has it.
 * @param {number} lines
 * @param {number} done
 */
export function tasksText(lines, done) {
  const all = Array.from({ length: lines }, (_, index) =>
    index % 50 === 0
      ? `\n## Phase ${index / 50 + 1}: part ${index / 50 + 1}\n`
      : `- [${index < done ? 'x' : ' '}] T${String(index).padStart(5, '0')} [P] Write part ${index} in src/part-${index}.ts`,
  );
  return `# Tasks: bench\n${all.join('\n')}\n`;
}

/**
 * A page that is governed by its name and its shape.
 * @param {number} index
 * @param {boolean} done
 */
export function pageText(index, done) {
  return prdText(3, done ? 2 : 1).replace('"bench"', `"project ${index}"`);
}

/**
 * A run of a workflow at one of its nodes.
 * @param {number} index
 * @param {string} node
 * @param {readonly string[]} done
 */
export function workflowText(index, node, done) {
  const lines = [
    'schemaVersion: "1.1"',
    'workflowType: review',
    `currentNodeId: ${node}`,
    `stepsCompleted: [${done.join(', ')}]`,
    'variables:',
    `  title: "Part ${index} of the plan"`,
    `  branch: "review/part-${index}"`,
  ];
  return `---\n${lines.join('\n')}\n---\n# Part ${index}\n`;
}

export const graphText = `${JSON.stringify(
  {
    schemaVersion: '1.1',
    entryNodeId: 'plan',
    nodes: ['plan', 'build', 'ship'].map((id) => ({
      id,
      type: id === 'ship' ? 'end' : 'step',
      file: `steps/${id}.md`,
      title: `The ${id}`,
    })),
    edges: [
      { from: 'plan', to: 'build', label: 'planned' },
      { from: 'build', to: 'ship', label: 'built' },
    ],
  },
  null,
  2,
)}\n`;

/**
 * A log of closed runs of twenty events each.
 * @param {number} from
 * @param {number} runs
 */
export function logText(from, runs) {
  return Array.from({ length: runs }, (_, run) => runText(from + run)).join('');
}

/** @param {number} run */
function runText(run) {
  const events = ['planner', 'executor', 'reviewer'].flatMap((phase, at) => stepEvents(run, phase, at));
  const all = [{ type: 'run.started', workspace_root: '/work/shop' }, ...events, { type: 'run.finished' }];
  return all
    .map((event, index) => {
      const own = { run_id: `run-${uuid(run)}`, seq: index + 1, event_id: uuid(run, index + 1) };
      return `${JSON.stringify({ ...event, ...own, timestamp: '2026-01-31T09:00:00Z' })}\n`;
    })
    .join('');
}

/**
 * @param {number} run
 * @param {string} phase
 * @param {number} at
 */
function stepEvents(run, phase, at) {
  const step_id = uuid(run, 100 + at);
  const model = { step_id, llm_call_id: uuid(run, 200 + at) };
  const tool = { step_id, tool_call_id: uuid(run, 300 + at), tool_name: 'read_file' };
  return [
    { type: 'step.started', step_id, phase },
    { type: 'llm.requested', ...model },
    { type: 'llm.responded', ...model },
    { type: 'tool.called', ...tool, input: { path: 'src/index.ts' } },
    { type: 'tool.returned', ...tool, duration_ms: 12 },
    { type: 'step.finished', step_id, phase },
  ];
}

/**
 * @param {number} run
 * @param {number} [index]
 */
function uuid(run, index = 0) {
  return `${run.toString(16).padStart(8, '0')}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
