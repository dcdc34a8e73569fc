import { stateRecorder } from '../app/states/record-states.ts';
import { exitCodeOf } from '../check/exit-code.ts';
import { checkedRepository } from '../check/repository-check.ts';
import { isUsageError, usageError } from '../check/usage-error.ts';
import { refuseUnknown } from '../check/user-error.ts';
import { kinds } from '../kinds/index.ts';
import { groupAlike } from '../output/alike.ts';
import { countsOf, verdictWord } from '../output/report-words.ts';
import { safeText } from '../output/safe-text.ts';
import { statesPage } from '../output/states/states-page.ts';
import { checkAgain } from './check-again.ts';
import { type CheckFlags, readCheckOptions } from './check-options.ts';
import { judgedWhere } from './judged-where.ts';
import { refuse } from './outcome.ts';
import { writeReport } from './output.ts';
import { progressOn } from './progress.ts';
import { reporterOptions, processTerminal as terminal } from './terminal.ts';

export interface ReportFlags extends Pick<CheckFlags, 'range' | 'base' | 'config' | 'configFrom' | 'failOn'> {
  readonly out: string;
  readonly guard?: string;
}

const guards = ['success', 'failure', 'skipped'] as const;
const choice = { color: false, quiet: false, verbose: true };

/** `stateward report`: one page about a range. The exit code is that of `check`. */
export async function report({ out, guard, ...flags }: ReportFlags): Promise<number> {
  if (flags.range === undefined && flags.base === undefined)
    return refuse(usageError('name the commits: --range A..B, or --base REF'));
  const said = guards.find((each) => each === guard);
  if (guard !== undefined && said === undefined)
    return refuse(
      usageError(`--guard ${JSON.stringify(guard)} is not known; one of ${guards.join(', ')} was expected`),
    );
  const options = readCheckOptions([], { ...flags, ...choice, granularity: 'commit', format: [] }, kinds);
  if (isUsageError(options)) return refuse(options);
  const recorder = stateRecorder();
  const progress = progressOn(terminal);
  const more = { onWalked: recorder.take, ...(said === undefined ? {} : { guard: said }) };
  const checked = await checkedRepository(options, kinds, progress.show, more);
  progress.clear();
  refuseUnknown(checked.report);
  const again = checkAgain(options);
  const range = options.mode.type === 'range' ? options.mode.range : '';
  const text = statesPage(
    checked.report,
    recorder.states(said),
    range,
    reporterOptions(terminal, {
      ...choice,
      ...(again === undefined ? {} : { again }),
      judged: await judgedWhere(),
    }),
  );
  const problem = writeReport(out, text);
  if (problem !== undefined) return refuse(problem);
  terminal.out(
    `${safeText(out)}: ${verdictWord(checked.report)}: ${countsOf(groupAlike(checked.report, choice))}\n`,
  );
  return exitCodeOf(checked.report, options.failOn, false);
}
