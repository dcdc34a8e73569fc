import { canonicalText } from '../../kinds/task-tree/canonical.ts';
import { validTree } from '../../kinds/task-tree/load.ts';
import type { TaskTree } from '../../kinds/task-tree/model.ts';
import { contractErrors } from '../../kinds/task-tree/runner/contract.ts';
import { type Outcome, outcomeOf } from '../../kinds/task-tree/runner/outcome.ts';
import type { TreeStep } from '../../kinds/task-tree/steps/step.ts';
import type { ContainedFolder } from '../contained-folder.ts';
import type { Decision } from './apply.ts';
import { type GuardResult, runGuard } from './guard.ts';
import { type IterationMeta, type IterationPlace, writeMeta } from './iteration.ts';
import type { RunnerPlaces } from './places.ts';
import type { StepInput } from './step-types.ts';

interface Verdict {
  readonly step: TreeStep;
  readonly outcome: Outcome;
  readonly agentError?: string;
  readonly guardLog?: Buffer;
}

/** Judges what the agent left behind and records the outcome; an error is the runner's own, and decides nothing. */
export async function decide(
  files: ContainedFolder,
  places: RunnerPlaces,
  place: IterationPlace,
  previous: TaskTree,
  node: string,
  input: StepInput,
): Promise<Decision | { readonly error: string }> {
  const started = input.now();
  const write = (name: string, content: string | Uint8Array) =>
    files.write(`${place.directory}/${name}`, content);
  await write('tree.before.json', canonicalText(previous));
  const found = await foundTree(files, places, input);
  const verdict = await verdictOn(previous, found.read, node, input);
  if (verdict.guardLog !== undefined) await write('guard.log', verdict.guardLog);
  if ('error' in verdict) return verdict;
  const { step, outcome, agentError, guardLog } = verdict;
  const summary = agentError ?? input.summary;
  await write('output.json', `${JSON.stringify({ status: step.status, summary }, null, 2)}\n`);
  if (agentError !== undefined) await write('agent_error.log', `${agentError}\n`);
  if (agentError !== undefined && found.bytes !== undefined) await write('tree.refused.json', found.bytes);
  await write('tree.after.json', outcome.text);
  const meta = metaOf(place, verdict, input, started);
  // Only now does the iteration count: what stands before this line is nobody's attempt.
  await writeMeta(files, place, meta);
  return { meta, after: outcome.text, summary, guardLog };
}

function metaOf(
  { run, number }: IterationPlace,
  { step, outcome, agentError }: Verdict,
  input: StepInput,
  started: Date,
): IterationMeta {
  const ended = input.now();
  return {
    run_id: run,
    iter: number,
    tree: input.tree,
    node_id: step.node,
    status: step.status,
    guard: step.guard,
    declared: { status: input.status, summary: input.summary },
    agent_error: agentError !== undefined,
    updates: outcome.updates,
    started_at: started.toISOString(),
    ended_at: ended.toISOString(),
    duration_ms: ended.getTime() - started.getTime(),
    commit: input.commit !== undefined,
    phase: 'decided',
  };
}

type ReadTree = { readonly tree: TaskTree } | { readonly error: string };

/** The tree as the agent left it. Only a regular file of reasonable size is opened. */
async function foundTree(
  files: ContainedFolder,
  { tree }: RunnerPlaces,
  { limits }: StepInput,
): Promise<{ readonly bytes: Buffer | undefined; readonly read: ReadTree }> {
  const standing = files.look(tree);
  const bytes = await files.read(tree, limits.maxBytes);
  if (bytes !== undefined) return { bytes, read: validTree(bytes, tree, limits) };
  const error = standing === 'file' ? `is larger than ${limits.maxBytes} bytes` : unreadable[standing];
  return { bytes, read: { error: `${tree} ${error}` } };
}

const unreadable = {
  absent: 'is gone',
  folder: 'is a folder now',
  link: 'is a symbolic link now, or stands behind one',
  other: 'is no regular file',
} as const;

async function verdictOn(
  previous: TaskTree,
  read: ReadTree,
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
