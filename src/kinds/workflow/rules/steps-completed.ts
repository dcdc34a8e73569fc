import { inAfter, inBefore } from '../../../formats/location.ts';
import { codes, moveData, workflowRule } from '../facts.ts';
import { stepSubject } from '../subjects.ts';

/** So many findings say what is allowed next; to repeat it for thousands of them would fill a report. */
const mostDetailed = 100;

export const stepsCompleted = workflowRule({
  id: 'workflow/steps-completed',
  title: 'What was completed stays completed',
  why: 'Whoever relied on a completed step is not told that it no longer counts, and it may be done twice.',
  fix: 'Put the step back into stepsCompleted; a run that starts over is a new file.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  messages: { missing: "{transition}step '{id}' was completed and is no longer in stepsCompleted" },
  *check({ lost, move, before }, problem) {
    const transition = move === undefined ? '' : `${move.from} → ${move.to}: `;
    for (const [index, id] of lost.entries()) {
      const missing = { missing: [id] };
      const isDetailed = move !== undefined && index < mostDetailed;
      const data = isDetailed
        ? moveData(codes.transition, move, missing)
        : { code: codes.transition, ...missing };
      const was = inBefore(`/frontmatter/stepsCompleted/${before?.state.places.get(id) ?? 0}`);
      yield problem(
        'missing',
        { transition, id },
        {
          subject: stepSubject(id),
          at: inAfter('/frontmatter/stepsCompleted'),
          related: [{ ...was, label: 'was' }],
          data,
        },
      );
    }
  },
});
