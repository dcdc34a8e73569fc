import schema from '../../../schemas/task_tree/v1.schema.json' with { type: 'json' };
import type { JsonObject } from '../../formats/json-value.ts';

/** The schema of a tree as it is published, for programs that have this package and not its files. */
export const publishedSchema: JsonObject = schema;
