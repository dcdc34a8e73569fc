import { policyKnown, policyOf } from '../../check/policy-from.ts';
import { placeStaged } from '../../check/repair-place.ts';
import { check } from '../../check.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import type { RangeInput } from '../../engine/judge/check-range.ts';
import type { PolicyInput } from '../../engine/policy/range-policy.ts';
import type { MadeRange } from '../../git/history/made-commit.ts';
import { type PreparedRange, withSides } from '../../git/history/prepared-range.ts';
import { createIndexHistory } from '../../git/history/uncommitted.ts';
import type { GitObjects } from '../../git/objects/objects.ts';
import type { GitRepository } from '../../git/repository.ts';
import type { UncommittedChanges } from '../../git/work-tree/diff-index.ts';
import { amendOf, whatGitMakes } from './amend.ts';
import type { KindsInPlay } from './kinds.ts';
import type { CommitMessage } from './message.ts';
import type { HookCaller, HookResult } from './result.ts';

/** What is about to be committed. */
export interface StagedCommit {
  readonly staged: UncommittedChanges;
  /** Undefined where it is not written yet. */
  readonly message: CommitMessage | undefined;
  /** Whether a merge is concluded, and whether git has yet to write down what is merged. */
  readonly merging: boolean;
  readonly isClean: boolean;
  /** What git says to its hooks. */
  readonly env: HookCaller['env'];
}

/** What one judgement of a staged change needs. */
interface Setup {
  readonly git: GitRepository;
  readonly objects: GitObjects;
  /** HEAD's policy: a change is not judged by what it makes of it. */
  readonly rules: PolicyInput & Pick<RangeInput, 'isOtherState'>;
  readonly awaitsMessage: boolean;
  readonly messageFile: string | undefined;
  readonly env: HookCaller['env'];
}

/** Judges a staged change by HEAD's policy. */
export async function judgeStaged(
  git: GitRepository,
  objects: GitObjects,
  { staged, message, merging, isClean, env }: StagedCommit,
  { kinds, isOtherState }: KindsInPlay,
): Promise<HookResult> {
  const prepared = await createIndexHistory(git, objects, {
    staged,
    merging: isClean,
    ...(message === undefined ? {} : { message: message.text }),
  });
  if (!prepared.ok) return { report: cannotCheck(prepared.obstacle), notices: [] };
  const awaitsMessage = message === undefined;
  const head = policyOf(prepared.value.range.base, kinds);
  const read = await head({ ...prepared.value, blobs: objects });
  if (!read.ok) return { report: cannotCheck(read.obstacle), notices: [] };
  const rules = { ...read.value, ...(isOtherState === undefined ? {} : { isOtherState }) };
  const setup: Setup = { git, objects, rules, awaitsMessage, messageFile: message?.file, env };
  return merging ? judgedAsMerge(setup, prepared.value) : judgedAsStep(setup, prepared.value);
}

async function judgedAsStep(setup: Setup, prepared: MadeRange): Promise<HookResult> {
  const report = await judged(setup, prepared);
  const amended =
    report.verdict === 'cannot-judge' ? undefined : await judgedAsAmend(setup, prepared, report);
  return amended ?? { report, notices: [] };
}

/**
 * A merge is judged as CI will judge it, knowing what stands open on its sides; but only what the merge itself does is
 * reported here. It is never an amend.
 */
async function judgedAsMerge(setup: Setup, prepared: PreparedRange): Promise<HookResult> {
  const sides = await withSides(prepared);
  if (!sides.ok) return { report: cannotCheck(sides.obstacle), notices: [] };
  const report = await judged(setup, sides.value);
  return { report: { ...report, notices: [] }, notices: report.notices };
}

/**
 * Inside a hook HEAD may be the commit that is being replaced: what is legal against HEAD's parent passes
 * too, while HEAD is on no remote (docs/judging.md, 4, Amend) and nothing says that it stays. Where git amends, as far as it tells, the
 * warnings are those of the commit that results.
 */
async function judgedAsAmend(
  setup: Setup,
  staged: MadeRange,
  alone: Report,
): Promise<HookResult | undefined> {
  const isRefused = alone.verdict === 'fail';
  const told = alone.findings.filter(({ severity }) => severity === (isRefused ? 'error' : 'warning'));
  if (told.length === 0) return undefined;
  const { base } = staged.range;
  const made = () => whatGitMakes(setup.git, base, setup.env);
  if (!isRefused && (await made()) !== 'amend') return undefined;
  const amended = await amendOf(setup, staged, [...new Set(told.map(({ file }) => file))]);
  if (amended === undefined) return undefined;
  const report = await judged(setup, amended);
  if (report.verdict !== 'pass') return undefined;
  if (!isRefused) return { report, notices: [] };
  return (await made()) === 'commit'
    ? { report: alone, notices: [onlyAsAmend] }
    : { report, notices: [asAmend] };
}

const asAmend =
  'judged as an amend of the last commit, as which it is legal; CI refuses it as a commit of its own';
const onlyAsAmend =
  'the errors above are about this change as a commit of its own; as a part of the last commit, which is not published yet, it would be legal';

async function judged(
  { git, objects, rules, awaitsMessage, messageFile }: Setup,
  { history, range, isLastAlone = false }: PreparedRange,
): Promise<Report> {
  const place = placeStaged(messageFile);
  const change = { type: 'prepared', history, range, isLastAlone, net: false, place } as const;
  return (await check({ git, objects }, change, { policy: policyKnown(rules), awaitsMessage })).report;
}
