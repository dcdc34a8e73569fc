import { subjectOf } from '../../../core/subject.ts';
import { canonicalJson } from '../../../formats/json-text.ts';
import type { JsonValue } from '../../../formats/json-value.ts';
import { inEveryReading } from '../every-reading.ts';
import { type TaskTreeFacts, treeRule, withLegalMoves } from '../facts.ts';
import type { TreeNode } from '../model.ts';
import { expectedRefusal, type Refusal } from '../refusal.ts';
import { wholeRefusal } from '../refused-changes.ts';
import { afterPlace, beforePlace, pathOf } from '../tree-place.ts';

export const stateUpdate = treeRule({
  id: 'task-tree/state-update',
  title: 'Runner-owned fields are what the runner would have written',
  why: 'passes and attempts belong to the runner: they follow from the step, whatever the agent writes.',
  fix: 'Write the expected value, or declare the step that leads to this one.',
  severity: 'error',
  since: '0.1.0',
  scopes: ['step', 'merge', 'net'],
  supersedes: ['task-tree/attempts-decreased', 'task-tree/passes-withdrawn', 'task-tree/derived-passes'],
  messages: { field: '{path}: {field} must be {expected} after this step, found {actual}' },
  *check(facts, problem) {
    yield* inEveryReading(facts, function* (reading) {
      for (const { node, field, expected, actual } of reading.mismatches) {
        const refusal = refusalOf(facts, node, field, expected);
        // Of a step that changed nothing on what was no open leaf its declaration is told, and that alone.
        if (refusal.refuses?.length === 0) continue;
        const previous = facts.before?.byId.get(node.id);
        const related = previous === undefined ? [] : [{ ...beforePlace(previous, field), label: 'was' }];
        yield problem(
          'field',
          { path: pathOf(node), field, expected: canonicalJson(expected), actual: canonicalJson(actual) },
          withLegalMoves(facts, {
            subject: subjectOf(node.id, field),
            at: afterPlace(node, field),
            related,
            ...refusal,
            data: { path: pathOf(node), field, expected, actual },
          }),
        );
      }
    });
  },
});

function refusalOf(facts: TaskTreeFacts, node: TreeNode, field: string, expected: JsonValue): Refusal {
  if (field === 'passes') return expectedRefusal(facts, node, { passes: expected === true });
  const before = facts.before?.byId.get(node.id);
  // No step counts on what was no open leaf: it is the step that is wrong, and not the node.
  if (field === 'attempts' && isSettled(before) && node.attempts === before?.attempts)
    return wholeRefusal(facts);
  if (field === 'attempts') return expectedRefusal(facts, node, { attempts: Number(expected) });
  return {};
}

function isSettled(node: TreeNode | undefined): boolean {
  return node !== undefined && (node.passes || node.children.length > 0);
}
