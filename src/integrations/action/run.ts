import { resolve } from 'node:path';
import { guardCancelled } from '../../check/guard-cancelled.ts';
import { UserError } from '../../check/user-error.ts';
import { buildReport, cannotCheck, type Obstacle, type Report } from '../../engine/contract/report.ts';
import { isUsageObstacle } from '../../git/obstacles.ts';
import { openGitRepository } from '../../git/repository.ts';
import { commandName } from '../../output/home.ts';
import type { RepositoryName } from './api.ts';
import { type ActionEvent, type ActionTarget, readTarget } from './event.ts';
import { type ActionInputs, readInputs } from './inputs.ts';
import { judgePlan } from './judge.ts';
import { planOf } from './plan.ts';
import { checkReportFiles } from './report-file.ts';
import { mergedAsOf } from './squash.ts';

/** What an action run starts from: nothing of it is trusted but the inputs. */
export interface ActionCall {
  readonly event: ActionEvent;
  readonly inputs: ActionInputs;
  /** The folder that the runner checks repositories out to. */
  readonly workspace: string;
  /** Throws where the runner does not say it. */
  readonly repository: () => RepositoryName;
}

/** What was judged, and what is to be said beside the report. */
export interface ActionJudgement {
  readonly report: Report;
  readonly notices: readonly string[];
  /** The commits that were judged; undefined where none were. */
  readonly range?: string;
  readonly head?: string;
  /** The command that judges the same again, in a clone of the branch. */
  readonly again?: string;
}

/**
 * Reads the inputs.
 *
 * @throws UserError where one cannot be used
 */
export function callOf(
  event: ActionEvent,
  get: (name: string) => string,
  { workspace, repository }: Pick<ActionCall, 'workspace' | 'repository'>,
): ActionCall {
  const inputs = readInputs(get);
  checkReportFiles(inputs, workspace);
  return { event, inputs, workspace, repository };
}

/**
 * From an event to a report.
 *
 * @throws UserError where the event or the inputs do not say what is to be judged
 */
export async function judgeEvent(call: ActionCall): Promise<ActionJudgement> {
  const { event, inputs } = call;
  const target = readTarget(event, inputs.ends);
  if (target.type === 'nothing') return nothing(target.reason);
  const { guard } = inputs;
  if (guard === 'cancelled') return judged(cannotCheck(guardCancelled));
  const { granularity, config, token } = inputs;
  const mergedAs = token === undefined ? undefined : mergedAsOf(token, call.repository);
  return judgeTarget(call, target, { guard, granularity, config, mergedAs });
}

async function judgeTarget(
  { inputs, workspace }: ActionCall,
  target: Exclude<ActionTarget, { readonly type: 'nothing' }>,
  rules: Parameters<typeof judgePlan>[2],
): Promise<ActionJudgement> {
  const git = openGitRepository(resolve(workspace, inputs.path));
  const plan = await planOf(git, target);
  if (!plan.ok)
    return refused(plan.obstacle.code === 'not-a-repository' ? notCheckedOut(git.directory) : plan.obstacle);
  const { tip, head, notices } = plan.value;
  const report = await judgePlan(git, plan.value, rules);
  const range = tip === null ? `what is new up to ${head}` : `${tip}..${head}`;
  const call = `${commandName} check --base ${tip?.slice(0, 12)} --config-from base`;
  return { report, notices, range, head, ...(tip === null ? {} : { again: call }) };
}

/** Nothing else has the Action run where no repository is. */
function notCheckedOut(path: string): Obstacle {
  return {
    code: 'not-a-repository',
    message: `There is no git repository in ${path}.`,
    fix: 'Check it out before this step, and name its place with the input path where that is not the workspace:\n  - uses: actions/checkout@v5\n    with:\n      fetch-depth: 0',
  };
}

function refused(obstacle: Obstacle): ActionJudgement {
  if (isUsageObstacle(obstacle)) throw new UserError(`${obstacle.message} ${obstacle.fix}`);
  return judged(cannotCheck(obstacle));
}

function nothing(reason: string): ActionJudgement {
  return judged(buildReport({ findings: [] }), [`${reason}: there is nothing to judge`]);
}

function judged(report: Report, notices: readonly string[] = []): ActionJudgement {
  return { report, notices };
}
