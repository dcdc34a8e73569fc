import { checkRange } from '../app/check-range.ts';
import { governByDetection } from '../config/govern.ts';
import type { StateKind } from '../core/kind.ts';
import { buildReport, type Report } from '../core/report.ts';
import type { GitBlobs } from '../git/blobs.ts';
import { isZero, parsePushedRefs, pushedRanges } from '../git/pushed-ranges.ts';
import type { GitRepository } from '../git/repository.ts';
import type { HookResult } from './hook.ts';

/** Judges every ref that is pushed; the worst verdict counts. */
export async function checkPush(
  git: GitRepository,
  objects: GitBlobs,
  remoteName: string,
  input: string,
  kinds: readonly StateKind[],
): Promise<HookResult> {
  const reports: Report[] = [];
  const notices: string[] = [];
  for (const ref of parsePushedRefs(input)) {
    if (isZero(ref.local)) {
      notices.push(`${ref.remoteRef}: the ref is deleted, there is nothing to judge`);
      continue;
    }
    const targets = await pushedRanges(git, objects, remoteName, ref);
    if (!targets.ok) reports.push(buildReport({ findings: [], obstacles: [targets.obstacle] }));
    else if (targets.value.length === 0) notices.push(`${ref.localRef}: the remote has everything already`);
    for (const target of targets.ok ? targets.value : []) {
      reports.push(await checkRange({ ...target, blobs: objects, govern: governByDetection(kinds) }));
    }
  }
  if (reports.length === 0 && notices.length === 0)
    notices.push('nothing is pushed, there is nothing to judge');
  const report = worst(reports);
  return { notices, ...(report === undefined ? {} : { report }) };
}

/** One report is what it is; several become one that fails where any does. */
function worst(reports: readonly Report[]): Report | undefined {
  const [first, ...rest] = reports;
  if (first === undefined || rest.length === 0) return first;
  return buildReport({
    findings: reports.flatMap(({ findings }) => findings),
    obstacles: reports.flatMap(({ obstacles }) => obstacles),
    transitions: reports.flatMap(({ transitions }) => transitions),
    notJudged: reports.flatMap(({ notJudged }) => notJudged),
    claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
    verified: reports.reduce((sum, { verified }) => sum + verified, 0),
  });
}
