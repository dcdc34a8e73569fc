import type { StateKind } from '../../core/kind.ts';
import type { Report } from '../../core/report.ts';
import { resolveCommit } from '../../git/refs/refs.ts';
import { openGitRepository } from '../../git/repository.ts';
import { safeText } from '../../reporters/safe-text.ts';
import { exitCodeOf, exitCodes } from '../exit-code.ts';
import { knownKinds } from '../known-names.generated.ts';
import { isUsageError, type UsageError } from '../usage-error.ts';
import { checkFiles } from './check-files.ts';
import { type CheckFlags, type CheckOptions, readCheckOptions } from './check-options.ts';
import { type CiRange, ciRange } from './ci-range.ts';
import { refuse } from './outcome.ts';
import { printReport } from './output.ts';
import { progressOn } from './progress.ts';
import { checkRepository } from './repository-check.ts';
import { type Terminal, processTerminal as terminal } from './terminal.ts';

/** `stateward check`: the main job. The exit code. */
export async function check(operands: readonly string[], flags: CheckFlags): Promise<number> {
  const asked = flags.ci === true ? ciRange(terminal.environment) : undefined;
  if (asked !== undefined && isUsageError(asked)) return refuse(asked);
  const ci = asked === undefined ? undefined : await onFetchedBase(asked);
  const kinds = await kindsFor(flags);
  const options = readCheckOptions(operands, flags, kinds, ci);
  if (isUsageError(options)) return refuse(options);
  if (ci !== undefined) terminal.error(`stateward: ${saidOf(ci)}\n`);
  const run = () => judgeAndPrint(options, kinds, flags, { ci, to: terminal });
  if (flags.watch !== true) return run();
  const { watchCheck } = await import('../watch/watch-check.ts');
  return watchCheck(terminal, async () => {
    const said: string[] = [];
    const print = (text: string) => void said.push(text);
    await judgeAndPrint(options, kinds, flags, { ci, to: { ...terminal, out: print, error: print } });
    return said.join('');
  });
}

async function judgeAndPrint(
  options: CheckOptions,
  kinds: readonly StateKind[],
  flags: CheckFlags,
  { ci, to }: { readonly ci: CiRange | undefined; readonly to: Terminal },
): Promise<number> {
  const report = await judge(options, kinds);
  // What a server did not fetch is no mistake in the call.
  if (isUsageError(report)) return refuse(ci === undefined ? report : notFetched(report), to);
  const choice = { color: flags.color, quiet: flags.quiet === true, verbose: flags.verbose === true };
  const problem = printReport(report, options.formats, choice, to);
  if (problem !== undefined) return refuse(problem, to);
  return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}

/** The target as it was fetched says most; a clone without it has what the request began at. */
async function onFetchedBase({ otherBase, ...ci }: CiRange): Promise<CiRange> {
  if (otherBase === undefined || ci.base === undefined) return ci;
  const there = await resolveCommit(openGitRepository(process.cwd()), ci.base);
  return there.ok ? ci : { ...ci, base: otherBase };
}

function notFetched({ usage }: UsageError): UsageError {
  const more = 'The job has to fetch the whole history: GIT_DEPTH: 0, clone depth full, or fetch-depth: 0.';
  return { usage: `cannot judge: ${usage} ${more}`, code: exitCodes.cannotJudge };
}

function saidOf({ what, base, head, isAlone }: CiRange): string {
  const whole = isAlone === true ? `the commit ${head}` : `what came with it up to ${head}`;
  const commits = base === undefined ? whole : `${base}..${head}`;
  return safeText(`${what}: judging ${commits}, by the configuration of the base side`);
}

/** Two files of a kind that is named are judged by that one alone: the others are not loaded. */
async function kindsFor({ files, kind, config }: CheckFlags): Promise<readonly StateKind[]> {
  const named = files === true && config === undefined ? knownKinds.find(({ id }) => id === kind) : undefined;
  return named === undefined ? (await import('../../kinds/index.ts')).kinds : [await named.load()];
}

async function judge(options: CheckOptions, kinds: readonly StateKind[]): Promise<Report | UsageError> {
  const { mode } = options;
  if (mode.type === 'files') return checkFiles(mode, options, kinds);
  const progress = progressOn(terminal);
  const report = await checkRepository(options, kinds, progress.show);
  progress.clear();
  return report;
}
