import presetSchema from '../../../schemas/checklist-preset/v1.schema.json' with { type: 'json' };
import { checklistOptionsSchema } from './options.ts';

/** What `npm run generate` compiles. A preset is checked by itself, since a name may stand in its place. */
export const validatorSchemas = {
  validateOptions: {
    ...checklistOptionsSchema,
    properties: { ...checklistOptionsSchema.properties, preset: true },
  },
  validatePreset: presetSchema,
};
