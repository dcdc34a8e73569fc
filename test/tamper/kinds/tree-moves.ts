import type { HonestMove, Move, Situation } from '../kind.ts';
import {
  isStuck,
  type Node,
  named,
  nodesOf,
  openLeaves,
  parentOf,
  plannedNode,
  plannedTree,
  stepLine,
  type TreeDoc,
  withTree,
} from './tree-model.ts';

type TreeMove = HonestMove<TreeDoc>;

interface Step {
  readonly node: string;
  readonly status: 'done' | 'retry' | 'decomposed';
  readonly guard: 'pass' | 'fail' | 'skipped';
}

export const runStatePath = '.runner/state/run_state.json';

/** What the runner writes for a step, and the code that the agent wrote. */
function stepping(situation: Situation<TreeDoc>, pick: () => Step | undefined): Move<TreeDoc> | undefined {
  const step = pick();
  if (step === undefined) return undefined;
  const doc = withTree(situation.doc, (root) => applyStep(root, step, situation));
  return declared(situation, doc, step);
}

function applyStep(
  root: Node,
  { node: id, status, guard }: Step,
  { random, fresh }: Situation<TreeDoc>,
): void {
  const node = named(root, id);
  if (node === undefined) return;
  if (status === 'done' && guard === 'pass') node.passes = true;
  const hasFailed = status === 'retry' || guard === 'fail';
  if (hasFailed && node.attempts < node.max_attempts) node.attempts += 1;
  if (status !== 'decomposed') return;
  const count = 1 + random.below(3);
  for (let order = 0; order < count; order += 1)
    node.children.push(plannedNode(`${id}/${fresh()}`, order, random));
}

/** An agent says it in a line, the reference runner in its subject, or in its run state. */
function declared(situation: Situation<TreeDoc>, doc: TreeDoc, step: Step): Move<TreeDoc> {
  const { random, fresh } = situation;
  const work: Record<string, string> =
    step.status === 'decomposed' ? {} : { [`src/work-${fresh()}.js`]: `// ${step.node}\n` };
  const { node, status, guard } = step;
  if (doc.says === 'line')
    return { doc, files: work, message: `Work on ${node}\n\n${stepLine(node, status, guard)}\n` };
  const iteration = doc.iteration + 1;
  const message = `chore(loop): run r1 iter ${iteration} node ${node} status=${status} guard=${guard}`;
  if (doc.says === 'subject') return { doc: { ...doc, iteration }, files: work, message };
  const runState = {
    run_id: 'r1',
    next_iter: iteration + 1,
    last_status: status,
    last_summary: node,
    last_guard: guard,
  };
  const files = { ...work, [runStatePath]: `${JSON.stringify(runState)}\n` };
  return { doc: { ...doc, iteration }, files, message: random.chance(0.5) ? 'Loop' : message };
}

/** The leftmost open leaf; sometimes the one that a person sent the agent to. A run state can only mean the first. */
function selected({ doc, random }: Situation<TreeDoc>, suits: (node: Node) => boolean): Node | undefined {
  const open = openLeaves(doc.tree);
  const node = doc.says === 'run-state' || random.chance(0.9) ? open[0] : random.pick(open);
  return node !== undefined && suits(node) ? node : undefined;
}

const isFree = (node: Node) => !isStuck(node);
const isPlan = (node: Node) => node.next === 'decompose';

const passing: TreeMove = (situation) =>
  stepping(situation, () => {
    const node = selected(situation, isFree);
    return node && { node: node.id, status: 'done', guard: 'pass' };
  });

const failing: TreeMove = (situation) =>
  stepping(situation, () => {
    const node = selected(situation, isFree);
    return (
      node && { node: node.id, status: 'done', guard: situation.random.chance(0.7) ? 'fail' : 'skipped' }
    );
  });

const retrying: TreeMove = (situation) =>
  stepping(situation, () => {
    const node = selected(situation, isFree);
    return node && { node: node.id, status: 'retry', guard: 'skipped' };
  });

const decomposing: TreeMove = (situation) =>
  stepping(situation, () => {
    const node = selected(situation, isPlan);
    return node && { node: node.id, status: 'decomposed', guard: 'skipped' };
  });

