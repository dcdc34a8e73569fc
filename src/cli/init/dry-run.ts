import type { Govern } from '../../config/govern.ts';
import type { ReportedFinding } from '../../engine/contract/finding.ts';
import type { Obstacle, Report } from '../../engine/contract/report.ts';
import { checkRange } from '../../engine/judge/check-range.ts';
import type { Policy } from '../../engine/policy/built-in-policy.ts';
import { policyInput } from '../../engine/policy/range-policy.ts';
import { touchingRange } from '../../git/history/prepared-range.ts';
import { createGitObjects } from '../../git/objects/objects.ts';
import { isUsageObstacle } from '../../git/obstacles.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import type { GitRepository } from '../../git/repository.ts';

/** How far back it is looked: the last so many commits that touched any state file. */
export const mostCommits = 200;

/** What happened to one file, and what the gate would have said of it. */
export interface FileHistory {
  /** Commits that changed it. */
  readonly edits: number;
  /** Those of them in which nothing would have been refused. */
  readonly legal: number;
  readonly errors: readonly ReportedFinding[];
  /** Errors that a later commit took back, or that a waiver excuses. */
  readonly settled: number;
  readonly warnings: number;
}

/** What the gate would have said of the past. */
export interface DryRun {
  readonly histories: ReadonlyMap<string, FileHistory>;
  /** How many commits touched the files. */
  readonly commits: number;
  readonly isCut: boolean;
  /** Why the past could not be judged. */
  readonly obstacles: readonly Obstacle[];
}

export function unjudged(...obstacles: readonly Obstacle[]): DryRun {
  return { histories: new Map(), commits: 0, isCut: false, obstacles };
}

/** Judges the last commits that touched the files, commit by commit, in one run. */
export async function dryRun(
  git: GitRepository,
  paths: readonly string[],
  { govern, policy }: { readonly govern: Govern; readonly policy: Policy | undefined },
  onProgress: (done: number, total: number) => void,
): Promise<DryRun> {
  const blobs = createGitObjects(git);
  try {
    const head = await resolveCommit(git, 'HEAD');
    // A repository without a commit has no past.
    if (!head.ok) return isUsageObstacle(head.obstacle) ? unjudged() : unjudged(head.obstacle);
    const found = await touchingRange(git, blobs, head.value, paths, mostCommits);
    if (!found.ok) return unjudged(found.obstacle);
    const { commits, isCut, range } = found.value;
    if (range === undefined) return { ...unjudged(), isCut };
    const chosen = policy === undefined ? {} : { ...policyInput(policy, []), policyKinds: undefined };
    const report = await checkRange({ ...range, ...chosen, govern, net: false, onProgress, blobs });
    const { obstacles } = report;
    const histories = new Map(
      obstacles.length > 0 ? [] : paths.map((path) => [path, historyOf(report, path)]),
    );
    return { histories, commits, isCut, obstacles };
  } finally {
    await blobs.close();
  }
}

/** The history of a file in a report on a range, errors in the order of the commits. */
function historyOf(report: Report, path: string): FileHistory {
  const commits = [
    ...new Set(report.transitions.flatMap(({ file, commit }) => (file === path ? (commit ?? []) : []))),
  ];
  const findings = report.findings.filter(({ file }) => file === path);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const settled = findings.filter(
    ({ ended, waivedBy }) => ended !== undefined || waivedBy?.severity === 'error',
  );
  const refused = new Set([...errors, ...settled].flatMap((finding) => finding.commits ?? []));
  const place = ({ commits: [first = ''] = [] }: ReportedFinding) => commits.indexOf(first);
  return {
    edits: commits.length,
    legal: commits.filter((commit) => !refused.has(commit)).length,
    errors: errors.toSorted((left, right) => place(left) - place(right)),
    settled: settled.length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
  };
}
