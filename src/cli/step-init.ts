import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { exitCodes } from '../check/exit-code.ts';
import { pathBelow } from '../check/path-below.ts';
import { policyOnDisk } from '../check/policy.ts';
import { cannotRead, readOrUserError } from '../check/read-or-user-error.ts';
import { topOnDisk } from '../check/top-on-disk.ts';
import { UserError } from '../check/user-error.ts';
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
import type { TextOrJson } from './commands/command-parts.ts';
import { type Io, readInput } from './io.ts';

interface InitTreeFlags {
  readonly tree: string;
  readonly from?: string;
  readonly title?: string;
  readonly goal?: string;
  readonly run?: string;
  readonly format: TextOrJson;
}

/** `stateward step init`. The exit code. */
export async function initTree(io: Io, flags: InitTreeFlags): Promise<number> {
  const { format, run } = flags;
  if (run !== undefined && !isRunId(run))
    throw new UserError('--run is letters, digits, ".", "_" and "-", and begins with none of the last');
  const top = topOnDisk(io.cwd, io.env) ?? io.cwd;
  const places = placesOf(top, io.cwd, flags.tree);
  const tree = initialTree(await planOf(io, flags, top));
  if (!tree.ok) throw new UserError(`the plan is no initial tree: ${safeText(tree.error.message)}`);
  const files = { ...places, run: run ?? runOf(tree.value) };
  const written = await writeInitialTree(containedFolder(top), files, tree.value);
  if (!written.ok) {
    const isUsage = written.error.code === 'E_INPUT';
    throw new UserError(safeText(written.error.message), isUsage ? exitCodes.usage : exitCodes.cannotJudge);
  }
  const selected = selectNode(tree.value);
  const next = selected.ok ? selected.value : undefined;
  const said = { version: 1, ...written.value, run: files.run, next };
  io.out(format === 'json' ? jsonText(said) : textOf(written.value, next?.path ?? ''));
  return exitCodes.clean;
}

/** As the runner names a run: after the tree that it starts from. */
function runOf(tree: TaskNode): string {
  return `run-${createHash('sha256').update(canonicalText(tree)).digest('hex').slice(0, 8)}`;
}

function placesOf(
  top: string,
  cwd: string,
  typed: string,
): { readonly tree: string; readonly runState: string } {
  const tree = pathBelow(top, resolve(cwd, typed));
  if (tree === undefined || tree === '') throw new UserError(`${JSON.stringify(typed)} is outside of ${top}`);
  const policy = policyOnDisk(top, undefined, kinds, cwd);
  const governed = policy.govern(tree);
  const { settings } = governed?.kind.id === taskTree.id ? governed : policy.governance(taskTree as never);
  const parts = taskTree.parts(tree, settings.options as never);
  const runState = parts.find(({ role }) => role === runStateRole)?.glob ?? '';
  return { tree, runState };
}

/** The plan that is handed in, or one open node. */
async function planOf(io: Io, { from, title, goal }: InitTreeFlags, top: string): Promise<JsonValue> {
  if (from === undefined) {
    const name = title ?? basename(top);
    return { id: 'root', title: name, goal: goal ?? name, next: 'decompose' };
  }
  if (title !== undefined || goal !== undefined)
    throw new UserError('--title and --goal are for a tree of one node; with --from the plan has them');
  const bytes = from === '-' ? await readInput(io) : readOrUserError(io.cwd, from);
  try {
    return JSON.parse(bytes.toString('utf8')) as JsonValue;
  } catch (error) {
    throw cannotRead(from, error);
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
