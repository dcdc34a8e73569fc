import { exitCodes } from '../check/exit-code.ts';
import { isWithin } from '../check/repository-path.ts';
import type { Report } from '../engine/contract/report.ts';
import { type FileRepair, writtenPaths } from '../engine/report/repair-text.ts';
import { safeText } from '../output/safe-text.ts';
import type { Io } from './io.ts';
import { repairFile } from './repair-files.ts';
import type { WorkTreeFiles } from './work-tree-files.ts';

/** What was judged, and what would repair it. */
export interface JudgedRepairs {
  readonly report: Report;
  readonly repairs: readonly FileRepair[];
}

export interface RepairRequest {
  readonly files: WorkTreeFiles;
  /** Paths in the repository, of files or folders; none for all, '' for its top. */
  readonly paths: readonly string[];
  readonly isDry: boolean;
  /** Whether the index was judged. */
  readonly isStaged?: boolean;
}

/**
 * Repairs what was judged in the work tree, and in the index where that was judged; never a commit. Patches go to standard output, and what is said
 * beside them to standard error. The exit code.
 */
export async function repairJudged(
  { report, repairs }: JudgedRepairs,
  { files, paths, ...how }: RepairRequest,
  io: Io,
): Promise<number> {
  if (report.verdict === 'cannot-judge') return cannotJudge(report, io);
  const isMeant = (path: string) => paths.length === 0 || paths.some((each) => isWithin(path, each));
  const meant = repairs.filter((each) => [each.path, ...writtenPaths(each)].some(isMeant));
  const known = new Set(repairs.map(({ path }) => path));
  const others = report.findings.filter(
    ({ severity, file }) => severity === 'error' && !known.has(file) && isMeant(file),
  );
  if (meant.length + others.length === 0) {
    io.out('Nothing to repair: no error is open.\n');
    for (const notice of report.notices) io.error(`stateward: ${safeText(notice)}\n`);
    return exitCodes.clean;
  }
  let isWhole = others.length === 0;
  for (const repair of meant) {
    const { outcome, message, patch } = await repairFile(repair, files, how);
    io.out(io.isTerminal ? visible(patch) : patch);
    if (patch === '' && outcome === 'written') io.out(`${message}\n`);
    else io.error(`stateward: ${message}\n`);
    if (outcome === 'unwritten') isWhole = false;
  }
  for (const { ruleId, file } of others)
    io.error(`stateward: ${safeText(file)}: cannot be repaired by writing: ${ruleId}\n`);
  return isWhole ? exitCodes.clean : exitCodes.findings;
}

/** A program gets the patch as it is; for eyes, what is active in it is made visible. */
function visible(patch: string): string {
  return patch.split('\n').map(safeText).join('\n');
}

function cannotJudge({ obstacles }: Report, io: Io): number {
  for (const { message, fix } of obstacles) io.error(`stateward: ${safeText(message)} ${safeText(fix)}\n`);
  return exitCodes.cannotJudge;
}
