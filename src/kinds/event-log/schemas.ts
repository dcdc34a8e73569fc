import eventSchema from '../../../schemas/event/v1.schema.json' with { type: 'json' };
import { eventLogOptionsSchema } from './options.ts';

/** What `npm run generate` compiles. */
export const validatorSchemas = { validateOptions: eventLogOptionsSchema, validateEvent: eventSchema };
