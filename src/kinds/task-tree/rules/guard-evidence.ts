import { subjectOf } from '../../../engine/contract/subject.ts';
import { flippedLeaves, treeRule } from '../facts.ts';
import { afterPlace, pathOf } from '../tree-place.ts';

export const guardEvidence = treeRule({
  id: 'task-tree/guard-evidence',
  title: 'Nothing passes while the guard fails',
  why: 'The guard handed to the gate speaks of the head: what it refutes did not pass.',
  fix: 'Make the guard succeed, or set passes back to false and declare what happened.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'net'],
  needs: ['guard'],
  messages: { failed: '{path}: passes is true, but the guard failed' },
  *check(facts, problem) {
    if (facts.guard !== 'failure') return;
    for (const node of flippedLeaves(facts, 'with-born')) {
      const subject = subjectOf(node.id, 'passes');
      const detail = { subject, at: afterPlace(node, 'passes') };
      yield problem('failed', { path: pathOf(node) }, detail);
    }
  },
});
