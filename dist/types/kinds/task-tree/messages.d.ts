import type { InvariantBreach } from './invariants.ts';
import type { TaskTree } from './model.ts';
/** Messages of `task-tree/schema`, by the way in which a value is wrong. */
export declare const schemaMessages: {
    readonly missing: "{place}: missing property '{field}'";
    readonly unknown: "{place}: unknown property '{field}'";
    readonly empty: '{place}: {field} must not be empty';
    readonly type: '{place}: {field} must be {expected}, found {found}';
    readonly range: '{place}: {field} must be {expected}, found {found}';
    readonly value: '{place}: {field} must be {expected}, found {found}';
};
/** The literal messages of the seed's invariants (seed 000 §2). */
export declare const invariantMessages: {
    readonly duplicate: "duplicate id '{id}' at {path}";
    readonly maxAttempts: '{path}: max_attempts must be > 0';
    readonly attemptsBound: '{path}: attempts {attempts} exceeds max_attempts {maxAttempts}';
    readonly childrenSorted: '{path}: children must be sorted by (order,id)';
};
/** The seed's joined form of all schema errors; undefined where the schema holds. */
export declare function joinedSchemaErrors(tree: TaskTree): string | undefined;
/** The seed's joined form of all breached invariants, depth first; undefined where they hold. */
export declare function joinedInvariantErrors(breaches: readonly InvariantBreach[]): string | undefined;
