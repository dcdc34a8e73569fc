import type { Settings } from '../../../engine/contract/check.ts';
import type { Problem } from '../../../engine/contract/finding.ts';
import { type Messages, makeProblem, type Rule } from '../../../engine/contract/rule.ts';
import { splitSubject } from '../../../engine/contract/subject.ts';
import { compareCodePoints } from '../../../formats/order.ts';
import { compareTrees } from '../compare.ts';
import type { TaskTreeFacts } from '../facts.ts';
import { joinedErrors } from '../messages.ts';
import type { TaskTree } from '../model.ts';
import type { TaskTreeOptions } from '../options.ts';
import { childAdditions } from '../rules/child-additions.ts';
import { decomposeMode } from '../rules/decompose-mode.ts';
import { immutability } from '../rules/immutability.ts';
import { status } from '../rules/status.ts';
import type { TreeStep } from '../steps/step.ts';

/**
 * What the tree that an agent left behind breaks of its contract, in the order in which the
 * runner looks: child additions, immutability, status. All errors, joined; undefined where there are none.
 */
export function contractErrors(
  previous: TaskTree,
  next: TaskTree,
  step: TreeStep,
  settings: Settings<TaskTreeOptions>,
): string | undefined {
  const context = { scope: 'step', path: '', steps: [step] } as const;
  const facts = compareTrees(previous, next, context, settings.options);
  const changed = immutabilityErrors(facts);
  const { options = childAdditions.options?.defaults } = settings.rules.get(childAdditions.id) ?? {};
  const errors = [
    ...messagesOf(facts, childAdditions, options),
    ...messagesOf(facts, decomposeMode, undefined),
    ...[joinedErrors('immutability', changed) ?? []].flat(),
    ...messagesOf(facts, status, undefined),
  ];
  return errors.length === 0 ? undefined : errors.join('; ');
}

/** What happened to passed nodes, sorted by their ids. */
export function immutabilityErrors(facts: TaskTreeFacts): string[] {
  const found = problemsOf(facts, immutability, undefined).map(({ subject, message }) => ({
    id: splitSubject(subject).entity,
    message,
  }));
  return found.sort((left, right) => compareCodePoints(left.id, right.id)).map(({ message }) => message);
}

/** What one rule says of a transition, in its own words. */
export function messagesOf<Options, M extends Messages>(
  facts: TaskTreeFacts,
  rule: Rule<TaskTreeFacts, Options, M>,
  options: unknown,
): string[] {
  return problemsOf(facts, rule, options).map(({ message }) => message);
}

function problemsOf<Options, M extends Messages>(
  facts: TaskTreeFacts,
  rule: Rule<TaskTreeFacts, Options, M>,
  options: unknown,
): Problem[] {
  const problem = makeProblem(rule.messages) as Parameters<typeof rule.check>[1];
  return [...rule.check(facts, problem, options as Options)];
}
