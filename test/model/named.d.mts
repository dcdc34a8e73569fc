import type { ModelCommit, Question } from './types.ts';

/** The named histories of the law; each throws where the model does not say what it must. */
export const namedCases: readonly (readonly [string, () => void])[];
/** What the cases asked so far. */
export const asked: readonly (Question & { readonly commits: readonly ModelCommit[] })[];
