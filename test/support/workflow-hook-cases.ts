import { at, frontmatter, graphFile, reviewGraph, runFile, withEdge, withoutNode } from './workflows.ts';

export const runPath = 'run/workflow.md';
export const graphPath = 'run/workflow.graph.json';

/** The run and its graph; a part that is absent stays as it was, null is taken away. */
export interface WorkflowVersion {
  readonly [runPath]?: string | null;
  readonly [graphPath]?: string | null;
}

/** A commit that a rule refuses, and the near miss that is accepted; the run stands at `build` and has completed `plan`. */
export interface WorkflowHookCase {
  readonly refused: WorkflowVersion;
  readonly accepted: WorkflowVersion;
}

export const workflowStart = {
  [runPath]: runFile(at('build', ['plan'])),
  [graphPath]: graphFile(),
};

const state = (...args: Parameters<typeof at>) => ({ [runPath]: runFile(at(...args)) });

/** By rule; the Action judges those of the first one, see test/e2e/workflows.test.ts. */
export const workflowCases: Readonly<Record<string, WorkflowHookCase>> = {
  transition: { refused: state('ship', ['plan']), accepted: state('review', ['plan']) },
  frontmatter: {
    refused: { [runPath]: runFile(frontmatter()).replace('---\n', '--\n') },
    accepted: { [runPath]: `${workflowStart[runPath]}\n--\n` },
  },
  schema: {
    refused: state('build', ['plan'], { updatedAt: 'today' }),
    accepted: state('build', ['plan'], { updatedAt: '' }),
  },
  'steps-completed': { refused: state('review', ['build']), accepted: state('review', ['build', 'plan']) },
  'graph-missing': {
    refused: { [graphPath]: null },
    accepted: { [graphPath]: graphFile().replaceAll('\n', ' ') },
  },
  'graph-schema': {
    refused: { [graphPath]: graphFile({ ...reviewGraph, by: 'me' }) },
    accepted: { [graphPath]: graphFile({ ...reviewGraph, metadata: { by: 'me' } }) },
  },
  'graph-integrity': {
    refused: { [graphPath]: graphFile(withEdge('build', 'x')) },
    accepted: { [graphPath]: graphFile(withEdge('build', 'ship')) },
  },
  'graph-removed-live-node': {
    refused: { [graphPath]: graphFile({ ...withoutNode('plan'), entryNodeId: 'build' }) },
    accepted: { [graphPath]: graphFile(withoutNode('ship')) },
  },
};

/** Rules that no commit of these cases shows, and why. */
export const workflowElsewhere: Readonly<Record<string, string>> = {
  'workflow/graph-changed': 'a warning: see test/kinds/workflow/rules',
  'workflow/steps-unvisited': 'a warning: see test/kinds/workflow/rules',
};
