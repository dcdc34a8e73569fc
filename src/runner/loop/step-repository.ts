import { join } from 'node:path';
import { exitCodes } from '../../check/exit-code.ts';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { UserError } from '../../check/user-error.ts';
import type { Settings } from '../../engine/contract/check.ts';
import { checkGoverned } from '../../engine/judge/check-transition.ts';
import { jsonEqual } from '../../formats/json-equal.ts';
import type { JsonValue } from '../../formats/json-value.ts';
import { direct } from '../../git/direct.ts';
import type { Environment } from '../../git/environment.ts';
import { createGitHistory } from '../../git/history/history.ts';
import { createGitObjects } from '../../git/objects/objects.ts';
import { gitFolderOf, openGitRepository } from '../../git/repository.ts';
import { commitEverything } from '../../git/work-tree/commit.ts';
import { workTreeTop } from '../../git/work-tree/paths.ts';
import type { TaskTreeOptions } from '../../kinds/task-tree/options.ts';
import type { TreeStep } from '../../kinds/task-tree/steps/step.ts';
import { free, type RunnerLock, takeLock } from '../step/lock.ts';
import { runStep } from '../step/step.ts';
import type { HeldFile, StepInput, StepResult } from '../step/step-types.ts';
import type { StepOptions } from './step-options.ts';
import { findSteppedTree, type SteppedTree } from './step-tree.ts';

/** Where a step is called: the folder, and the environment that git and the guard get. */
export interface StepCaller {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/**
 * One step in the repository around the caller's folder.
 *
 * @throws UserError where there is nothing to step on
 */
export async function stepRepository(options: StepOptions, caller: StepCaller): Promise<StepResult> {
  const lock = lockHere(caller.folder);
  if ('error' in lock) throw new UserError(lock.error);
  try {
    const input = await stepInputHere(options, caller);
    return 'top' in input ? await runStep(input) : input;
  } finally {
    lock.release();
  }
}

/** One runner at a time steps in a work tree: each commits everything that is in it. */
export function lockHere(folder: string): RunnerLock | { readonly error: string } {
  const top = topOnDisk(folder);
  const git = top === undefined ? undefined : gitFolderOf(top);
  return git === undefined ? free : takeLock(join(git, 'stateward-runner.lock'));
}

/** What a step begins with: the tree before, and how it is governed. */
export async function stepInputHere(
  options: StepOptions,
  caller: StepCaller,
): Promise<StepInput | StepResult> {
  const git = direct(openGitRepository(caller.folder, caller.environment));
  const top = await workTreeTop(git);
  if (!top.ok)
    throw new UserError(`a step needs a work tree of git: ${top.obstacle.message}`, exitCodes.cannotJudge);
  const objects = createGitObjects(git);
  const source = { git, history: createGitHistory(git, objects), blobs: objects };
  const found = await findSteppedTree(source, options, caller.folder).finally(objects.close);
  if ('obstacle' in found) {
    const { message, fix } = found.obstacle;
    return { outcome: 'runner-error', message: `${message} ${fix}` };
  }
  return stepInput(top.value, found, options, caller);
}

function stepInput(
  top: string,
  found: SteppedTree,
  options: StepOptions,
  { folder, environment, signal }: StepCaller,
): StepInput {
  const { governance, limits, ...tree } = found;
  const { status, summary, guard, run } = options;
  return {
    ...tree,
    top,
    limits,
    settings: governance.settings as Settings<TaskTreeOptions>,
    fromHead: options.previous === undefined,
    status,
    summary,
    run,
    guard: guard === undefined ? undefined : { ...guard, folder, environment },
    now: () => new Date(),
    judge: (before, after, step) => gateErrors(found, before, after, step),
    commit: options.commit ? (message, holds) => commitStep(top, environment, message, holds) : undefined,
    ...(signal === undefined ? {} : { signal }),
  };
}

/** What the gate would say is an error, so that what the runner commits is never refused. */
function gateErrors(
  { governance, limits, tree }: SteppedTree,
  before: string,
  after: string,
  step: TreeStep,
): string | undefined {
  const report = checkGoverned(governance, limits, { before, after, path: tree, step });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const texts = errors.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  return texts.length === 0 ? undefined : texts.join('; ');
}

/**
 * Commits a step. Hooks and filters of git are within the agent's reach, and so is git itself for what it left running:
 * a commit that declares or holds something else than the runner decided is taken back.
 */
function commitStep(
  top: string,
  environment: Environment,
  message: string,
  holds: readonly HeldFile[],
): Promise<string> {
  const git = direct(openGitRepository(top, environment));
  const read = async (...args: string[]) => {
    const result = await git.run(args);
    return result.ok ? result.output.toString('utf8') : undefined;
  };
  const faultOf = async (id: string) => {
    const said = (await read('log', '-1', '--format=%B', id)) ?? '';
    if (declarations(said).join() !== declarations(message).join())
      return changed("the message's Agent-Step line");
    for (const { path, text, isOptional } of holds) {
      const held = await read('cat-file', 'blob', `${id}:${path}`);
      if (held === undefined ? !isOptional : !sameJson(held, text)) return changed(path);
    }
    return undefined;
  };
  return commitEverything(top, environment, { message, paths: holds.map(({ path }) => path), faultOf });
}

function changed(what: string): string {
  return `${what} was changed while git committed the step, by a hook, a filter or another process, so the commit was taken back. Look at git config core.hooksPath, .git/hooks and .git/info/attributes, and step again`;
}

function declarations(message: string): readonly string[] {
  return message.split('\n').filter((line) => /^\s*agent-step\s*:/i.test(line));
}

function sameJson(left: string, right: string): boolean {
  try {
    const [one, other]: JsonValue[] = [left, right].map((text): JsonValue => JSON.parse(text));
    return jsonEqual(one, other);
  } catch {
    return false;
  }
}
