import type { Scenario } from './generate.mjs';
import type { FullAnswer, ModelCommit, ModelDoc, ModelHistory, Question } from './types.ts';

/** What the properties hold against the law: the model itself, or the engine behind the same face. */
export interface Engine {
  check(commits: readonly ModelCommit[], question: Question): FullAnswer | Promise<FullAnswer>;
  /** The head's content with every refused subject at its ground, by path. */
  repair(answer: FullAnswer): Readonly<Record<string, ModelDoc | null>>;
}
export function propertiesOf(engine: Engine): Record<string, (scenario: Scenario) => Promise<void>>;
export function make(scenario: Scenario): ModelHistory;
/** A history, a line for each commit. */
export function tell(history: Pick<ModelHistory, 'commits'>): string;
