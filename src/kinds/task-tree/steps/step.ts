import type { Step } from '../../../engine/contract/context.ts';

export const statuses = ['done', 'retry', 'decomposed', 'replan'] as const;
export const guards = ['pass', 'fail', 'skipped'] as const;
export type Status = (typeof statuses)[number];
export type Guard = (typeof guards)[number];

/** A step on a task tree: which node, what became of it, what the guard said (docs/kinds/task-tree.md). */
export interface TreeStep extends Step {
  /** Id of the node. */
  readonly node: string;
  /** What the agent says of it; a replan is a person's. */
  readonly status: Status;
  /** What the guard said; `skipped` where it was not run. */
  readonly guard: Guard;
}

/** Where a step was read from, in the order in which the sources supply it. */
export type StepSource = 'flags' | 'trailer' | 'subject' | 'run-state' | 'inferred';

export function isStatus(value: unknown): value is Status {
  return statuses.some((status) => status === value);
}

export function isGuard(value: unknown): value is Guard {
  return guards.some((guard) => guard === value);
}

/** The fields only the runner changes, as the table of state transitions sets them. */
export interface RunnerFields {
  readonly passes: boolean;
  readonly attempts: number;
}

/** One row of the table; `decomposed` and `done` with a skipped guard change nothing. */
export interface TransitionRow {
  readonly status: Status;
  readonly guard: Guard;
  readonly passes: 'true' | '–';
  readonly attempts: '+1 while < max_attempts' | '–';
}

/** The state transitions, as data: the judgement, the documentation and messages read this. */
export const transitionTable: readonly TransitionRow[] = [
  { status: 'done', guard: 'pass', passes: 'true', attempts: '–' },
  { status: 'done', guard: 'fail', passes: '–', attempts: '+1 while < max_attempts' },
  { status: 'done', guard: 'skipped', passes: '–', attempts: '–' },
  { status: 'retry', guard: 'skipped', passes: '–', attempts: '+1 while < max_attempts' },
  { status: 'decomposed', guard: 'skipped', passes: '–', attempts: '–' },
];

/** Applies the table to one node's fields. Retry and decomposed do not depend on the guard. */
export function applyRow(
  fields: RunnerFields,
  maxAttempts: number,
  status: Status,
  guard: Guard,
): RunnerFields {
  const row = transitionTable.find(
    (each) => each.status === status && (status !== 'done' || each.guard === guard),
  );
  if (row === undefined) return fields;
  const counts = row.attempts !== '–' && fields.attempts < maxAttempts;
  return {
    passes: row.passes === 'true' ? true : fields.passes,
    attempts: counts ? fields.attempts + 1 : fields.attempts,
  };
}
