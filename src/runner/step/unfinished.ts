import { canonicalText } from '../../kinds/task-tree/canonical.ts';
import { validTree } from '../../kinds/task-tree/load.ts';
import type { TaskTree } from '../../kinds/task-tree/model.ts';
import { outcomeOf } from '../../kinds/task-tree/runner/outcome.ts';
import type { ContainedFolder } from '../contained-folder.ts';
import { type Decision, readDecision } from './apply.ts';
import {
  type IterationMeta,
  type IterationPlace,
  iterationNumbers,
  iterationPlace,
  readMeta,
} from './iteration.ts';
import type { RunnerPlaces } from './places.ts';
import type { StepInput } from './step-types.ts';

export interface Unfinished {
  readonly place: IterationPlace;
  readonly decision: Decision;
  /** `finish`: a crash interrupted it. `commit`: it is written, and somebody else was to commit it. */
  readonly lacks: 'finish' | 'commit';
}

/**
 * The last iteration, where it started from the tree that is still the previous one and changed it: then it was
 * interrupted, or is not committed yet. A record that the runner would not have made is no record.
 */
export async function unfinishedIteration(
  files: ContainedFolder,
  places: RunnerPlaces,
  run: string,
  previous: TaskTree,
  input: StepInput,
): Promise<Unfinished | undefined> {
  for (const number of await iterationNumbers(files, places, run)) {
    const place = iterationPlace(places, run, number);
    const meta = await readMeta(files, place);
    // Without a decision nothing happened; the one before it may still lack its commit.
    if (meta === undefined || meta.tree !== places.tree) continue;
    const lacks = lackOf(meta, input);
    if (lacks === undefined) return undefined;
    const before = await files.read(`${place.directory}/tree.before.json`, input.limits.maxBytes);
    if (before?.toString('utf8') !== canonicalText(previous)) return undefined;
    const decision = await readDecision(files, place, meta, input.limits.maxBytes);
    if (decision === undefined || !isOutcome(previous, decision, input)) return undefined;
    const isThere = meta.phase === 'written' && decision.after === canonicalText(previous);
    return isThere ? undefined : { place, decision, lacks };
  }
  return undefined;
}

/** Who commits by himself is told that a step waits for it; `--commit` makes up for what it began. */
function lackOf(meta: IterationMeta, { fromHead, commit }: StepInput): Unfinished['lacks'] | undefined {
  if (meta.phase === 'decided') return 'finish';
  if (meta.phase === 'committed' || !fromHead) return undefined;
  return meta.commit && commit !== undefined ? 'finish' : 'commit';
}

function isOutcome(previous: TaskTree, { meta, after }: Decision, input: StepInput): boolean {
  const read = validTree(Buffer.from(after), meta.tree, input.limits);
  const step = { node: meta.node_id, status: meta.status, guard: meta.guard };
  if ('error' in read || !read.tree.byId.has(step.node)) return false;
  const outcome = outcomeOf(previous, read.tree, step, input.settings.options);
  return (
    !('error' in outcome) &&
    outcome.text === after &&
    input.judge(canonicalText(previous), after, step) === undefined
  );
}
