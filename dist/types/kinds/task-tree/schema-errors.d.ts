import { type JsonValue } from '../../core/json-value.ts';
import type { SchemaError, TreeNode } from './model.ts';
/**
 * All errors against the schema, in document order. Each node is validated by itself (the generated
 * validator does not descend into `children`), so that depth cannot overflow.
 */
export declare function schemaErrorsOf(value: JsonValue, nodes: readonly TreeNode[]): SchemaError[];
/** A value as messages show it: JSON, cut short; a number that cannot be held exactly shows its text. */
export declare function shown(value: JsonValue | undefined): string;
