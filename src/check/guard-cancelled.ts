import type { Obstacle } from '../engine/contract/report.ts';

/** A guard that did not end says nothing, and what was judged without it would be taken for a pass. */
export const guardCancelled: Obstacle = {
  code: 'guard-cancelled',
  message: 'The guard was cancelled, so nobody knows whether the work it was to prove is done.',
  fix: 'Run the job again that the guard speaks of.',
};
