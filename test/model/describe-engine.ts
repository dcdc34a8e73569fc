import { describe } from 'vitest';

/** Until the engine is the model's, it is held against it only where that is asked for. */
export const describeEngine = describe.skipIf(process.env.STATEWARD_MODEL !== '1');
