import { inAfter } from '../../../formats/location.ts';
import { codes, workflowRule } from '../facts.ts';
import { graphSubject, runSubject } from '../subjects.ts';

export const graphMissing = workflowRule({
  id: 'workflow/graph-missing',
  title: 'A run has a graph',
  why: 'Without its graph nothing says which moves a run may make, and none of them can be judged.',
  fix: 'Restore the graph, or say where it lies: graph in the entry of files in .stateward.yml.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot', 'step', 'merge', 'net'],
  messages: {
    missing: 'the graph of this run was not found at {paths}',
    unjudged: 'the run changed, and no graph that can be followed says whether it may',
  },
  *check(facts, problem) {
    const { after, scope, isUnjudged } = facts;
    if (after === null) return;
    if (scope === 'snapshot' && after.graph === undefined) {
      const paths = after.lookedFor.join(' or ');
      const data = { code: codes.graph, errors: [], lookedFor: [...after.lookedFor] };
      yield problem('missing', { paths }, { subject: graphSubject(), at: inAfter(''), data });
    }
    if (!isUnjudged) return;
    const at = inAfter('/frontmatter/currentNodeId');
    yield problem(
      'unjudged',
      {},
      {
        subject: runSubject('currentNodeId'),
        at,
        data: { code: codes.graph, errors: [] },
      },
    );
  },
});
