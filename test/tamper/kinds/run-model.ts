import type { Random } from '../random.ts';

/** A run of a workflow as docs/kinds/workflow.md describes it; this file knows nothing of `src/`. */
export interface RunDoc {
  readonly graph: RunGraph;
  /** '' is the entry. */
  readonly at: string;
  readonly done: readonly string[];
  readonly decisions: readonly Decision[];
  readonly artifacts: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  /** What runtimes add, and tampering. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly body: string;
}

interface Decision {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface RunGraph {
  readonly entryNodeId: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface GraphNode {
  readonly id: string;
  readonly type: string;
  readonly file: string;
  readonly title: string;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export const graphPath = 'run/workflow.graph.json';

export const stepNode = (id: string, type = 'step'): GraphNode => ({
  id,
  type,
  file: `steps/${id}.md`,
  title: `The ${id}`,
});

export const edge = (from: string, to: string, label = 'on'): GraphEdge => ({ from, to, label });

/** A chain with loops back, a decision, and an end that nothing leaves but a new round. */
export function plannedRun(random: Random): RunDoc {
  const count = 9 + random.below(4);
  const ids = Array.from({ length: count }, (_, index) => `s${index}`);
  const nodes = ids.map((id, index) =>
    stepNode(id, index === count - 1 ? 'end' : index % 4 === 3 ? 'decision' : 'step'),
  );
  const forward = ids.slice(1).map((id, index) => edge(`s${index}`, id));
  const back = ids.flatMap((id, index) => (index % 4 === 3 ? [edge(id, `s${index - 2}`, 'again')] : []));
  const side = [edge('s1', 'x1', 'aside'), edge('x1', 's2', 'back')];
  const graph = {
    entryNodeId: 's0',
    nodes: [...nodes, stepNode('x1')],
    edges: [...forward, ...back, ...side],
    metadata: {},
  };
  const body = '# Review\n\nWhat happened so far.\n';
  return { graph, at: '', done: [], decisions: [], artifacts: [], variables: {}, extra: {}, body };
}

export const placeOf = ({ at, graph }: RunDoc) => (at === '' ? graph.entryNodeId : at);

export function nextOf({ graph }: Pick<RunDoc, 'graph'>, from: string): string[] {
  return graph.edges.filter((each) => each.from === from).map(({ to }) => to);
}

/** Every node that can be reached from one in at least one step. */
export function reachable(doc: Pick<RunDoc, 'graph'>, from: string): Set<string> {
  const found = new Set<string>();
  const waiting = nextOf(doc, from);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...nextOf(doc, id));
  }
  return found;
}

const list = (values: readonly unknown[]) =>
  values.length === 0 ? ' []\n' : `\n${values.map((value) => `  - ${JSON.stringify(value)}\n`).join('')}`;

export function runText({ at, done, decisions, artifacts, variables, extra, body }: RunDoc): string {
  const more = Object.entries(extra).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---
schemaVersion: "1.1"
workflowType: review
currentNodeId: ${JSON.stringify(at)}
stepsCompleted:${list(done)}variables: ${JSON.stringify(variables)}
decisionLog:${list(decisions)}artifacts:${list(artifacts)}${more.join('')}---
${body}`;
}

export function graphText({ graph }: Pick<RunDoc, 'graph'>): string {
  return `${JSON.stringify({ schemaVersion: '1.1', ...graph }, null, 2)}\n`;
}
