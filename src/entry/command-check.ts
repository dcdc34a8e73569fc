import type { Report } from '../core/report.ts';
import { kinds } from '../kinds/index.ts';
import { checkFiles } from './check-files.ts';
import { type CheckFlags, type CheckOptions, readCheckOptions } from './check-options.ts';
import { exitCodeOf } from './exit-code.ts';
import { refuse } from './outcome.ts';
import { printReport } from './output.ts';
import { checkRepository } from './repository-check.ts';
import { type Terminal, processTerminal as terminal } from './terminal.ts';
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

/** One line on stderr that is written over, on a terminal only and not for work that is over at once. */
function progressOn({ error }: Terminal) {
  const visible = process.stderr.isTTY === true;
  let shown = Date.now();
  let written = false;
  return {
    show(done: number, total: number) {
      if (!visible || Date.now() - shown < 200) return;
      shown = Date.now();
      written = true;
      error(`\rjudging commit ${done + 1} of ${total} `);
    },
    clear() {
      if (written) error('\r\u001b[K');
    },
  };
}