/** Several steps in one commit, each with its line. */
const severalSteps: TreeMove = (situation) => {
  if (situation.doc.says !== 'line') return undefined;
  const lines: string[] = [];
  let { doc } = situation;
  for (let count = 2 + situation.random.below(2); count > 0; count -= 1) {
    const [node] = openLeaves(doc.tree);
    if (node === undefined || isStuck(node)) break;
    const step: Step = situation.random.chance(0.6)
      ? { node: node.id, status: 'done', guard: 'pass' }
      : { node: node.id, status: 'retry', guard: 'skipped' };
    doc = withTree(doc, (root) => applyStep(root, step, situation));
    lines.push(stepLine(step.node, step.status, step.guard));
  }
  if (lines.length < 2) return undefined;
  const files = { [`src/work-${situation.fresh()}.js`]: '//\n' };
  return { doc, files, message: `Several steps\n\n${lines.join('\n')}\n` };
};

const editing =
  (change: (node: Node, situation: Situation<TreeDoc>) => void): TreeMove =>
  (situation) => {
    const open = nodesOf(situation.doc.tree).filter(({ passes }) => !passes);
    const node = situation.random.pick(open);
    if (node === undefined) return undefined;
    const doc = withTree(situation.doc, (root) => {
      const own = named(root, node.id);
      if (own !== undefined) change(own, situation);
    });
    return { doc, message: `Say more about the plan` };
  };

const editContract = editing((node, { fresh }) => {
  node.goal = `${node.goal}, and ${fresh()} more`;
  node.acceptance.push(`criterion ${fresh()}`);
});
const editTitle = editing((node, { fresh }) => {
  node.title = `${node.title} ${fresh()}`;
});
const editOrder = editing((node, { random }) => {
  node.order = random.below(9);
});
const editMode = editing((node) => {
  if (node.children.length === 0) node.next = node.next === 'execute' ? 'decompose' : 'execute';
});
/** What the owner does about a stuck node, in a commit of its own. */
const raiseLimit = editing((node) => {
  if (isStuck(node)) node.max_attempts += 2;
});

/** Open work may be dropped. */
const dropOpen: TreeMove = (situation) => {
  const { doc, random } = situation;
  const droppable = openLeaves(doc.tree).filter(
    (node) => (parentOf(doc.tree, node)?.children.length ?? 0) > 1,
  );
  const node = random.chance(0.5) ? random.pick(droppable) : undefined;
  if (node === undefined) return undefined;
  return {
    doc: withTree(doc, (root) => removeNode(root, node.id)),
    message: `Drop ${node.id}, nobody needs it`,
  };
};

export function removeNode(root: Node, id: string): void {
  for (const parent of nodesOf(root)) parent.children = parent.children.filter((child) => child.id !== id);
}

const reformat: TreeMove = ({ doc, random }) => ({
  doc,
  message: 'Format',
  text: JSON.stringify(doc.tree, null, random.below(5)),
});

export const treeMoves: readonly TreeMove[] = [
  ...[passing, passing, passing, passing, passing],
  ...[failing, failing, retrying, decomposing, decomposing, decomposing],
  ...[severalSteps, editContract, editTitle, editOrder, editMode, raiseLimit, raiseLimit, dropOpen, reformat],
];

/** A person plans anew: open nodes come, go and move; what passed, and every counter, stays. */
const replan: TreeMove = (situation) => {
  const { doc, random, fresh } = situation;
  if (doc.tree.passes) return undefined;
  const next = withTree(doc, (root) => {
    const parents = nodesOf(root).filter(({ passes, children }) => !passes && children.length > 0);
    random.pick(parents)?.children.push(plannedNode(`new-${fresh()}`, random.below(5), random));
    const node = random.pick(openLeaves(root));
    const to = random.pick(parents);
    if (node === undefined || to === undefined || (parentOf(root, node)?.children.length ?? 0) < 2) return;
    removeNode(root, node.id);
    to.children.push(node);
    node.max_attempts += random.below(2);
  });
  return { doc: next, message: `Replan\n\n${stepLine(doc.tree.id, 'replan', 'skipped')}\n` };
};

/** The next plan takes the place of a finished one. */
const rotate: TreeMove = ({ doc, random, fresh }) =>
  doc.tree.passes
    ? {
        doc: { ...doc, tree: plannedTree(random, `plan-${fresh()}`) },
        message: 'The next plan',
        isAlone: true,
      }
    : undefined;

export const ownerMoves: readonly TreeMove[] = [replan, rotate, rotate, rotate, rotate, rotate, rotate];
