import type { FullAnswer, ModelCommit, ModelDoc, Question } from './types.ts';

export function check(commits: readonly ModelCommit[], question: Question): FullAnswer;
export function repair(answer: FullAnswer): Record<string, ModelDoc | null>;
