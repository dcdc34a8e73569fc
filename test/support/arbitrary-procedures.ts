import fc from 'fast-check';
import type { JsonObject } from '../../src/formats/json-value.ts';
import {
  type Graph,
  guide,
  join,
  link,
  node,
  now,
  set,
  start,
  stepLink,
  story,
  without,
} from './procedures.ts';

const told = story();
const versions: readonly Graph[] = [
  ...[told.idle, told.started, told.worked, told.second, told.third, told.supported, told.completed],
  ...[start(told.second, 'b', 'ship', 'bob'), start(told.completed, 'b', 'audit', 'bob')],
];

/** A graph somewhere on the way of its runs. */
export const arbitraryGraph: fc.Arbitrary<Graph> = fc.constantFrom(...versions);

/** One edit as agents make them, legal and not; now and then the next version of the story. */
export function editGraph(graph: Graph): fc.Arbitrary<Graph> {
  const anyNode = fc.constantFrom(...graph.nodes.map(({ id }) => String(id)));
  const anyLink = fc.constantFrom(...graph.links.map(({ id }) => String(id)));
  const nodeFields = fc.constantFrom<Record<string, unknown>>(
    { name: 'Another' },
    { content: guide('Skip it.') },
    { content: { status: 'completed', started_at: now, completed_at: now } },
    { subtype: 'room' },
    { energy: 4 },
    { owner: 'ada' },
    { content: undefined },
  );
  const linkFields = fc.constantFrom<Record<string, unknown>>(
    { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' },
    { energy: 1, polarity: [0.2, 0.8], verb: 'receives from' },
    { energy: 3 },
    { verb: 'CONTAINS' },
    { node_b: 'think' },
    { node_a: 'bob' },
    { node_b: 'nobody' },
  );
  return fc.oneof(
    { weight: 4, arbitrary: arbitraryGraph },
    fc.tuple(anyNode, nodeFields).map(([id, fields]) => set(graph, id, fields)),
    fc.tuple(anyLink, linkFields).map(([id, fields]) => set(graph, id, fields)),
    anyNode.map((id) => without(graph, id)),
    anyLink.map((id) => without(graph, id)),
    fc.constant(join(graph, { nodes: [node('new', 'thing')] })),
    fc.constant(
      join(graph, { nodes: [node('new', 'thing')], links: [link('new', 'run-1', 'contains', 'new')] }),
    ),
    fc.constant(join(graph, { links: [link('out', 'look', 'knows', 'old')] })),
    fc.constant(set(graph, stepLink(graph, 'look'), { energy: 8 })),
  );
}

/** The node of that number with a field that no node has. */
export function tamperGraph(graph: Graph, number: number): Graph | undefined {
  const tampered = graph.nodes[number];
  return tampered === undefined ? undefined : set(graph, String(tampered.id), { owner: 'ada' });
}

/** The same with a thing that nothing is linked with. */
export function withUnrelatedThing(graph: Graph): Graph {
  return join(graph, { nodes: [node('unrelated', 'thing') as JsonObject] });
}
