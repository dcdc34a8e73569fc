import schema from '../../../schemas/task_tree/v1.schema.json' with { type: 'json' };
import { taskTreeOptionsSchema } from './options.ts';

/**
 * What `npm run generate` compiles into `validators.generated.js`. A node is validated without its
 * children, because ajv's recursive validators overflow at a few thousand levels.
 */
const { $defs } = schema;
const { node } = $defs;

export const validatorSchemas = {
  validateNode: { ...node, properties: { ...node.properties, children: { type: 'array' } } },
  validateOptions: taskTreeOptionsSchema,
};
