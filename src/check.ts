import type { Change, Target } from './check/change.ts';
import { lastAlone } from './check/last-alone.ts';
import { misplacedNotices } from './check/misplaced.ts';
import { nothingGovernedNotices } from './check/nothing-governed.ts';
import type { PolicyFrom, Source } from './check/policy-from.ts';
import type { Workspace } from './check/workspace.ts';
import type { RepairPlace } from './engine/contract/repair.ts';
import {
  type CheckedRange,
  checkedRange,
  couldNotCheck,
  type RangeInput,
} from './engine/judge/check-range.ts';
import type { PolicyInput } from './engine/policy/range-policy.ts';
import type { ObjectId } from './engine/ports.ts';
import { isObjectId } from './git/objects/object-id.ts';
import type { GitRepository } from './git/repository.ts';

/** How a change is judged, whatever it is. */
export interface CheckOptions extends Partial<Omit<RangeInput, keyof Source | keyof PolicyInput | 'place'>> {
  /** Whose configuration judges. */
  readonly policy: PolicyFrom;
  /** What of it decides how a repair is done. */
  readonly place?: Pick<RepairPlace, 'byBase' | 'staged'>;
  /** Whether the report says that no path is a state file, or that a configuration lies where it is not read. */
  readonly tellsOfFiles?: boolean;
  /** Whether the report is read in another clone, so that the work tree here is not looked at. */
  readonly isReadElsewhere?: boolean;
}

/**
 * The one use case behind command line, hooks, agents, Action, server and library: judges a change of a repository.
 *
 * @returns the report, with what would repair each file; what git cannot answer makes its verdict `cannot-judge`
 * @throws UserError where the configuration of the work tree judges and cannot be used
 */
export async function check(
  workspace: Pick<Workspace, 'git' | 'objects'>,
  change: Change,
  options: CheckOptions,
): Promise<CheckedRange> {
  const target = await targetOf(workspace, change);
  if (!target.ok) return couldNotCheck(target.obstacle);
  const {
    policy: policyFrom,
    tellsOfFiles = false,
    isReadElsewhere = false,
    notices = [],
    ...manner
  } = options;
  const { place, net, notices: own = [], history, range, scope, isLastAlone = false } = target.value;
  const source = { history, range, blobs: workspace.objects, ...(scope === undefined ? {} : { scope }) };
  const policy = await policyFrom(source);
  if (!policy.ok) return couldNotCheck(policy.obstacle);
  const allNotices = [...notices, ...own, ...(tellsOfFiles ? await fileNotices(source, policy.value) : [])];
  const whole = await checkedRange({
    ...source,
    ...(net === undefined ? {} : { net }),
    ...policy.value,
    ...manner,
    place: { ...place, ...options.place },
    notices: allNotices,
  });
  const checked = isLastAlone ? lastAlone(whole, range.head) : whole;
  // Blobs that git failed to deliver were not missing: nothing that was said without them counts.
  const failed = workspace.objects.obstacle();
  if (failed !== undefined) return couldNotCheck(failed);
  const isUnsafe = !isReadElsewhere && (await losesEdits(workspace.git, range.head, checked));
  return isUnsafe ? builtUpon(checked) : checked;
}

async function targetOf(workspace: Pick<Workspace, 'git' | 'objects'>, change: Change) {
  if (change.type === 'prepared') return { ok: true as const, value: change satisfies Target };
  // Hooks and agents prepare what they judge: they do not load what finds it.
  const { findTarget } = await import('./check/target.ts');
  return findTarget(workspace.git, workspace.objects, change);
}

async function fileNotices({ history, range }: Source, { isIgnored, govern }: PolicyInput) {
  const tree = await history.tree(range.head);
  if (!tree.ok) return [];
  const paths = [...tree.value.keys()];
  return [...misplacedNotices(paths, isIgnored), ...nothingGovernedNotices(paths, govern)];
}

/** Whether restoring files from a commit, where the reader has what was judged, would lose edits that are not committed. */
async function losesEdits(git: GitRepository, judged: ObjectId, { report }: CheckedRange): Promise<boolean> {
  const ways = report.findings.flatMap(({ repair }) => repair?.ways.slice(0, 1) ?? []);
  const paths = ways.flatMap((way) => (way.how === 'restore' ? way.paths : []));
  if (paths.length === 0) return false;
  const places = [...new Set(paths)].map((path) => `:(top,literal)${path}`);
  const options = ['--porcelain=v2', '--branch', '-z', '--untracked-files=no', '--no-renames'];
  const status = await git.run(['--no-literal-pathspecs', 'status', ...options, '--', ...places]);
  // Without a work tree nobody restores files here.
  if (!status.ok) return false;
  const records = status.output.toString('latin1').split('\0');
  const entries = records.filter((record) => /^[12u] /.test(record));
  // Of what is not committed the work tree was judged, and the index may hold something else.
  if (!isObjectId(judged)) return entries.some((record) => record.charAt(2) !== '.');
  return entries.length > 0 && records.includes(`# branch.oid ${judged}`);
}

/** The same with repairs that keep what lies on top of what was judged. */
function builtUpon(checked: CheckedRange): CheckedRange {
  const findings = checked.report.findings.map((finding) => {
    const { repair } = finding;
    if (repair === undefined) return finding;
    return { ...finding, repair: { ...repair, place: { ...repair.place, isBuiltUpon: true } } };
  });
  return { ...checked, report: { ...checked.report, findings } };
}
