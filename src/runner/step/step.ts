import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { validTree } from '../../kinds/task-tree/load.ts';
import type { TaskTree } from '../../kinds/task-tree/model.ts';
import { selectionOf } from '../../kinds/task-tree/select.ts';
import { isTemporaryOf } from '../atomic-file.ts';
import { type ContainedFolder, containedFolder } from '../contained-folder.ts';
import { applyDecision, CommitFailure, type Decision, recordOf } from './apply.ts';
import { decide } from './decide.ts';
import { runGuard } from './guard.ts';
import { beginIteration, type IterationPlace, iterationNumbers } from './iteration.ts';
import { type RunnerPlaces, runnerPlaces } from './places.ts';
import { refused, uncommitted } from './refusals.ts';
import { knownRunState, runStateText } from './run-state.ts';
import { putBack, type StandingFiles, standingFiles } from './standing-files.ts';
import type { StepInput, StepResult } from './step-types.ts';
import { type Unfinished, unfinishedIteration } from './unfinished.ts';

/** What does not change while a step goes on. */
interface Setup {
  readonly files: ContainedFolder;
  readonly places: RunnerPlaces;
  readonly input: StepInput;
}

/**
 * The runner's half of a step (docs/step.md, What happens; who calls starts the agent): validates what the agent left
 * behind, runs the guard, applies the runner's updates, writes. Never throws: what goes wrong in the runner is
 * its own outcome, and consumes nothing.
 */
export async function runStep(
  input: StepInput,
  files: ContainedFolder = containedFolder(input.top),
): Promise<StepResult> {
  const setup = { files, places: runnerPlaces(input.tree, input.runState), input };
  try {
    return await stepWith(setup);
  } catch (error) {
    return { outcome: 'runner-error', message: textOf(error) };
  }
}

/**
 * Finishes the iteration before, where a crash interrupted it; undefined where there is none, or it cannot be told.
 * A loop asks before it runs the agent anew.
 */
export async function finishStep(
  input: StepInput,
  files: ContainedFolder = containedFolder(input.top),
): Promise<StepResult | undefined> {
  const setup = { files, places: runnerPlaces(input.tree, input.runState), input };
  try {
    const { run } = await runOf(setup);
    const read = validTree(input.previous, `previous ${input.tree}`, input.limits);
    if ('error' in read) return undefined;
    const unfinished = await unfinishedIteration(files, setup.places, run, read.tree, input);
    return unfinished?.lacks === 'finish' ? await finish(setup, unfinished) : undefined;
  } catch (error) {
    return { outcome: 'runner-error', message: textOf(error) };
  }
}

async function stepWith(setup: Setup): Promise<StepResult> {
  const { files, places, input } = setup;
  const { run, atLeast } = await runOf(setup);
  const read = validTree(input.previous, `previous ${input.tree}`, input.limits);
  if ('error' in read) {
    const place = await beginIteration(files, places, run, atLeast);
    return runnerError(setup, place, `the previous tree cannot be used: ${read.error}`);
  }
  const previous = read.tree;
  const unfinished = input.isAsked
    ? undefined
    : await unfinishedIteration(files, places, run, previous, input);
  if (unfinished?.lacks === 'commit') return uncommitted(unfinished);
  const finished = unfinished === undefined ? undefined : await finish(setup, unfinished);
  if (finished !== undefined) return finished;
  const selected = selectionOf(previous);
  if (selected.status !== 'open') return refused(selected);
  await removeLeftovers(setup);
  const place = await beginIteration(files, places, run, atLeast);
  return iterate(setup, place, previous, selected.node);
}

async function iterate(
  setup: Setup,
  place: IterationPlace,
  previous: TaskTree,
  node: string,
): Promise<StepResult> {
  const { files, places, input } = setup;
  let decision: Decision;
  try {
    files.assertReachable(places.tree);
    for (const path of [places.runState, places.history, places.failure]) files.assertWritable(path);
    const decided = await decide(files, places, place, previous, node, input);
    if ('error' in decided) return await runnerError(setup, place, decided.error);
    decision = decided;
  } catch (error) {
    return runnerError(setup, place, textOf(error));
  }
  return applied(setup, place, decision, false);
}

/** From here on the outcome stands, unless git refuses it: what else fails is done again by the next step. */
async function applied(
  setup: Setup,
  place: IterationPlace,
  decision: Decision,
  finished: boolean,
): Promise<StepResult> {
  const { files, places, input } = setup;
  const standing = await standingFiles(files, places);
  try {
    const commit = await applyDecision(files, places, place, decision, input);
    return { outcome: 'recorded', record: recordOf(place, decision, input, commit, finished) };
  } catch (error) {
    // An iteration that a crash interrupted has no version of the agent any more to go back to.
    if (error instanceof CommitFailure && !finished) return unstepped(setup, place, standing, error.message);
    const message = `${textOf(error)}\nIteration ${place.number} is decided; the next step finishes it.`;
    await files.write(`${place.directory}/runner_error.log`, `${message}\n`).catch(() => {});
    return { outcome: 'runner-error', message, directory: place.directory };
  }
}

