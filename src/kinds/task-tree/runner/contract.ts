import type { Settings } from '../../../core/check.ts';
import { type Messages, makeProblem, type Rule } from '../../../core/rule.ts';
import { compareTrees } from '../compare.ts';
import type { TaskTreeFacts } from '../facts.ts';
import type { TaskTree } from '../model.ts';
import type { TaskTreeOptions } from '../options.ts';
import { childAdditions } from '../rules/child-additions.ts';
import { decomposeMode } from '../rules/decompose-mode.ts';
import { immutability } from '../rules/immutability.ts';
import { status } from '../rules/status.ts';
import type { TreeStep } from '../steps/step.ts';

/**
 * What the tree that an agent left behind breaks of its contract, in the order of seed 000's pipeline: child
 * additions, immutability, status. All errors, joined; undefined where there are none.
 */
export function contractErrors(
  previous: TaskTree,
  next: TaskTree,
  step: TreeStep,
  settings: Settings<TaskTreeOptions>,
): string | undefined {
  const context = { scope: 'step', path: '', steps: [step] } as const;
  const facts = compareTrees(previous, next, context, settings.options);
  const changed = messagesOf(facts, immutability, undefined);
  const { options = childAdditions.options?.defaults } = settings.rules.get(childAdditions.id) ?? {};
  const errors = [
    ...messagesOf(facts, childAdditions, options),
    ...messagesOf(facts, decomposeMode, undefined),
    ...(changed.length === 0 ? [] : [joinedImmutabilityErrors(changed)]),
    ...messagesOf(facts, status, undefined),
  ];
  return errors.length === 0 ? undefined : errors.join('; ');
}

/** The seed's joined form of what happened to passed nodes. */
function joinedImmutabilityErrors(messages: readonly string[]): string {
  return `immutability failed: ${messages.join('; ')}`;
}

function messagesOf<Options, M extends Messages>(
  facts: TaskTreeFacts,
  rule: Rule<TaskTreeFacts, Options, M>,
  options: unknown,
): string[] {
  const problem = makeProblem(rule.messages) as Parameters<typeof rule.check>[1];
  return [...rule.check(facts, problem, options as Options)].map(({ message }) => message);
}
