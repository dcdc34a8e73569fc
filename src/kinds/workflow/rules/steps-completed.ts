import { inAfter, inBefore } from '../../../core/location.ts';
import { codes, moveData, workflowRule } from '../facts.ts';
import { stepSubject } from '../subjects.ts';

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
    const data =
      move === undefined
        ? { code: codes.transition, missing: lost }
        : moveData(codes.transition, move, { missing: lost });
    const transition = move === undefined ? '' : `${move.from} → ${move.to}: `;
    for (const id of lost) {
      const was = { ...inBefore(`/frontmatter/stepsCompleted/${before?.state.completed.indexOf(id) ?? 0}`) };
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
