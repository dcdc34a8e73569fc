/** `npm run soak` takes its time: new random seeds, and what is slow or shown elsewhere already. */
export const isSoak = process.env.STATEWARD_SOAK === '1';
