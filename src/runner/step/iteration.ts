import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonPart } from '../../formats/json-part.ts';
import { isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import type { StateUpdateSummary } from '../../kinds/task-tree/state-update.ts';
import { isGuard, isStatus, type TreeStep } from '../../kinds/task-tree/steps/step.ts';
import type { ContainedFolder } from '../contained-folder.ts';
import type { RunnerPlaces } from './places.ts';

/**
 * How far an iteration came. `decided`: its outcome is recorded, and may not be written yet; `written`: it is;
 * `committed`: it is committed too. A crash leaves one of them, and the next step goes on from there.
 */
export type Phase = 'decided' | 'written' | 'committed';

/** What `meta.json` holds, in the spelling of the reference runner. */
export interface IterationMeta {
  readonly run_id: string;
  readonly iter: number;
  readonly tree: string;
  readonly node_id: string;
  readonly status: TreeStep['status'];
  readonly guard: TreeStep['guard'];
  readonly declared: { readonly status: string; readonly summary: string };
  readonly agent_error: boolean;
  readonly updates: StateUpdateSummary;
  readonly started_at: string;
  readonly ended_at: string;
  readonly duration_ms: number;
  readonly commit: boolean;
  readonly phase: Phase;
}

/** The directory of one iteration, and its number. */
export interface IterationPlace {
  readonly run: string;
  readonly number: number;
  readonly directory: string;
}

export function iterationPlace(places: RunnerPlaces, run: string, number: number): IterationPlace {
  return { run, number, directory: `${places.iterations}/${run}/${number}` };
}

/** The numbers of a run's iterations, the last first. Whatever else lies there is not the runner's. */
export async function iterationNumbers(
  files: ContainedFolder,
  places: RunnerPlaces,
  run: string,
): Promise<number[]> {
  const folder = `${places.iterations}/${run}`;
  if (files.look(folder) !== 'folder') return [];
  const names = await readdir(join(files.folder, folder));
  const numbers = names.filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number);
  return numbers.sort((left, right) => right - left);
}

/** Makes the directory of a new iteration; folders of the runner's records keep themselves out of commits. */
export async function beginIteration(
  files: ContainedFolder,
  places: RunnerPlaces,
  run: string,
  atLeast: number,
): Promise<IterationPlace> {
  const [last = 0] = await iterationNumbers(files, places, run);
  const place = iterationPlace(places, run, Math.max(last + 1, atLeast));
  await files.makeFolder(place.directory);
  await ignoreFolder(files, places.iterations);
  return place;
}

export async function ignoreFolder(files: ContainedFolder, folder: string): Promise<void> {
  const path = `${folder}/.gitignore`;
  if (files.look(path) === 'absent') await files.write(path, '*\n');
}

export async function writeMeta(
  files: ContainedFolder,
  { directory }: IterationPlace,
  meta: IterationMeta,
): Promise<void> {
  await files.write(`${directory}/meta.json`, `${JSON.stringify(meta, null, 2)}\n`);
}

/** What an iteration recorded of itself; undefined where it has not come to a decision, or says something else. */
export async function readMeta(
  files: ContainedFolder,
  { directory, run, number }: IterationPlace,
): Promise<IterationMeta | undefined> {
  const bytes = await files.read(`${directory}/meta.json`, 1 << 24);
  const value = bytes === undefined ? undefined : jsonOf(bytes);
  if (value === undefined || !isMeta(value)) return undefined;
  return value.run_id === run && value.iter === number ? value : undefined;
}

/** JSON of a file that anybody may have written; undefined where it is none. */
export function jsonOf(bytes: Buffer): JsonValue | undefined {
  return readJsonPart('', bytes, defaultLimits).value;
}

const phases: readonly unknown[] = ['decided', 'written', 'committed'];

function isMeta(value: JsonValue): value is JsonValue & IterationMeta {
  if (!isJsonObject(value)) return false;
  const { run_id, iter, tree, node_id, status, guard, declared, updates, phase, commit } = value;
  const texts = [run_id, tree, node_id].every((each) => typeof each === 'string');
  const nested = [declared, updates].every((each) => each !== undefined && isJsonObject(each));
  const words = isStatus(status) && isGuard(guard) && phases.includes(phase);
  return texts && nested && words && typeof iter === 'number' && typeof commit === 'boolean';
}
