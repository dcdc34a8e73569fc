import { fillMessage } from '../../engine/contract/rule.ts';
import type { InvariantBreach } from './invariants.ts';
import type { TaskTree } from './model.ts';

/** Messages of `task-tree/schema`, by the way in which a value is wrong. */
export const schemaMessages = {
  missing: "{place}: missing property '{field}'",
  unknown: "{place}: unknown property '{field}'",
  empty: '{place}: {field} must not be empty',
  type: '{place}: {field} must be {expected}, found {found}',
  range: '{place}: {field} must be {expected}, found {found}',
  value: '{place}: {field} must be {expected}, found {found}',
} as const;

/** The literal messages of the invariants (docs/kinds/task-tree.md, Laws): one value a rule, so that who takes no rule takes none. */
export const duplicate = { duplicate: "duplicate id '{id}' at {path}" } as const;
export const maxAttempts = { maxAttempts: '{path}: max_attempts must be > 0' } as const;
export const attemptsBound = {
  attemptsBound: '{path}: attempts {attempts} exceeds max_attempts {maxAttempts}',
} as const;
export const childrenSorted = { childrenSorted: '{path}: children must be sorted by (order,id)' } as const;

/** What each family of errors begins with, where all of them are one sentence. */
export const joinedForms = {
  schema: 'tree schema validation failed',
  invariants: 'tree invariants failed',
  immutability: 'immutability failed',
} as const;

/** All errors of one family as one sentence; undefined where there are none. */
export function joinedErrors(form: keyof typeof joinedForms, texts: readonly string[]): string | undefined {
  return texts.length === 0 ? undefined : `${joinedForms[form]}: ${texts.join('; ')}`;
}

export function schemaTexts({ schemaErrors }: Pick<TaskTree, 'schemaErrors'>): string[] {
  return schemaErrors.map((error) => fillMessage(schemaMessages[error.messageId], { ...error }));
}

/** Depth first. */
export function invariantTexts(breaches: readonly InvariantBreach[]): string[] {
  const messages = { ...duplicate, ...maxAttempts, ...attemptsBound, ...childrenSorted };
  return breaches.map((breach) => fillMessage(messages[breach.type], { ...breach.values }));
}

/** All schema errors as one sentence; undefined where the schema holds. */
export function joinedSchemaErrors(tree: TaskTree): string | undefined {
  return joinedErrors('schema', schemaTexts(tree));
}

/** All breached invariants as one sentence; undefined where they hold. */
export function joinedInvariantErrors(breaches: readonly InvariantBreach[]): string | undefined {
  return joinedErrors('invariants', invariantTexts(breaches));
}
