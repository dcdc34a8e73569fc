import { stringify } from 'yaml';
import type { Report } from '../../src/engine/contract/report.ts';
import { checkTransition } from '../../src/index.ts';

export type Frontmatter = Readonly<Record<string, unknown>>;

/** A run at the entry of `reviewGraph`, with nothing completed; more and other keys on demand. */
export function frontmatter(more: Frontmatter = {}): Frontmatter {
  return { schemaVersion: '1.1', workflowType: 'review', currentNodeId: '', stepsCompleted: [], ...more };
}

export function at(currentNodeId: string, stepsCompleted: readonly string[] = [], more: Frontmatter = {}) {
  return frontmatter({ currentNodeId, stepsCompleted, ...more });
}

/** The file of a run. */
export function runFile(values: Frontmatter, body = '# Run\n'): string {
  return `---\n${stringify(values)}---\n${body}`;
}

export interface Graph {
  readonly schemaVersion: string;
  readonly entryNodeId: string;
  readonly nodes: readonly object[];
  readonly edges: readonly object[];
}

const node = (id: string, type = 'step') => ({ id, type, file: `steps/${id}.md`, title: `The ${id}` });

/** plan → build → review (decision) → ship, or back to build; nothing leads beyond ship. */
export const reviewGraph: Graph = {
  schemaVersion: '1.1',
  entryNodeId: 'plan',
  nodes: [node('plan'), node('build'), node('review', 'decision'), node('ship', 'end')],
  edges: [
    { from: 'plan', to: 'build', label: 'planned' },
    { from: 'build', to: 'review', label: 'built' },
    { from: 'review', to: 'ship', label: 'good', isDefault: true },
    { from: 'review', to: 'build', label: 'bad', conditionText: 'variables.findings > 0', isDefault: false },
  ],
};

export function withEdge(from: string, to: string, graph = reviewGraph): Graph {
  return { ...graph, edges: [...graph.edges, { from, to, label: 'added' }] };
}

export function withoutNode(id: string, graph = reviewGraph): Graph {
  const isOther = (each: object) => !Object.values(each).includes(id);
  return { ...graph, nodes: graph.nodes.filter(isOther), edges: graph.edges.filter(isOther) };
}

export function graphFile(graph: object = reviewGraph): string {
  return `${JSON.stringify(graph, null, 2)}\n`;
}

type Side = Frontmatter | string | null;

interface Judged {
  readonly before?: Side;
  readonly after: Side;
  /** Null: there is none. */
  readonly graph?: object | string | null;
  readonly graphAfter?: object | string | null;
  readonly net?: boolean;
  readonly options?: object;
}

function textOf(side: Side): string | null {
  return side === null || typeof side === 'string' ? side : runFile(side);
}

function graphText(graph: object | string | null): string | null {
  return graph === null || typeof graph === 'string' ? graph : graphFile(graph);
}

/** Judges a transition with the graph beside it, the same on both sides unless told. */
export function judge({ before = null, after, graph = reviewGraph, ...more }: Judged): Report {
  const { graphAfter = graph, net, options } = more;
  return checkTransition({
    kind: 'workflow',
    before: textOf(before),
    after: textOf(after),
    companions: { graph: { before: graphText(graph), after: graphText(graphAfter) } },
    ...(net === true ? { granularity: 'squash' } : {}),
    ...(options === undefined ? {} : { options: { ...options } }),
  });
}

/** What a report says, a line for each finding. */
export function said(report: Report): string[] {
  return report.findings.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
}

/** The rules that found something. */
export function rulesOf(report: Report): string[] {
  return report.findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`);
}
