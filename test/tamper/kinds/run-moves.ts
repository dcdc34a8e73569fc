import type { HonestMove } from '../kind.ts';
import { edge, nextOf, placeOf, type RunDoc, stepNode } from './run-model.ts';

type RunMove = HonestMove<RunDoc>;

/** The agent does what the node asks, and goes on along an edge; the node is completed, or had been before. */
const advance: RunMove = ({ doc, random, fresh }) => {
  const from = placeOf(doc);
  const to = random.pick(nextOf(doc, from));
  if (to === undefined) return undefined;
  const done = doc.done.includes(from) || random.chance(0.15) ? doc.done : [...doc.done, from];
  const decisions = [...doc.decisions, { from, to, label: 'on' }];
  const files = random.chance(0.7) ? { [`src/work-${fresh()}.js`]: `// ${from}\n` } : {};
  return { doc: { ...doc, at: to, done, decisions }, message: `Go on to ${to}`, files };
};

/** A node is completed before the run leaves it. */
const complete: RunMove = ({ doc, fresh }) => {
  const at = placeOf(doc);
  if (doc.done.includes(at)) return undefined;
  const files = { [`src/work-${fresh()}.js`]: `// ${at}\n` };
  return { doc: { ...doc, done: [...doc.done, at] }, message: `Complete ${at}`, files };
};

const note: RunMove = ({ doc, random, fresh }) => {
  const variables = { ...doc.variables, [random.pick(['owner', 'risk', 'round']) ?? '']: String(fresh()) };
  return { doc: { ...doc, variables }, message: 'Note what was found' };
};

const keep: RunMove = ({ doc, fresh }) => ({
  doc: { ...doc, artifacts: [...doc.artifacts, `out/${fresh()}.md`] },
  message: 'Keep a report',
});

const write: RunMove = ({ doc, fresh }) => ({
  doc: { ...doc, body: `${doc.body}\nNote ${fresh()}.\n` },
  message: 'Write down what happened',
});

/** Somebody says more about the workflow: no node goes, no edge comes that this range needs. */
const retitle: RunMove = ({ doc, random, fresh }) => {
  const node = random.pick(doc.graph.nodes);
  const nodes = doc.graph.nodes.map((each) => (each === node ? { ...each, title: `Step ${fresh()}` } : each));
  return { doc: { ...doc, graph: { ...doc.graph, nodes } }, message: 'Say more about the workflow' };
};

export const runMoves: readonly RunMove[] = [
  ...[advance, advance, advance, advance, advance, complete, complete, note, keep, write, retitle],
];

/** The workflow grows by a node that nothing leads to yet. */
const grow: RunMove = ({ doc, fresh }) => {
  const id = `n${fresh()}`;
  const graph = {
    ...doc.graph,
    nodes: [...doc.graph.nodes, stepNode(id)],
    edges: [...doc.graph.edges, edge(id, doc.graph.entryNodeId)],
  };
  return { doc: { ...doc, graph }, message: 'Plan another step' };
};

export const runOwnerMoves: readonly RunMove[] = [grow];

/** Only one side moved the run or changed the graph; what both completed and noted is kept. */
export function mergeRuns(base: RunDoc, one: RunDoc, other: RunDoc): RunDoc | undefined {
  const differs = (side: RunDoc, value: (doc: RunDoc) => unknown) =>
    JSON.stringify(value(side)) !== JSON.stringify(value(base));
  const either = <Value>(value: (doc: RunDoc) => Value): Value | 'conflict' => {
    if (!differs(other, value)) return value(one);
    return differs(one, value) ? 'conflict' : value(other);
  };
  const at = either((doc) => doc.at);
  const graph = either((doc) => doc.graph);
  const rest = either(({ decisions, artifacts, variables, extra, body }) => ({
    decisions,
    artifacts,
    variables,
    extra,
    body,
  }));
  if (at === 'conflict' || graph === 'conflict' || rest === 'conflict') return undefined;
  const done = [...new Set([...one.done, ...other.done])];
  return { ...rest, at, graph, done };
}
