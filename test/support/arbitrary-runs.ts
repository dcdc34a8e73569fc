import fc from 'fast-check';
import {
  type Frontmatter,
  type Graph,
  graphFile,
  reviewGraph,
  runFile,
  withEdge,
  withoutNode,
} from './workflows.ts';

/** A run with the graph beside it. */
export interface Run {
  readonly state: Frontmatter & { readonly stepsCompleted: readonly string[] };
  readonly graph: Graph;
}

const ids = ['plan', 'build', 'review', 'ship'];
const anyNode = fc.constantFrom(...ids, '', ' ', 'nowhere');
const steps = fc.uniqueArray(fc.constantFrom(...ids, '(odd', 'a#b'), { maxLength: 4 });
const graphs = fc.constantFrom(
  reviewGraph,
  withEdge('plan', 'ship'),
  withoutNode('review'),
  withEdge('ship', 'gone'),
);

export const arbitraryRun: fc.Arbitrary<Run> = fc
  .record({
    currentNodeId: anyNode,
    stepsCompleted: steps,
    graph: graphs,
    variables: fc.dictionary(fc.constantFrom('x', 'y'), fc.integer({ max: 3 }), { maxKeys: 2 }),
    updatedAt: fc.constantFrom('', '2026-01-01T00:00:00Z', 'yesterday'),
  })
  .map(({ graph, ...state }) => ({
    graph,
    state: { schemaVersion: '1.1', workflowType: 'review', ...state },
  }));

/** Edits as agents make them: a move, a step more or less, another value, another graph. */
export function editRun({ state, graph }: Run): fc.Arbitrary<Run> {
  return fc.oneof(
    anyNode.map((currentNodeId) => ({ state: { ...state, currentNodeId }, graph })),
    fc.constantFrom(...ids).map((id) => ({
      state: { ...state, stepsCompleted: [...new Set([...state.stepsCompleted, id])] },
      graph,
    })),
    fc.constant({ state: { ...state, stepsCompleted: state.stepsCompleted.slice(1) }, graph }),
    fc
      .constantFrom({ decisionLog: [{ from: 1 }] }, { schemaVersion: 1.1 }, { artifacts: 'a.md' })
      .map((more) => ({
        state: { ...state, ...more },
        graph,
      })),
    graphs.map((other) => ({ state, graph: other })),
  );
}

/** A run that has lost the completed step of that number. */
export function tamperRun({ state, graph }: Run, number: number): Run | undefined {
  const lost = state.stepsCompleted[number];
  if (lost === undefined) return undefined;
  return { graph, state: { ...state, stepsCompleted: state.stepsCompleted.filter((id) => id !== lost) } };
}

export function runParts({ state, graph }: Run) {
  return { '': runFile(state), 'workflow.graph.json': graphFile(graph) };
}

/** The same values in another layout: key order, flow style, quotes, comments, an empty line in the graph. */
export function reformatRun({ state, graph }: Run): fc.Arbitrary<Readonly<Record<string, string>>> {
  return fc
    .record({ reverse: fc.boolean(), body: fc.constantFrom('', 'More\n'), width: fc.nat({ max: 4 }) })
    .map((by) => {
      const entries = Object.entries(state);
      if (by.reverse) entries.reverse();
      const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)} # so`);
      return {
        '': `---\n${lines.join('\n')}\n---\n${by.body}`,
        'workflow.graph.json': JSON.stringify(
          by.reverse ? Object.fromEntries(Object.entries(graph).reverse()) : graph,
          null,
          by.width,
        ),
      };
    });
}
