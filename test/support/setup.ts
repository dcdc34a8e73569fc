import fc from 'fast-check';
import { isSoak } from './soak.ts';

/**
 * One seed for everybody, so that a run says the same on every machine; `npm run soak` draws new ones and
 * may find what it does not.
 */
fc.configureGlobal(isSoak ? {} : { seed: 20_261_121 });
