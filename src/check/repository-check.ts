import type { CheckedRange, RangeInput } from '../app/check-range.ts';
import type { Policy } from '../app/policy/built-in-policy.ts';
import { policyAt, policyInput } from '../app/policy/range-policy.ts';
import type { ResolvedRange } from '../app/ports.ts';
import { type Govern, governAsUsual, governNamed } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';
import { cannotCheck, type Obstacle, type Report } from '../core/report.ts';
import { linesOf } from '../git/history/unjudged-range.ts';
import type { GitBlobs } from '../git/objects/blobs.ts';
import { historyMissing, isUsageObstacle } from '../git/obstacles.ts';
import { resolveCommit } from '../git/refs/refs.ts';
import type { GitRepository } from '../git/repository.ts';
import { commandName } from '../output/home.ts';
import type { CheckMode, RepositoryCheckOptions as CheckOptions } from './check-mode.ts';
import { findTarget } from './check-target.ts';
import { guardCancelled } from './guard-cancelled.ts';
import { judgeRange, type Manner, type PolicyFrom } from './judge-range.ts';
import { nothingGoverned } from './nothing-governed.ts';
import { repairSince, repairStaged } from './repair-since.ts';
import { repositoryPaths } from './repository-path.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

/**
 * `stateward check` over a repository, in every mode but `--files`.
 *
 * @throws UserError where the call names what is not there
 */
export async function checkRepository(
  workspace: Workspace,
  options: CheckOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
): Promise<Report> {
  const { guard } = options;
  if (guard === 'cancelled') return cannotCheck(guardCancelled);
  const more = guard === undefined ? {} : { guard };
  return (await checkedRepository(workspace, options, kinds, onProgress, more)).report;
}

/** The same, with what would repair what stands refused. */
export async function checkedRepository(
  workspace: Workspace,
  options: CheckOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
  more: Pick<Manner, 'guard' | 'onWalked'> = {},
): Promise<CheckedRange> {
  const { git, objects } = workspace;
  const named = options.paths.length === 0 ? [] : await repositoryPaths(git, options.paths);
  const manner = {
    ...more,
    granularity: options.granularity,
    ...(options.step === undefined ? {} : { steps: [options.step] }),
    onProgress,
    isByBase: options.configFrom === 'base',
  };
  const policy = policySource(workspace, options, kinds, named);
  const checked = await checkMode(git, objects, options.mode, policy, manner);
  // Blobs that git failed to deliver were not missing: nothing that was said without them counts.
  const obstacle = objects.obstacle();
  return obstacle === undefined ? withHint(checked, options.mode) : notJudged(obstacle);
}

const uncommitted: readonly CheckMode['type'][] = ['default', 'staged', 'work-tree'];

/** Whoever committed already and asks again is told how commits are judged. */
function withHint(checked: CheckedRange, { type }: CheckMode): CheckedRange {
  const { report } = checked;
  if (type === 'commit' && report.verdict === 'fail') return noticed(checked, aloneHint);
  if (!uncommitted.includes(type)) return checked;
  if (report.notices.includes(nothingGoverned)) return checked;
  if (report.verdict !== 'pass' || report.transitions.length + report.findings.length > 0) return checked;
  return noticed(checked, committedHint);
}

function noticed(checked: CheckedRange, notice: string): CheckedRange {
  return { ...checked, report: { ...checked.report, notices: [...checked.report.notices, notice] } };
}

const aloneHint =
  'a commit is judged by itself here, whatever followed it; whether it was repaired since is seen with --base and the commit before it.';

const committedHint =
  'nothing governed is changed here. What is committed is judged by --commit HEAD, or by --base with the branch or commit that it began at.';

/** How `check` and `repair` judge. */
interface CheckManner extends Pick<Manner, 'granularity' | 'steps' | 'onProgress' | 'guard' | 'onWalked'> {
  /** The policy is the base side's, whatever stands in the work tree. */
  readonly isByBase?: boolean;
}

function policySource(
  workspace: Workspace,
  options: CheckOptions,
  kinds: readonly StateKind[],
  paths: readonly string[],
): PolicyFrom {
  const chosen = (policy: Policy) => policyInput(withNamed(policy, options, paths, kinds), kinds);
  if (options.configFrom === 'base') {
    return async ({ range, ...source }) => {
      const read = await policyAt(source, range.tip ?? range.base, kinds);
      return read.ok ? { ok: true, value: chosen(read.value) } : read;
    };
  }
  const policy = workspace.policy(kinds, options.config);
  return async () => ({ ok: true, value: chosen(policy) });
}

