import { Graph, layout } from '@dagrejs/dagre';
import type { FileStates } from '../../engine/contract/states.ts';
import type { ViewLink } from '../../engine/contract/view.ts';

/** Where the nodes and links of a graph are drawn; x and y are those of the middle of a node. */
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly { readonly subject: string; readonly x: number; readonly y: number }[];
  readonly links: readonly (ViewLink & { readonly points: readonly (readonly [number, number])[] })[];
  /** How many nodes are not drawn. */
  readonly hidden: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As the page's script draws them. */
const nodeSize = { width: 184, height: 46 };
/** Beyond it a layout takes seconds, and nobody sees anything in it: what was walked and its neighbours are drawn. */
const mostNodes = 150;

/** A place for every node that there ever was, so that nothing moves from commit to commit. */
export function graphLayout({ nodes, links }: Pick<FileStates, 'nodes' | 'links'>): GraphLayout {
  const subjects = [...new Set(nodes.map(({ subject }) => subject))];
  const shown = subjects.length > mostNodes ? nearest(nodes, links) : new Set(subjects);
  const drawn = links.filter(({ from, to }) => shown.has(from) && shown.has(to));
  // Ids come from files, and the library keeps what it is given in plain objects.
  const names = new Map([...shown].map((subject, index) => [subject, `n${index}`]));
  const nameOf = (subject: string) => names.get(subject) ?? '';
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 46, marginx: 12, marginy: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const subject of shown) graph.setNode(nameOf(subject), { ...nodeSize });
  for (const [index, { from, to }] of drawn.entries())
    graph.setEdge(nameOf(from), nameOf(to), {}, `e${index}`);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: [...shown].map((subject) => {
      const { x = 0, y = 0 } = graph.node(nameOf(subject));
      return { subject, x: Math.round(x), y: Math.round(y) };
    }),
    links: drawn.map((link, index) => {
      const { points = [] } = graph.edge(nameOf(link.from), nameOf(link.to), `e${index}`);
      return {
        ...link,
        points: (points as readonly Spot[]).map(({ x, y }) => [Math.round(x), Math.round(y)] as const),
      };
    }),
    hidden: subjects.length - shown.size,
  };
}

/** What was ever reached, and what is linked with that. */
function nearest(nodes: FileStates['nodes'], links: readonly ViewLink[]): ReadonlySet<string> {
  const reached = new Set(nodes.filter(({ state }) => state !== 'open').map(({ subject }) => subject));
  const beside = links.flatMap(({ from, to }) => [
    ...(reached.has(from) ? [to] : []),
    ...(reached.has(to) ? [from] : []),
  ]);
  return new Set([...reached, ...beside].slice(0, mostNodes));
}
