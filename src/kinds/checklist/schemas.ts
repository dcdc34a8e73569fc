import presetSchema from '../../../schemas/checklist-preset/v1.schema.json' with { type: 'json' };
import { checklistOptionsSchema } from './options.ts';

const { $schema: _, $id: __, ...inline } = presetSchema;

/** What `npm run generate` compiles. A preset is one that is written out, or a name. */
export const validatorSchemas = {
  validateOptions: {
    ...checklistOptionsSchema,
    properties: { ...checklistOptionsSchema.properties, preset: { ...inline, type: ['object', 'string'] } },
  },
};
