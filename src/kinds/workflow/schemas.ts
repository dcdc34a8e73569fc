import frontmatter from '../../../schemas/workflow-frontmatter.schema.json' with { type: 'json' };
import graph from '../../../schemas/workflow-graph.schema.json' with { type: 'json' };
import { workflowOptionsSchema } from './options.ts';

/** What `npm run generate` compiles into `validators.generated.js`. */
export const validatorSchemas = {
  validateFrontmatter: frontmatter,
  validateGraph: graph,
  validateOptions: workflowOptionsSchema,
};
