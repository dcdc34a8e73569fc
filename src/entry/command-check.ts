import type { Report } from '../core/report.ts';
import { kinds } from '../kinds/index.ts';
import { checkFiles } from './check-files.ts';
import { type CheckFlags, type CheckOptions, readCheckOptions } from './check-options.ts';
import { exitCodeOf } from './exit-code.ts';
import { refuse } from './outcome.ts';
import { printReport } from './output.ts';
import { progressOn } from './progress.ts';
import { checkRepository } from './repository-check.ts';
import { processTerminal as terminal } from './terminal.ts';
import { isUsageError, type UsageError } from './usage-error.ts';

/** `stateward check`: the main job. The exit code. */
export async function check(operands: readonly string[], flags: CheckFlags): Promise<number> {
  const options = readCheckOptions(operands, flags, kinds);
  if (isUsageError(options)) return refuse(options);
  const report = await judge(options);
  if (isUsageError(report)) return refuse(report);
  const choice = { color: flags.color, quiet: flags.quiet === true, verbose: flags.verbose === true };
  const problem = printReport(report, options.formats, choice, terminal);
  if (problem !== undefined) return refuse(problem);
  return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}

async function judge(options: CheckOptions): Promise<Report | UsageError> {
  const { mode } = options;
  if (mode.type === 'files') return checkFiles(mode, options, kinds);
  const progress = progressOn(terminal);
  const report = await checkRepository(options, kinds, progress.show);
  progress.clear();
  return report;
}