/** Files and a kind that are named by hand go before what the configuration lists. */
function withNamed(
  policy: Policy,
  { kind }: CheckOptions,
  paths: readonly string[],
  kinds: readonly StateKind[],
): Policy {
  if (kind === undefined) return policy;
  const governanceAt = governAsUsual(kind, {}, (more) => policy.governance(kind, more));
  if (paths.length > 0) return { ...policy, govern: governNamed(paths, governanceAt) };
  const own: Govern = (path) => {
    const governance = policy.govern(path);
    return governance?.kind === kind ? governance : undefined;
  };
  return kinds.includes(kind) ? { ...policy, govern: own } : policy;
}

/** Judges what a mode of `check` names. */
export async function checkMode(
  git: GitRepository,
  objects: GitBlobs,
  mode: CheckMode,
  policyFrom: PolicyFrom,
  { isByBase = false, ...how }: CheckManner = {},
): Promise<CheckedRange> {
  const target = await findTarget(git, objects, mode);
  if (!target.ok) return refused(await asFetched(git, mode, target.obstacle));
  const { net, notices = [], ...found } = target.value;
  const isStaged = mode.type === 'staged' || (mode.type === 'default' && found.range.head === 'index');
  const repair = isStaged ? repairStaged() : await repairOf(git, mode, found.range, isByBase);
  const manner = { ...how, ...repair, net, notices, tellsOfFiles: true };
  const judge = (more: Pick<RangeInput, 'isBuiltUpon'> = {}) =>
    judgeRange({ blobs: objects, ...found }, policyFrom, { ...manner, ...more });
  const first = await judge();
  const isUnsafe = first.ok && isHere(mode) && (await takesEditsAlong(git, first.value));
  const checked = isUnsafe ? await judge({ isBuiltUpon: true }) : first;
  return checked.ok ? checked.value : refused(checked.obstacle);
}

/** Whether the reader stands where what is judged ends: what is judged elsewhere is repaired elsewhere. */
function isHere(mode: CheckMode): boolean {
  if (mode.type === 'commit') return mode.commit === 'HEAD';
  return mode.type === 'range' && /\.\.(?:HEAD|@)?$/.test(mode.range);
}

/** Whether a checkout that is printed would overwrite what was edited since: another way back is printed then. */
async function takesEditsAlong(git: GitRepository, { report }: CheckedRange): Promise<boolean> {
  const paths = report.findings.flatMap(({ repair }) =>
    repair?.run.startsWith('git checkout') && repair.path !== undefined
      ? [repair.path, ...(repair.besides ?? [])]
      : [],
  );
  if (paths.length === 0) return false;
  const places = [...new Set(paths)].map((path) => `:(top,literal)${path}`);
  const same = await git.run(['--no-literal-pathspecs', 'diff', '--quiet', 'HEAD', '--', ...places]);
  return !same.ok;
}

/** The command that repairs what is judged, as a reader has to give it: by ids, since `HEAD~2` names another commit after it. */
async function repairOf(
  git: GitRepository,
  mode: CheckMode,
  range: ResolvedRange,
  isByBase: boolean,
): Promise<Pick<RangeInput, 'repairWith' | 'repairByPolicy' | 'isBuiltUpon'>> {
  const { repairByPolicy, ...since } = repairSince(range);
  const own = isByBase && repairByPolicy !== undefined ? { ...since, repairByPolicy } : since;
  if (mode.type === 'range')
    // Whoever names the head of a range is where it is, or goes there.
    return { ...own, isBuiltUpon: /\.\.(HEAD|@)[~^]/.test(mode.range) };
  if (mode.type === 'root' || mode.type === 'first-push') return own;
  if (mode.type !== 'commit') return { repairWith: `${commandName} repair` };
  const head = mode.commit === 'HEAD' ? undefined : await resolveCommit(git, 'HEAD');
  return { ...own, isBuiltUpon: head?.ok === true && head.value !== range.head };
}

function notJudged(obstacle: Obstacle): CheckedRange {
  return { report: cannotCheck(obstacle), said: [], heads: [], repairs: [] };
}

/** A name that a fetch would bring is history that is missing, and no mistake in the call. */
async function asFetched(git: GitRepository, mode: CheckMode, obstacle: Obstacle): Promise<Obstacle> {
  if (obstacle.code !== 'ref-unknown') return obstacle;
  const shallow = await git.run(['rev-parse', '--is-shallow-repository']);
  if (shallow.ok && shallow.output.toString('utf8').trim() === 'true')
    return historyMissing(asClauseOf(obstacle.message));
  const remotes = await git.run(['remote']);
  const [name = '', branch] = mode.type === 'range' ? mode.range.split(/\/|\.\./, 2) : [];
  const isTracked = remotes.ok && branch !== undefined && linesOf(remotes.output).includes(name);
  return isTracked ? { ...obstacle, code: 'history-missing' } : obstacle;
}

function asClauseOf(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function refused(obstacle: Obstacle): CheckedRange {
  if (isUsageObstacle(obstacle)) throw new UserError(`${obstacle.message} ${obstacle.fix}`);
  return notJudged(obstacle);
}
