import type { FullAnswer, ModelAnswer, ModelCommit, ModelDoc, Question } from './types.ts';

export function check(commits: readonly ModelCommit[], question: Question): ModelAnswer;
/** What stands accepted at the head, by path. */
export function repair(answer: FullAnswer): Record<string, ModelDoc | null>;
/** What a waiver of the model says of a change. */
export function digest(
  finding: { readonly subjects: readonly string[] },
  before: ModelDoc | null,
  after: ModelDoc | null,
): string;
