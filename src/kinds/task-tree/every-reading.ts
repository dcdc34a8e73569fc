import type { Problem } from '../../engine/contract/finding.ts';
import type { TaskTreeFacts } from './facts.ts';
import type { Reading } from './steps/reading.ts';

/** A finding about a step counts if every reading of the transition has it (docs/kinds/task-tree.md, Where a step comes from, 5). */
export function inEveryReading(
  facts: TaskTreeFacts,
  check: (reading: Reading) => Iterable<Problem>,
): Problem[] {
  const [first, ...rest] = facts.readings.map((reading) => [...check(reading)]);
  const key = (problem: Problem) => JSON.stringify([problem.messageId, problem.subject]);
  const others = rest.map((problems) => new Set(problems.map(key)));
  return (first ?? []).filter((problem) => others.every((keys) => keys.has(key(problem))));
}
