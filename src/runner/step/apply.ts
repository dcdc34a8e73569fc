import { validTree } from '../../kinds/task-tree/load.ts';
import { stepMessage } from '../../kinds/task-tree/runner/step-message.ts';
import { selectionOf } from '../../kinds/task-tree/select.ts';
import type { ContainedFolder } from '../contained-folder.ts';
import { writeContext } from './context-files.ts';
import { type IterationMeta, type IterationPlace, writeMeta } from './iteration.ts';
import type { RunnerPlaces } from './places.ts';
import { runStateText } from './run-state.ts';
import type { HeldFile, StepInput, StepRecord } from './step-types.ts';

/** What an iteration decided, as its directory holds it. */
export interface Decision {
  readonly meta: IterationMeta;
  readonly after: string;
  readonly summary: string;
  readonly guardLog: Buffer | undefined;
}

const mostLog = 1 << 24;

/** Reads back what a decided iteration recorded; undefined where a part of it is missing. */
export async function readDecision(
  files: ContainedFolder,
  { directory }: IterationPlace,
  meta: IterationMeta,
  mostBytes: number,
): Promise<Decision | undefined> {
  const after = await files.read(`${directory}/tree.after.json`, mostBytes);
  const guardLog = await files.read(`${directory}/guard.log`, mostLog);
  const error = await files.read(`${directory}/agent_error.log`, mostLog);
  const summary = error?.toString('utf8').trimEnd() ?? meta.declared.summary;
  return after === undefined ? undefined : { meta, after: after.toString('utf8'), summary, guardLog };
}

/**
 * Writes what was decided: the tree, the run state, the agent's context, the commit. It can be done again from
 * the start after a crash at any point, and ends the same.
 */
export async function applyDecision(
  files: ContainedFolder,
  places: RunnerPlaces,
  place: IterationPlace,
  { meta, after, summary, guardLog }: Decision,
  { commit }: Pick<StepInput, 'commit'>,
): Promise<string | undefined> {
  if (files.look(places.tree) === 'folder') await files.move(places.tree, await freeName(files, place));
  await files.write(places.tree, after);
  const { run, number } = place;
  const { status: lastStatus, guard: lastGuard } = meta;
  const state = { runId: run, nextIteration: number + 1, lastStatus, lastSummary: summary, lastGuard };
  const stateText = runStateText(state);
  await files.write(places.runState, stateText);
  await writeContext(files, places, meta, summary, guardLog);
  await writeMeta(files, place, { ...meta, phase: 'written' });
  if (commit === undefined) return undefined;
  const id = await committed(commit, messageOf(place, meta), [
    { path: places.tree, text: after, isOptional: false },
    { path: places.runState, text: stateText, isOptional: true },
  ]);
  await writeMeta(files, place, { ...meta, phase: 'committed' });
  return id;
}

/** Git refused the commit: no fault of the agent, and no attempt. */
export class CommitFailure extends Error {}

async function committed(
  commit: NonNullable<StepInput['commit']>,
  message: string,
  holds: readonly HeldFile[],
): Promise<string> {
  try {
    return await commit(message, holds);
  } catch (error) {
    throw new CommitFailure(error instanceof Error ? error.message : String(error));
  }
}

/** An agent may have put a folder where the tree was; nothing of it is deleted. */
async function freeName(files: ContainedFolder, { directory }: IterationPlace): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = `${directory}/tree.found.${count}`;
    if (files.look(name) === 'absent') return name;
  }
}

export function recordOf(
  place: IterationPlace,
  { meta, after, summary }: Decision,
  input: StepInput,
  commit: string | undefined,
  finished: boolean,
): StepRecord {
  const read = validTree(Buffer.from(after), meta.tree, input.limits);
  return {
    run: place.run,
    iteration: place.number,
    directory: place.directory,
    tree: meta.tree,
    node: meta.node_id,
    declared: meta.declared,
    status: meta.status,
    guard: meta.guard,
    ...(meta.agent_error ? { agentError: summary } : {}),
    updates: meta.updates,
    message: messageOf(place, meta),
    ...(commit === undefined ? {} : { commit }),
    finished,
    next: 'error' in read ? { status: 'complete' } : selectionOf(read.tree),
  };
}

export function messageOf({ run, number }: IterationPlace, { node_id, status, guard, tree }: IterationMeta) {
  return stepMessage(run, number, { node: node_id, status, guard }, tree);
}
