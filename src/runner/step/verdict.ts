import { canonicalText } from '../../kinds/task-tree/canonical.ts';
import type { ValidTree } from '../../kinds/task-tree/load.ts';
import type { TaskTree } from '../../kinds/task-tree/model.ts';
import { contractErrors } from '../../kinds/task-tree/runner/contract.ts';
import { type Outcome, outcomeOf } from '../../kinds/task-tree/runner/outcome.ts';
import type { TreeStep } from '../../kinds/task-tree/steps/step.ts';
import { type GuardResult, runGuard } from './guard.ts';
import type { StepInput } from './step-types.ts';

/** What becomes of a step, and why where it is not what the agent declared. */
export interface Verdict {
  readonly step: TreeStep;
  readonly outcome: Outcome;
  readonly agentError?: string;
  readonly guardLog?: Buffer;
}

/** Holds what the agent left behind against its contract, and runs the guard where nothing speaks against it. */
export async function verdictOn(
  previous: TaskTree,
  read: ValidTree,
  node: string,
  input: StepInput,
): Promise<Verdict | { readonly error: string; readonly guardLog?: Buffer }> {
  if ('error' in read) return retry(previous, node, read.error, input);
  const declared: TreeStep = { node, status: input.status, guard: 'skipped' };
  const broken =
    contractErrors(previous, read.tree, declared, input.settings) ??
    dryRun(previous, read.tree, declared, input);
  if (broken !== undefined) return retry(previous, node, broken, input);
  const guarded = await guardOf(input);
  const guardLog = guarded === undefined ? {} : { guardLog: guarded.log };
  if (guarded !== undefined && 'error' in guarded) return { error: guarded.error, ...guardLog };
  const step: TreeStep = { ...declared, guard: guarded?.guard ?? 'skipped' };
  const outcome = legalOutcome(previous, read.tree, step, input);
  if ('error' in outcome) return { ...retry(previous, node, outcome.error, input), ...guardLog };
  return { step, outcome, ...guardLog };
}

/** Only `done` runs the guard, and only where there is one. */
async function guardOf({ status, guard, signal }: StepInput): Promise<GuardResult | undefined> {
  return status === 'done' && guard !== undefined ? runGuard(guard, signal) : undefined;
}

/** Every row of the table that the guard may lead to; it is not worth running for a tree that none lets stand. */
function dryRun(
  previous: TaskTree,
  next: TaskTree,
  declared: TreeStep,
  input: StepInput,
): string | undefined {
  const runs = declared.status === 'done' && input.guard !== undefined;
  const guards = runs ? (['pass', 'fail'] as const) : (['skipped'] as const);
  for (const guard of guards) {
    const outcome = legalOutcome(previous, next, { ...declared, guard }, input);
    if ('error' in outcome) return outcome.error;
  }
  return undefined;
}

function legalOutcome(
  previous: TaskTree,
  next: TaskTree,
  step: TreeStep,
  { settings, judge }: StepInput,
): Outcome | { readonly error: string } {
  const outcome = outcomeOf(previous, next, step, settings.options);
  if ('error' in outcome) return outcome;
  const error = judge(canonicalText(previous), outcome.text, step);
  return error === undefined ? outcome : { error };
}

/** The previous tree with one attempt consumed. Where even that is refused, it is not the agent's fault. */
function retry(
  previous: TaskTree,
  node: string,
  agentError: string,
  input: StepInput,
): Verdict | { readonly error: string } {
  const step: TreeStep = { node, status: 'retry', guard: 'skipped' };
  const outcome = legalOutcome(previous, previous, step, input);
  if ('error' in outcome) return { error: `no step is legal from the previous tree: ${outcome.error}` };
  return { step, outcome, agentError };
}
