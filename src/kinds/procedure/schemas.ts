import schema from '../../../schemas/procedure/v1.schema.json' with { type: 'json' };
import { procedureOptionsSchema } from './options.ts';

/**
 * What `npm run generate` compiles. Nodes and links are validated one by one, with their older names replaced: what
 * mixes both spellings is found before.
 */
const { node, link, runContent } = schema.$defs;
const { not: _, ...plainNode } = node;
const { oneOf: __, ...plainLink } = link;

export const validatorSchemas = {
  validateNode: plainNode,
  validateLink: { ...plainLink, required: [...link.required, 'node_a', 'node_b'] },
  validateRunContent: runContent,
  validateOptions: procedureOptionsSchema,
};
