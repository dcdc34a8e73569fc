import { subjectOf } from '../../../engine/contract/subject.ts';
import { flippedLeaves, stepRule } from '../facts.ts';
import { spellId } from '../steps/declaration.ts';
import { afterPlace, pathOf } from '../tree-place.ts';

export const undeclaredPass = stepRule({
  id: 'task-tree/undeclared-pass',
  title: 'A leaf passes only by a declared step',
  why: 'That a pass could be explained does not prove that a guard ran: somebody has to say so.',
  fix: 'Declare the step in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put the flip back and flip it again with the declaration: Agent-Step: node=<id> status=done guard=pass',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge'],
  needs: [['message', 'steps']],
  supersedes: ['task-tree/state-update', 'task-tree/undeclared-step'],
  messages: { undeclared: '{path}: passes turned true and nothing declared the step' },
  *check(facts, problem) {
    if (facts.source !== 'inferred' || facts.guard === 'success') return;
    for (const node of flippedLeaves(facts, 'without-born')) {
      const id = spellId(node.id);
      yield problem(
        'undeclared',
        { path: pathOf(node) },
        {
          subject: subjectOf(node.id, 'passes'),
          at: afterPlace(node, 'passes'),
          data: { declaration: `Agent-Step: node=${id} status=done guard=pass` },
        },
      );
    }
  },
});
