import type { ProblemDetail } from '../../../engine/contract/rule.ts';
import { subjectOf } from '../../../engine/contract/subject.ts';
import { canonicalJson } from '../../../formats/json-text.ts';
import { inEveryReading } from '../every-reading.ts';
import { stepRule, type TaskTreeFacts, withLegalMoves } from '../facts.ts';
import { expectedTree, isUnchanged, rejectedDeclaration } from '../rejected.ts';
import type { FieldMismatch, Reading } from '../steps/reading.ts';
import { afterPlace, beforePlace, pathOf } from '../tree-place.ts';

export const stateUpdate = stepRule({
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
      for (const mismatch of reading.mismatches) {
        const { node, field, expected, actual } = mismatch;
        const isStepWrong = isOfNoStep(facts, mismatch);
        // Of a step that changed nothing on what was no open leaf its declaration is told, and that alone.
        if (isStepWrong && isUnchanged(facts)) continue;
        const previous = facts.before?.byId.get(node.id);
        const related = previous === undefined ? [] : [{ ...beforePlace(previous, field), label: 'was' }];
        yield problem(
          'field',
          { path: pathOf(node), field, expected: canonicalJson(expected), actual: canonicalJson(actual) },
          withLegalMoves(facts, {
            subject: subjectOf(node.id, field),
            at: afterPlace(node, field),
            related,
            ...(isStepWrong ? rejectedDeclaration(facts) : demandedBy(facts, reading, mismatch)),
            data: { path: pathOf(node), field, expected, actual },
          }),
        );
      }
    });
  },
});

/** No step counts on what was no open leaf: it is the step that is wrong, and not the node. */
function isOfNoStep({ before }: TaskTreeFacts, { node, field }: FieldMismatch): boolean {
  const old = before?.byId.get(node.id);
  const isSettled = old !== undefined && (old.passes || old.children.length > 0);
  return isSettled && field === 'attempts' && node.attempts === old.attempts;
}

/** The expected values, where those before the change are not these. */
function demandedBy(
  { before, after }: TaskTreeFacts,
  reading: Reading,
  { node, field, expected }: FieldMismatch,
): Pick<ProblemDetail, 'demanded'> {
  const previous = before?.byId.get(node.id)?.raw[field] ?? (field === 'passes' ? false : 0);
  return after === null || expected === previous ? {} : { demanded: expectedTree(reading, after) };
}
