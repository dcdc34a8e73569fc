import { canonicalText } from '../../kinds/task-tree/canonical.ts';
import { type ValidTree, validTree } from '../../kinds/task-tree/load.ts';
import type { TaskTree } from '../../kinds/task-tree/model.ts';
import type { ContainedFolder } from '../contained-folder.ts';
import type { Decision } from './apply.ts';
import { type IterationMeta, type IterationPlace, writeMeta } from './iteration.ts';
import type { RunnerPlaces } from './places.ts';
import type { StepInput } from './step-types.ts';
import { type Verdict, verdictOn } from './verdict.ts';

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

/** The tree as the agent left it. Only a regular file of reasonable size is opened. */
async function foundTree(
  files: ContainedFolder,
  { tree }: RunnerPlaces,
  { limits }: StepInput,
): Promise<{ readonly bytes: Buffer | undefined; readonly read: ValidTree }> {
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
