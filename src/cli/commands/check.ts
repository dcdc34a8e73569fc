import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import {
  type CheckMode,
  type RangeGuard,
  type RepositoryCheckOptions,
  rangeGuards,
} from '../../check/check-mode.ts';
import { exitCodeOf, type FailOn } from '../../check/exit-code.ts';
import { checkRepository } from '../../check/repository-check.ts';
import { refuseUnknown, UserError } from '../../check/user-error.ts';
import { inWorkspace } from '../../check/workspace.ts';
import type { Step } from '../../engine/contract/context.ts';
import type { StateKind } from '../../engine/contract/kind.ts';
import { cannotCheck, type Report } from '../../engine/contract/report.ts';
import { type Granularity, granularities } from '../../engine/judge/squash.ts';
import { knownKinds } from '../../integrations/known-names.generated.ts';
import { checkAgain } from '../check-again.ts';
import { checkFiles, companionFile, type NamedFile } from '../check-files.ts';
import { type CiRange, ciRange, fetchedBy, jobText, onFetchedBase } from '../ci-range.ts';
import type { Io } from '../io.ts';
import { judgedWhere } from '../judged-where.ts';
import { type FormatChoice, formatChoice, formats, printReport } from '../output.ts';
import { progressOn } from '../progress.ts';
import { addOneOf, configFromOption, examples, failOnOption, type Runs } from './command-parts.ts';

