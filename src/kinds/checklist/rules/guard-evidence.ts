import { aboutMark } from '../about.ts';
import { checklistRule } from '../facts.ts';
import { nameOf } from '../places.ts';

export const guardEvidence = checklistRule({
  id: 'checklist/guard-evidence',
  title: 'Nothing turns done while the guard fails',
  why: 'The guard handed to the gate speaks of the head: what it refutes is not done.',
  fix: 'Make the guard succeed, or set the item open again in a commit whose message names it and says why.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'net'],
  needs: ['guard'],
  messages: { failed: '{item} is marked done, but the guard failed' },
  *check(facts, problem) {
    if (facts.guard !== 'failure') return;
    const flipped = facts.flips.map(({ after }) => after);
    for (const item of new Set([...flipped, ...facts.bornDone, ...facts.turnedDone])) {
      yield problem('failed', { item: nameOf(item) }, aboutMark(item));
    }
  },
});
