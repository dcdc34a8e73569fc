import fc from 'fast-check';

/**
 * One seed for everybody, so that a run says the same on every machine; `npm run soak` draws new ones and
 * may find what it does not.
 */
const soak = process.env.STATEWARD_SOAK === '1';

fc.configureGlobal(soak ? {} : { seed: 20_261_121 });
