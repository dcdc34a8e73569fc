import type { StateKind } from '../../engine/contract/kind.ts';
import { frontmatterFormat } from '../../formats/frontmatter-edit.ts';
import { textForm } from '../../formats/text-form.ts';
import { checks } from './check-options.ts';
import { compareWorkflows } from './compare.ts';
import { entitiesOf, entityOf } from './entity.ts';
import type { WorkflowFacts } from './facts.ts';
import { frontmatter } from './file-rules/frontmatter.ts';
import { partsOf } from './graph-paths.ts';
import { guardedRuns } from './guarded.ts';
import { laws } from './laws.ts';
import { policyGraph } from './locate-graph.ts';
import type { GraphFile, Workflow, WorkflowGraph } from './model.ts';
import { isAtEnd, isOver } from './moves.ts';
import { defaultWorkflowOptions, type WorkflowOptions, workflowOptionsSchema } from './options.ts';
import { workflowReader } from './parse.ts';
import { rules } from './rules/index.generated.ts';
import { looksLikeRun } from './sniff.ts';
import { pictureOf, viewOf } from './view.ts';

/** The kind `workflow` (docs/kinds/workflow.md): a run in a frontmatter, on a graph that says which moves there are. */
export const workflow: StateKind<Workflow, WorkflowFacts, WorkflowOptions> = {
  id: 'workflow',
  title: 'Run of a workflow',
  match: { globs: ['**/workflow.md'], hasShape: looksLikeRun, byShape: true },
  options: { schema: workflowOptionsSchema, defaults: defaultWorkflowOptions, ...checks },
  life: {
    deletion: (run, policy) => (run !== null && isOver(run.state, graphOf(run, policy)) ? 'note' : 'error'),
    isFinished: (run, policy) => isAtEnd(run.state, graphOf(run, policy)),
  },
  parts: partsOf,
  read: workflowReader,
  policy: policyGraph,
  compare: compareWorkflows,
  rules,
  fileRules: [frontmatter],
  laws,
  entities: { ids: entitiesOf, get: entityOf },
  merge: { form: () => textForm(frontmatterFormat) },
  guarded: guardedRuns,
  view: viewOf,
  picture: pictureOf,
};

function graphOf({ graph }: Workflow, policy: unknown): WorkflowGraph | undefined {
  return (policy as GraphFile | undefined)?.graph ?? graph?.graph;
}
