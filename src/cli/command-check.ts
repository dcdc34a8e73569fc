import { exitCodeOf } from '../check/exit-code.ts';
import { checkRepository } from '../check/repository-check.ts';
import { isUsageError, type UsageError } from '../check/usage-error.ts';
import type { StateKind } from '../core/kind.ts';
import { buildReport, type Obstacle, type Report } from '../core/report.ts';
import { resolveCommit } from '../git/refs/refs.ts';
import { openGitRepository } from '../git/repository.ts';
import { knownKinds } from '../integrations/known-names.generated.ts';
import { safeText } from '../output/safe-text.ts';
import { checkAgain } from './check-again.ts';
import { checkFiles } from './check-files.ts';
import { type CheckFlags, type CheckOptions, readCheckOptions } from './check-options.ts';
import { type CiJob, type CiRange, ciRange } from './ci-range.ts';
import { judgedWhere } from './judged-where.ts';
import { refuse } from './outcome.ts';
import { printReport } from './output.ts';
import { progressOn } from './progress.ts';
import { type Terminal, processTerminal as terminal } from './terminal.ts';

/** `stateward check`: the main job. The exit code. */
export async function check(operands: readonly string[], flags: CheckFlags): Promise<number> {
  const asked = flags.ci === true ? ciRange(terminal.environment) : undefined;
  if (asked !== undefined && isUsageError(asked)) return refuse(asked);
  const job = asked === undefined || 'code' in asked ? undefined : await onFetchedBase(asked);
  const kinds = await kindsFor(flags);
  const options = readCheckOptions(
    operands,
    flags,
    kinds,
    asked === undefined ? undefined : (job?.range ?? anyRange),
  );
  if (isUsageError(options)) return refuse(options);
  // What the system did not say is reported where it reads reports.
  if (asked !== undefined && 'code' in asked)
    return printed(notJudged(asked), options, flags, { to: terminal });
  if (job !== undefined) terminal.error(`stateward: ${saidOf(job.range)}\n`);
  return judgeAndPrint(options, kinds, flags, { job, to: terminal });
}

async function judgeAndPrint(
  options: CheckOptions,
  kinds: readonly StateKind[],
  flags: CheckFlags,
  { job, to }: Printing,
): Promise<number> {
  const report = await judge(options, kinds);
  if (job !== undefined) return printed(asFetchedBy(job, report), options, flags, { job, to });
  return isUsageError(report) ? refuse(report, to) : printed(report, options, flags, { to });
}

interface Printing {
  readonly job?: CiJob | undefined;
  readonly to: Terminal;
}

/** Prints a report in every format that was asked for. The exit code. */
async function printed(
  report: Report,
  options: CheckOptions,
  flags: CheckFlags,
  { job, to }: Printing,
): Promise<number> {
  const again = checkAgain(options, job?.range);
  const choice = {
    color: flags.color,
    quiet: flags.quiet === true,
    verbose: flags.verbose === true,
    ...(again === undefined ? {} : { again }),
    ...(options.formats.some(({ format }) => format === 'html')
      ? { judged: await judgedWhere(baseOf(options)) }
      : {}),
  };
  const problem = printReport(report, options.formats, choice, to);
  if (problem !== undefined) return refuse(problem, to);
  return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}

function baseOf({ mode }: CheckOptions): string | undefined {
  return mode.type === 'range' ? mode.range.split('..', 1)[0] : undefined;
}

/** The target as it was fetched says most; a clone without it has what the request began at. */
async function onFetchedBase(job: CiJob): Promise<CiJob> {
  const { otherBases = [], ...range } = job.range;
  const git = openGitRepository(process.cwd());
  for (const base of range.base === undefined ? [] : [range.base, ...otherBases])
    if ((await resolveCommit(git, base)).ok) return { ...job, range: { ...range, base } };
  return { ...job, range };
}

/** Where a range is read that nobody said. */
const anyRange: CiRange = { what: '', head: 'HEAD' };

/** What a server did not fetch is no mistake in the call, and each has a way of its own to fetch it. */
function asFetchedBy({ fetching }: CiJob, report: Report | UsageError): Report {
  const fix = `The job has to fetch the whole history: ${fetching}.`;
  if (isUsageError(report)) return notJudged({ code: 'history-missing', message: report.usage, fix });
  const obstacles = report.obstacles.map((each) =>
    each.code === 'history-missing' ? { ...each, fix } : each,
  );
  return { ...report, obstacles };
}

function notJudged(obstacle: Obstacle): Report {
  return buildReport({ findings: [], obstacles: [obstacle] });
}

function saidOf({ what, base, head, isAlone }: CiRange): string {
  const whole = isAlone === true ? `the commit ${head}` : `what came with it up to ${head}`;
  const commits = base === undefined ? whole : `${base}..${head}`;
  return safeText(`${what}: judging ${commits}, by the configuration of the base side`);
}

/** Two files of a kind that is named are judged by that one alone: the others are not loaded. */
async function kindsFor({ files, kind, config }: CheckFlags): Promise<readonly StateKind[]> {
  const named = files === true && config === undefined ? knownKinds.find(({ id }) => id === kind) : undefined;
  return named === undefined ? (await import('../kinds/index.ts')).kinds : [await named.load()];
}

async function judge(options: CheckOptions, kinds: readonly StateKind[]): Promise<Report | UsageError> {
  const { mode } = options;
  if (mode.type === 'files') return checkFiles(mode, options, kinds);
  const progress = progressOn(terminal);
  const report = await checkRepository(options, kinds, progress.show);
  progress.clear();
  return report;
}
