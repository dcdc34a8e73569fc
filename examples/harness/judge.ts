import {
  applyStateUpdates,
  checkTransition,
  continueProcedure,
  type ProcedureGraphData,
  type Result,
  replay,
  selectNode,
  startProcedure,
  type TaskNode,
} from 'stateward';

/** What is handed in that a harness has anyway: ids and the time. There is no file, no clock and no git in here. */
export interface Surroundings {
  readonly newId: () => string;
  readonly now: string;
  readonly say: (line: string) => void;
}

/** Every call that can fail in a known way says so by one shape. */
export function unwrap<Value>(result: Result<Value, { readonly code: string; readonly message: string }>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** The half of a harness that is pure: it says the same in Node, Bun, Deno and a browser. */
export function judgeInMemory({ newId, now, say }: Surroundings): void {
  // The agent ticks its own task.
  const before = plan();
  const cheat = { ...before, children: before.children.map((child) => ({ ...child, passes: true })) };
  const [was, is] = [before, cheat].map((tree) => JSON.stringify(tree)) as [string, string];
  const report = checkTransition({
    kind: 'task-tree',
    before: was,
    after: is,
    context: { message: 'Sign in works' },
  });
  say(`judged: ${report.verdict}`);
  for (const { ruleId, message, laws = [] } of report.findings) say(`  ${ruleId} [${laws.join(', ')}] ${message}`);

  // The runner selects the node, asks the guard, and writes what follows from it.
  const { node = '' } = unwrap(selectNode(before));
  const { tree, summary } = unwrap(applyStateUpdates(before, before, node, 'done', 'pass'));
  say(`stepped: ${node} passes, then ${unwrap(selectNode(tree)).node}; set ${summary.passesSet.join(', ')}`);

  // A log that starts twice is refused, and its line is named.
  const started = JSON.stringify({ type: 'run.started', run_id: newId(), seq: 1, workspace_root: '/work' });
  const again = started.replace('"seq":1', '"seq":2');
  const log = replay(`${started}\n${again}\n`);
  say(`replayed: ${log.ok ? log.value.length : `${log.error.code} in line ${log.error.findings[0]?.line}`}`);

  // A procedure starts, and does not go on before its proof is met.
  const start = startProcedure(procedure, { procedureId: 'audit', actorId: 'ada', now, newId });
  const { run_id, step_content } = unwrap(start);
  say(`started: ${step_content?.split('\n')[1]}; ${start.warnings.length} warnings`);
  const next = continueProcedure(start.graph, { runId: run_id ?? '', newId });
  say(`continued: ${next.ok ? next.value.status : `${next.error.code}: ${next.error.message}`}`);
}

function plan(): TaskNode {
  const leaf = (id: string, order: number): TaskNode => ({
    ...{ id, order, title: id, goal: id, acceptance: ['the tests pass'], next: 'execute', passes: false },
    ...{ attempts: 0, max_attempts: 3, children: [] },
  });
  return { ...leaf('shop', 0), next: 'decompose', children: [leaf('sign-in', 1), leaf('search', 2)] };
}

const guide = (what: string, spec = '') =>
  `## What\n${what}\n## Why\nSo that it is known.\n## How\nBy reading.\n${spec}`;
const proof = '## Validation\ntype: node_exists\nin_space: $run\nsubtype: finding\nmin_count: 1\n';
const step = (id: string, content: string) => ({
  ...{ id, name: id, node_type: 'narrative', subtype: 'step', synthesis: id, content },
});
const contains = (to: string, sequence: number) => ({
  ...{ id: `has-${to}`, node_a: 'audit', node_b: to, verb: 'contains', sequence },
});

const procedure: ProcedureGraphData = {
  nodes: [
    { id: 'audit', name: 'Audit', node_type: 'space', subtype: 'procedure', synthesis: 'Audit' },
    step('look', guide('Look at the code.', proof)),
    step('tell', guide('Tell what you found.')),
    { id: 'ada', name: 'Ada', node_type: 'actor', synthesis: 'Ada' },
  ],
  links: [contains('look', 1), contains('tell', 2)],
};
