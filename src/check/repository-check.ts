import { type CheckOptions, check } from '../check.ts';
import { type Govern, governAsUsual, governNamed } from '../config/govern.ts';
import type { StateKind } from '../engine/contract/kind.ts';
import { cannotCheck, type Report } from '../engine/contract/report.ts';
import type { CheckedRange } from '../engine/judge/check-range.ts';
import type { Policy } from '../engine/policy/built-in-policy.ts';
import { policyInput } from '../engine/policy/range-policy.ts';
import type { RepositoryChange } from './change.ts';
import type { RepositoryCheckOptions } from './check-mode.ts';
import { guardCancelled } from './guard-cancelled.ts';
import { namedPaths } from './named-paths.ts';
import { nothingGoverned } from './nothing-governed.ts';
import { type PolicyFrom, policyKnown, policyOfBase } from './policy-from.ts';
import { repositoryPaths } from './repository-path.ts';
import type { Workspace } from './workspace.ts';

/**
 * `stateward check` over a repository, in every mode but `--files`.
 *
 * @throws UserError where the call names what is not there
 */
export async function checkRepository(
  workspace: Workspace,
  options: RepositoryCheckOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
): Promise<Report> {
  const { guard } = options;
  if (guard === 'cancelled') return cannotCheck(guardCancelled);
  const more = guard === undefined ? {} : { guard };
  return (await checkedRepository(workspace, options, kinds, onProgress, more)).report;
}

/** The same, with what would repair each file. */
export async function checkedRepository(
  workspace: Workspace,
  { mode, ...options }: RepositoryCheckOptions,
  kinds: readonly StateKind[],
  onProgress: (done: number, total: number) => void,
  more: Pick<CheckOptions, 'guard' | 'onWalked'> = {},
): Promise<CheckedRange> {
  const paths = options.paths.length === 0 ? [] : await repositoryPaths(workspace.git, options.paths);
  const own = options.configFrom === 'base' ? undefined : workspace.policy(kinds, options.config);
  const change = { ...(mode as RepositoryChange), named: namedPaths(paths, own) };
  const checked = await check(workspace, change, {
    ...more,
    policy: policySource(own, options, kinds, paths),
    place: options.configFrom === 'base' ? { byBase: true } : {},
    granularity: options.granularity,
    ...(options.step === undefined ? {} : { steps: [options.step] }),
    onProgress,
    tellsOfFiles: true,
  });
  return withHint(checked, change);
}

const uncommitted: readonly RepositoryChange['type'][] = ['default', 'staged', 'work-tree'];

/** Whoever committed already and asks again is told how commits are judged. */
function withHint(checked: CheckedRange, { type }: RepositoryChange): CheckedRange {
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

function policySource(
  own: Policy | undefined,
  options: Omit<RepositoryCheckOptions, 'mode'>,
  kinds: readonly StateKind[],
  paths: readonly string[],
): PolicyFrom {
  const chosen = (policy: Policy) => withNamed(policy, options, paths, kinds);
  return own === undefined ? policyOfBase(kinds, chosen) : policyKnown(policyInput(chosen(own), kinds));
}

/** Files and a kind that are named by hand go before what the configuration lists. */
function withNamed(
  policy: Policy,
  { kind }: Pick<RepositoryCheckOptions, 'kind'>,
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
