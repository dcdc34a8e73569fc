import { inAfter } from '../../../formats/location.ts';
import { workflowRule } from '../facts.ts';
import { stepSubject } from '../subjects.ts';

export const stepsUnvisited = workflowRule({
  id: 'workflow/steps-unvisited',
  title: 'A run completes the steps it visits',
  why: 'A step that is marked as completed although the run never stood there was not done in this run.',
  fix: 'Complete a step while the run stands at it, or as it leaves it.',
  severity: 'warning',
  since: '0.1.0',
  scopes: ['step', 'net'],
  messages: {
    beside: "{from} → {to}: step '{id}' is completed, and the run stood at neither end of it",
    offPath: "{from} → {to}: step '{id}' is completed, and no path between leads over it",
  },
  *check({ completed, move, after, scope }, problem) {
    if (move === undefined) return;
    const { from, to, visited } = move;
    for (const id of completed.filter((each) => !visited.has(each))) {
      const index = after?.state.places.get(id) ?? 0;
      const detail = {
        subject: stepSubject(id),
        at: inAfter(`/frontmatter/stepsCompleted/${index}`),
        data: { from, to, visited: [...visited] },
      };
      yield problem(scope === 'net' ? 'offPath' : 'beside', { from, to, id }, detail);
    }
  },
});
