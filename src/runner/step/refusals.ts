import type { Selection } from '../../kinds/task-tree/select.ts';
import { messageOf } from './apply.ts';
import type { StepResult } from './step-types.ts';
import type { Unfinished } from './unfinished.ts';

/** Why there is no step to take in a tree that is not open. */
export function refused(selection: Selection): StepResult {
  if (selection.status === 'complete') {
    return { outcome: 'refused', reason: 'complete', message: 'the tree is complete: no leaf is open' };
  }
  const { path, attempts, maxAttempts } = selection;
  const message = `${path} is stuck: ${attempts} of ${maxAttempts} attempts are used up. Its owner can raise max_attempts, decompose it or replan.`;
  return { outcome: 'refused', reason: 'stuck', message };
}

/** What to do about a step that somebody else was to commit. */
export function uncommitted({ place, decision }: Unfinished): StepResult {
  const message = [
    `iteration ${place.number} of ${place.run} is written and not committed; a commit holds one step. Commit it with this message:`,
    '',
    messageOf(place, decision.meta).trimEnd(),
    '',
    `or, to take it back, restore the tree and remove the folder ${place.directory}. --commit commits by itself.`,
  ];
  return { outcome: 'refused', reason: 'uncommitted', message: message.join('\n') };
}
