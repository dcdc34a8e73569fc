import { fillMessage } from '../../core/rule.ts';
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

/** The literal messages of the seed's invariants (seed 000 §2). */
export const invariantMessages = {
  duplicate: "duplicate id '{id}' at {path}",
  maxAttempts: '{path}: max_attempts must be > 0',
  attemptsBound: '{path}: attempts {attempts} exceeds max_attempts {maxAttempts}',
  childrenSorted: '{path}: children must be sorted by (order,id)',
} as const;

/** The seed's joined form of all schema errors; undefined where the schema holds. */
export function joinedSchemaErrors(tree: TaskTree): string | undefined {
  if (tree.schemaErrors.length === 0) return undefined;
  const texts = tree.schemaErrors.map((error) => fillMessage(schemaMessages[error.messageId], { ...error }));
  return `tree schema validation failed: ${texts.join('; ')}`;
}

/** The seed's joined form of all breached invariants, depth first; undefined where they hold. */
export function joinedInvariantErrors(breaches: readonly InvariantBreach[]): string | undefined {
  if (breaches.length === 0) return undefined;
  const texts = breaches.map((breach) => fillMessage(invariantMessages[breach.type], { ...breach.values }));
  return `tree invariants failed: ${texts.join('; ')}`;
}
