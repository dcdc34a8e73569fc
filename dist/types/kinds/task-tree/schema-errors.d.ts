import { type JsonValue } from '../../core/json-value.ts';
import type { SchemaError, TreeNode } from './model.ts';
/**
 * All errors against the schema, in document order. Each node is validated by itself (the generated
 * validator does not descend into `children`), so that depth cannot overflow.
 */
export declare function schemaErrorsOf(value: JsonValue, nodes: readonly TreeNode[]): SchemaError[];
