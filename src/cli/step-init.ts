import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { exitCodes } from '../check/exit-code.ts';
import { pathBelow } from '../check/path-below.ts';
import { policyOnDisk } from '../check/policy.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import type { JsonValue } from '../formats/json-value.ts';
import { kinds } from '../kinds/index.ts';
import { canonicalText } from '../kinds/task-tree/canonical.ts';
import { taskTree } from '../kinds/task-tree/index.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
import { runStateRole } from '../kinds/task-tree/parse.ts';
import { selectNode } from '../kinds/task-tree/select.ts';
import { jsonText } from '../output/json-text.ts';
import { safeText } from '../output/safe-text.ts';
import { containedFolder } from '../runner/contained-folder.ts';
import { initialTree, writeInitialTree } from '../runner/step/initial-tree.ts';
import { isRunId } from '../runner/step/run-state.ts';
import { refuse } from './outcome.ts';
import { processTerminal as terminal } from './terminal.ts';

export interface InitTreeFlags {
  readonly tree: string;
  readonly from?: string;
  readonly title?: string;
  readonly goal?: string;
  readonly run?: string;
  readonly format: string;
}

/** `stateward step init`. The exit code. */
export async function initTree(flags: InitTreeFlags): Promise<number> {
  const { format, run } = flags;
  if (format !== 'text' && format !== 'json')
    return refuse(usageError(`step init knows the formats text and json, not ${JSON.stringify(format)}`));
  if (run !== undefined && !isRunId(run))
    return refuse(usageError('--run is letters, digits, ".", "_" and "-", and begins with none of the last'));
  const top = topOnDisk(process.cwd()) ?? process.cwd();
  const places = placesOf(top, flags.tree);
  if (isUsageError(places)) return refuse(places);
  const plan = planOf(flags, top);
  if (typeof plan === 'object' && plan !== null && isUsageError(plan)) return refuse(plan);
  const tree = initialTree(plan);
  if (!tree.ok) return refuse(usageError(`the plan is no initial tree: ${safeText(tree.error.message)}`));
  const files = { ...places, run: run ?? runOf(tree.value) };
  const written = await writeInitialTree(containedFolder(top), files, tree.value);
  if (!written.ok && written.error.code === 'E_INPUT')
    return refuse(usageError(safeText(written.error.message)));
  if (!written.ok) {
    terminal.error(`stateward: ${safeText(written.error.message)}\n`);
    return exitCodes.cannotJudge;
  }
  const selected = selectNode(tree.value);
  const next = selected.ok ? selected.value : undefined;
  const said = { version: 1, ...written.value, run: files.run, next };
  terminal.out(format === 'json' ? jsonText(said) : textOf(written.value, next?.path ?? ''));
  return exitCodes.clean;
}

/** As the runner names a run: after the tree that it starts from. */
function runOf(tree: TaskNode): string {
  return `run-${createHash('sha256').update(canonicalText(tree)).digest('hex').slice(0, 8)}`;
}

function placesOf(
  top: string,
  typed: string,
): { readonly tree: string; readonly runState: string } | UsageError {
  const tree = pathBelow(top, typed);
  if (tree === undefined || tree === '') return usageError(`${JSON.stringify(typed)} is outside of ${top}`);
  const policy = policyOnDisk(top, undefined, kinds);
  if (isUsageError(policy)) return policy;
  const governed = policy.govern(tree);
  const { settings } = governed?.kind.id === taskTree.id ? governed : policy.governance(taskTree as never);
  const parts = taskTree.parts(tree, settings.options as never);
  const runState = parts.find(({ role }) => role === runStateRole)?.glob ?? '';
  return { tree, runState };
}

/** The plan that is handed in, or one open node. */
function planOf({ from, title, goal }: InitTreeFlags, top: string): JsonValue | UsageError {
  if (from === undefined) {
    const name = title ?? basename(top);
    return { id: 'root', title: name, goal: goal ?? name, next: 'decompose' };
  }
  if (title !== undefined || goal !== undefined)
    return usageError('--title and --goal are for a tree of one node; with --from the plan has them');
  try {
    return JSON.parse(readFileSync(from === '-' ? 0 : from, 'utf8')) as JsonValue;
  } catch (error) {
    return usageError(
      `--from cannot be read: ${safeText(error instanceof Error ? error.message : String(error))}`,
    );
  }
}

function textOf(
  { tree, runState, schema }: { readonly tree: string; readonly runState: string; readonly schema: string },
  next: string,
): string {
  const written = [tree, runState, schema].map((path) => `wrote ${safeText(path)}\n`).join('');
  const paths = [tree, runState, schema].map((path) => JSON.stringify(path)).join(' ');
  return `${written}next: ${safeText(next)}\nCommit them, so that the first step has a tree to start from:\n  git add ${safeText(paths)} && git commit -m "Plan"\n`;
}