/** The options of `check` as commander reads them. */
interface CheckFlags {
  readonly staged?: boolean;
  readonly base?: string;
  readonly range?: string;
  readonly commit?: string;
  readonly worktree?: boolean;
  readonly all?: boolean;
  readonly ci?: boolean;
  readonly files?: boolean;
  readonly with: readonly NamedFile[];
  readonly kind?: string;
  readonly node?: string;
  readonly status?: string;
  readonly guard?: string;
  readonly granularity: Granularity;
  readonly config?: string;
  readonly configFrom: 'worktree' | 'base';
  readonly failOn: FailOn;
  readonly requireFiles?: boolean;
  readonly format: readonly FormatChoice[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** `stateward check`. */
export function add(program: Command, runs: Runs): void {
  const command = program
    .command('check')
    .addHelpText(
      'after',
      examples([
        'check --base origin/main',
        'check --staged',
        'check --files before.json after.json --kind checklist',
      ]),
    )
    .description('judge changes of state files')
    .argument('[path...]', 'PREV and NEXT with --files; else the governed files (default: detected)');
  addOneOf(command, {
    '--staged': 'judge what is staged against HEAD',
    '--base <ref>': 'judge the commits from REF to HEAD, and their whole',
    '--range <A..B>': 'judge every commit of a range, and the range as a whole',
    '--commit <commit>': 'judge one commit against its parent',
    '--worktree': 'judge the work tree against HEAD',
    '--all': 'judge every governed file as it is now, by itself',
    '--ci': 'judge what a CI system builds: GitLab, Bitbucket, Buildkite, Jenkins, Forgejo, GitHub',
    '--files': 'judge two versions of one file: PREV NEXT (/dev/null: absent, -: standard input)',
  });
  const option = command.createOption.bind(command);
  command
    .addOption(
      option(
        '--with <role=file>',
        'with --files: what a version needs beside it, such as graph=FILE; repeatable',
      )
        .argParser(companionFile)
        .default([], 'none'),
    )
    .addOption(
      option('--kind <kind>', 'the kind of the files, where their name does not say it').choices(
        knownKinds.map(({ id }) => id),
      ),
    )
    .option('--node <id>', 'the declared step of the last transition: its node')
    .option('--status <status>', 'its status: done, retry, decomposed or replan')
    .option(
      '--guard <guard>',
      'its guard: pass, fail or skipped; of a range, how what guards its head ended: success, failure, skipped or cancelled',
    )
    .addOption(
      option(
        '--granularity <granularity>',
        'squash judges the range as one change, auto what was squashed (#N)',
      )
        .choices(granularities)
        .default('commit'),
    )
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .addOption(configFromOption(command))
    .addOption(failOnOption(command))
    .option('--require-files', 'exit 3 if nothing governed was there to judge')
    .addOption(
      option('--format <format>', `${formats}, with =FILE into a file; repeatable`)
        .argParser(formatChoice)
        .default([], 'text'),
    )
    .option('--quiet', 'errors only')
    .option('--verbose', 'say also what was judged and what could not be')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(runs(check));
}

async function check(io: Io, operands: readonly string[], flags: CheckFlags): Promise<number> {
  const asked = flags.ci === true ? ciRange(io.env) : undefined;
  // What the CI system does not say is reported where it reads reports.
  if (asked !== undefined && 'code' in asked) return printed(cannotCheck(asked), io, flags);
  const job = asked === undefined ? undefined : await onFetchedBase(asked, io);
  const kinds = await kindsFor(flags);
  const options = readOptions(io, operands, flags, kinds, job?.range);
  if (job !== undefined) io.error(`stateward: ${jobText(job.range)}\n`);
  const report = await judged(io, options, kinds, flags.with);
  if (job === undefined) refuseUnknown(report);
  return printed(job === undefined ? report : fetchedBy(job, report), io, flags, options, job?.range);
}

function readOptions(
  io: Io,
  operands: readonly string[],
  flags: CheckFlags,
  kinds: readonly StateKind[],
  ci: CiRange | undefined,
): RepositoryCheckOptions {
  const mode = modeOf(operands, flags, ci);
  const { granularity, config, with: companions } = flags;
  const kind = kinds.find(({ id }) => id === flags.kind);
  const paths = mode.type === 'files' ? [] : operands;
  if (mode.type !== 'files' && companions.length > 0) throw new UserError('--with needs --files');
  if (paths.length > 0 && kind === undefined) {
    const absent = paths.find((path) => !existsSync(resolve(io.cwd, path)));
    throw new UserError(
      absent === undefined
        ? `named files need --kind (${kinds.map(({ id }) => id).join(', ')})`
        : `there is no file ${JSON.stringify(absent)} here`,
    );
  }
  // A CI system judges by the configuration of the base side: no branch brings the one that it is judged by.
  const configFrom = ci !== undefined && config === undefined ? 'base' : flags.configFrom;
  return {
    mode,
    paths,
    kind,
    step: stepOf(flags),
    guard: guardOf(flags, mode),
    granularity,
    config,
    configFrom,
  };
}

function modeOf(operands: readonly string[], flags: CheckFlags, ci: CiRange | undefined): CheckMode {
  if (flags.files === true) return filesOf(operands);
  if (ci?.isAlone === true) return { type: 'commit', commit: ci.head };
  if (ci !== undefined)
    return ci.base === undefined
      ? { type: 'first-push', head: ci.head }
      : { type: 'range', range: `${ci.base}..${ci.head}` };
  if (flags.range !== undefined) return { type: 'range', range: flags.range };
  if (flags.base !== undefined) return { type: 'range', range: `${flags.base}..HEAD` };
  if (flags.commit !== undefined) return { type: 'commit', commit: flags.commit };
  if (flags.staged === true) return { type: 'staged' };
  if (flags.worktree === true) return { type: 'work-tree' };
  return { type: flags.all === true ? 'all' : 'default' };
}

function filesOf([before, after, ...more]: readonly string[]): CheckMode {
  if (before === undefined || after === undefined || more.length > 0)
    throw new UserError(
      '--files takes two files, PREV and NEXT; /dev/null stands for an absent one, - for standard input',
    );
  if (before === '-' && after === '-') throw new UserError('only one of PREV and NEXT can be standard input');
  return { type: 'files', before, after };
}

function stepOf({ node, status, guard }: CheckFlags): Step | undefined {
  if (node === undefined && status === undefined) return undefined;
  if (node === undefined || status === undefined)
    throw new UserError('a step needs --node and --status (and --guard)');
  // Only `done` runs the guard, so it alone needs its result.
  if (guard === undefined && status === 'done')
    throw new UserError('--status done needs --guard pass, fail or skipped');
  return { node, status, guard: guard ?? 'skipped' };
}

/** Without a step it is the guard of the head, as a CI job ended. */
function guardOf({ node, guard }: CheckFlags, { type }: CheckMode): RangeGuard | undefined {
  if (guard === undefined || node !== undefined) return undefined;
  if (type !== 'range' && type !== 'first-push')
    throw new UserError(
      '--guard speaks of the head of a range and needs --base, --range or --ci; of a step, it needs --node and --status',
    );
  const known = rangeGuards.find((each) => each === guard);
  if (known === undefined)
    throw new UserError(
      `--guard of a range is one of ${rangeGuards.join(', ')}, not ${JSON.stringify(guard)}`,
    );
  return known;
}

/** Two files of a kind that is named are judged by that one alone: the others are not loaded. */
async function kindsFor({ files, kind, config }: CheckFlags): Promise<readonly StateKind[]> {
  const named = files === true && config === undefined ? knownKinds.find(({ id }) => id === kind) : undefined;
  return named === undefined ? (await import('../../kinds/index.ts')).kinds : [await named.load()];
}

async function judged(
  io: Io,
  options: RepositoryCheckOptions,
  kinds: readonly StateKind[],
  companions: readonly NamedFile[],
): Promise<Report> {
  const { mode } = options;
  if (mode.type === 'files') return checkFiles(io, { ...options, ...mode, companions }, kinds);
  const progress = progressOn(io);
  const report = await inWorkspace(
    io.cwd,
    (workspace) => checkRepository(workspace, options, kinds, progress.show),
    io.env,
  );
  progress.clear();
  return report;
}

/** Prints a report in every format that was asked for. The exit code. */
async function printed(
  report: Report,
  io: Io,
  { format, failOn, color, quiet = false, verbose = false, requireFiles = false }: CheckFlags,
  options?: RepositoryCheckOptions,
  ci?: CiRange,
): Promise<number> {
  const again = options === undefined ? undefined : checkAgain(options, ci);
  const base = options?.mode.type === 'range' ? options.mode.range.split('..', 1)[0] : undefined;
  const isPage = format.some((each) => each.format === 'html');
  const choice = {
    color,
    quiet,
    verbose,
    ...(again === undefined ? {} : { again }),
    ...(isPage ? { judged: await judgedWhere(io, base) } : {}),
  };
  printReport(report, format, choice, io);
  return exitCodeOf(report, failOn, requireFiles);
}