/** Git failed: nothing counts, and the tree and the agent's context stand as they did; the same call does it all again. */
async function unstepped(
  setup: Setup,
  place: IterationPlace,
  standing: StandingFiles,
  message: string,
): Promise<StepResult> {
  try {
    await putBack(setup.files, standing);
  } catch (error) {
    return { outcome: 'runner-error', message: `${message}\n${textOf(error)}`, directory: place.directory };
  }
  return runnerError(setup, place, message);
}

/**
 * An iteration that a crash interrupted is finished as it was decided; what lies in its way is kept. Undefined where nothing
 * came of it: a record lies where an agent writes too, so that a pass is one only if the guard says so again.
 */
async function finish(setup: Setup, { place, decision }: Unfinished): Promise<StepResult | undefined> {
  const { files, places, input } = setup;
  if (decision.meta.guard === 'pass') {
    const guarded = input.guard === undefined ? undefined : await runGuard(input.guard, input.signal);
    if (guarded !== undefined && 'error' in guarded)
      return { outcome: 'runner-error', message: guarded.error, directory: place.directory };
    if (guarded?.guard !== 'pass') {
      await forget(setup, place, decision);
      return undefined;
    }
  }
  await removeLeftovers(setup);
  const found = await files.read(places.tree, input.limits.maxBytes);
  if (found !== undefined && found.toString('utf8') !== decision.after)
    await files.write(`${place.directory}/tree.displaced.json`, found);
  const commit = decision.meta.commit ? input.commit : undefined;
  return applied({ ...setup, input: { ...input, commit } }, place, decision, true);
}

/** The tree that was decided goes, where it is written; what else the agent left stays. */
async function forget({ files, places, input }: Setup, place: IterationPlace, { meta, after }: Decision) {
  const found = await files.read(places.tree, input.limits.maxBytes);
  if (found?.toString('utf8') === after) await files.write(places.tree, input.previous);
  const message = 'The guard did not pass when this iteration was to be finished: nothing came of it.';
  await files.write(`${place.directory}/runner_error.log`, `${message}\n`);
  await writeFailed(files, place, meta.tree);
}

function writeFailed(files: ContainedFolder, { directory, run, number }: IterationPlace, tree: string) {
  const meta = { run_id: run, iter: number, tree, phase: 'failed' };
  return files.write(`${directory}/meta.json`, `${JSON.stringify(meta, null, 2)}\n`);
}

/** Logged where that is possible; the run state counts on with an empty summary, and nothing else happens. */
async function runnerError(
  { files, places }: Setup,
  place: IterationPlace,
  message: string,
): Promise<StepResult> {
  const { directory, run, number } = place;
  const state = {
    runId: run,
    nextIteration: number + 1,
    lastStatus: 'retry',
    lastSummary: null,
    lastGuard: 'skipped',
  };
  await files.write(`${directory}/runner_error.log`, `${message}\n`).catch(() => {});
  await writeFailed(files, place, places.tree).catch(() => {});
  await files.write(places.runState, runStateText(state)).catch(() => {});
  return { outcome: 'runner-error', message, directory };
}

/** The run goes on as HEAD has it, else as the disk has it; a new one is named after the tree it starts from. */
async function runOf({
  files,
  places,
  input,
}: Setup): Promise<{ readonly run: string; readonly atLeast: number }> {
  const onDisk = knownRunState(await files.read(places.runState, 1 << 24));
  const state = knownRunState(input.runStateAtHead) ?? onDisk;
  const named = `run-${createHash('sha256').update(input.previous).digest('hex').slice(0, 8)}`;
  const run = input.run ?? state?.runId ?? named;
  const atLeast = state?.runId === run ? state.nextIteration : 1;
  const [last = 0] = await iterationNumbers(files, places, run);
  return { run, atLeast: Math.max(atLeast, last + 1) };
}

/** Temporary files of a write that a crash cut short; git would take them for work. */
async function removeLeftovers({ files, places }: Setup): Promise<void> {
  for (const path of [places.tree, places.runState]) {
    const folder = dirname(path);
    if (files.look(folder) !== 'folder') continue;
    const names = await readdir(join(files.folder, folder));
    const leftovers = names.filter((name) => isTemporaryOf(basename(path), name));
    for (const name of leftovers) await rm(join(files.folder, folder, name), { force: true });
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
