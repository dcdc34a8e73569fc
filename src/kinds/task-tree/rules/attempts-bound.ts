import { subjectOf } from '../../../core/subject.ts';
import { treeRule } from '../facts.ts';
import { attemptsBound as messages } from '../messages.ts';
import type { TreeNode } from '../model.ts';
import { afterPlace } from '../tree-place.ts';

export const attemptsBound = treeRule({
  id: 'task-tree/attempts-bound',
  title: 'Attempts stay within their limit',
  why: 'The runner stops counting at max_attempts; a higher count was not written by it.',
  fix: 'Put attempts back to what the runner counted.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['snapshot'],
  messages,
  *check(facts, problem) {
    for (const { type, node, values } of facts.breaches) {
      if (type !== 'attemptsBound') continue;
      const refuses = wrongFields(node, facts.earlier?.byId.get(node.id)).map((field) =>
        subjectOf(node.id, field),
      );
      const detail = { subject: subjectOf(node.id, 'attempts'), at: afterPlace(node, 'attempts'), refuses };
      yield problem('attemptsBound', values, detail);
    }
  },
});

/** The counter, where it is the one that grew; else the limit that was lowered under it. */
function wrongFields(node: TreeNode, before: TreeNode | undefined): string[] {
  const [attempts, maxAttempts] = [before?.attempts ?? 0, before?.maxAttempts ?? 1];
  if (attempts <= node.maxAttempts) return ['attempts'];
  return node.attempts <= maxAttempts ? ['max_attempts'] : ['attempts', 'max_attempts'];
}
