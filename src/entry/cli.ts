#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import type { Report } from '../core/report.ts';
import { kinds } from '../kinds/index.ts';
import { safeText } from '../reporters/safe-text.ts';
import { version } from '../version.ts';
import { explainText, rulesText } from './catalogue-commands.ts';
import { checkFiles } from './check-files.ts';
import { type CheckFlags, type CheckOptions, readCheckOptions } from './check-options.ts';
import { doctorText } from './doctor.ts';
import { exitCodeOf, exitCodes } from './exit-code.ts';
import { hookNames, runHook } from './hook.ts';
import { printReport } from './output.ts';
import { checkRepository } from './repository-check.ts';
import { statusText } from './status.ts';
import { processTerminal, reporterOptions, type Terminal } from './terminal.ts';
import { isUsageError, type UsageError, usageError } from './usage-error.ts';

const terminal = processTerminal;

function program(): Command {
  const command = new Command('stateward')
    .description("Refuses changes to an agent's state files that could not have happened legally.")
    .version(version)
    .exitOverride()
    .configureOutput({ writeErr: terminal.error, writeOut: terminal.out });
  command
    .command('check')
    .description('judge changes of state files')
    .argument('[path...]', 'PREV and NEXT with --files; else the governed files (default: detected)')
    .option('--staged', 'judge what is staged against HEAD')
    .option('--base <ref>', 'judge the commits from REF to HEAD, and their whole')
    .option('--range <A..B>', 'judge every commit of a range, and the range as a whole')
    .option('--commit <commit>', 'judge one commit against its parent')
    .option('--worktree', 'judge the work tree against HEAD')
    .option('--all', 'judge every governed file as it is now, by itself')
    .option('--files', 'judge two versions of one file: PREV NEXT (/dev/null: absent, -: standard input)')
    .option('--kind <kind>', 'the kind of the files, where their name does not say it')
    .option('--node <id>', 'the declared step of the last transition: its node')
    .option('--status <status>', 'its status: done, retry, decomposed or replan')
    .option('--guard <guard>', 'its guard: pass, fail or skipped')
    .option('--granularity <granularity>', 'commit, or squash to judge the range as one change', 'commit')
    .option('--fail-on <severity>', 'exit 1 from this severity on: error, warning or never', 'error')
    .option('--require-files', 'exit 3 if nothing governed was there to judge')
    .option('--format <format>', 'text, json or github, with =FILE into a file; repeatable', collect, [])
    .option('--quiet', 'errors only')
    .option('--verbose', 'say also what was judged and what could not be')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(async (operands: readonly string[], flags: CheckFlags) => exit(await check(operands, flags)));
  command
    .command('status')
    .description('where the governed files stand and what comes next')
    .argument('[file]', 'one governed file (default: all)')
    .option('--verbose', 'show everything')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(async (file: string | undefined, flags: StatusFlags) => exit(await status(file, flags)));
  command
    .command('doctor')
    .description('is this repository set up so that the gate can judge')
    .action(async () => {
      const { text, code } = await doctorText(kinds);
      terminal.out(text);
      exit(code);
    });
  command
    .command('hook')
    .description('the entry point of a git hook: pre-commit, commit-msg, pre-merge-commit or pre-push')
    .argument('<name>', 'the name of the hook')
    .argument('[argument...]', 'what git hands to it')
    .action(async (name: string, args: readonly string[]) => exit(await hook(name, args)));
  command
    .command('explain')
    .description('why a rule exists and what to do')
    .argument('<rule>', 'its id, for example task-tree/immutability')
    .option('--format <format>', 'text or json', 'text')
    .action((rule: string, { format }: { readonly format: string }) =>
      exit(print(explainText(rule, format))),
    );
  command
    .command('rules')
    .description('the catalogue of rules')
    .option('--format <format>', 'text or json', 'text')
    .action(({ format }: { readonly format: string }) => exit(print(rulesText(format))));
  return command;
}

async function check(operands: readonly string[], flags: CheckFlags): Promise<number> {
  const options = readCheckOptions(operands, flags, kinds);
  if (isUsageError(options)) return refuse(options);
  const report = await judge(options);
  if (isUsageError(report)) return refuse(report);
  const choice = { color: flags.color, quiet: flags.quiet === true, verbose: flags.verbose === true };
  const problem = printReport(report, options.formats, choice, terminal);
  if (problem !== undefined) return refuse(problem);
  return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}

interface StatusFlags {
  readonly verbose?: boolean;
  readonly color: boolean;
}

async function status(file: string | undefined, { verbose, color }: StatusFlags): Promise<number> {
  const options = reporterOptions(terminal, { color, quiet: false, verbose: verbose === true });
  const result = await statusText(file, kinds, options);
  if (isUsageError(result)) return refuse(result);
  terminal.out(result.text);
  return result.code;
}

async function hook(name: string, args: readonly string[]): Promise<number> {
  const known = hookNames.find((each) => each === name);
  if (known === undefined) {
    return refuse(
      usageError(`there is no hook ${JSON.stringify(name)}; known hooks: ${hookNames.join(', ')}`),
    );
  }
  const { report, notices } = await runHook(known, args, kinds);
  for (const notice of notices) terminal.error(`stateward: ${safeText(notice)}\n`);
  if (report === undefined) return exitCodes.clean;
  // A hook that has nothing to say says nothing.
  const worth = report.findings.some(({ severity }) => severity !== 'note');
  if (worth || report.obstacles.length > 0) {
    printReport(report, [], { color: true, quiet: false, verbose: false }, terminal);
  }
  return exitCodeOf(report, 'error', false);
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

function print(text: string | UsageError): number {
  if (typeof text !== 'string') return refuse(text);
  terminal.out(text);
  return exitCodes.clean;
}

function refuse({ usage }: UsageError): number {
  terminal.error(`stateward: ${usage}\n`);
  return exitCodes.usage;
}

function exit(code: number): void {
  process.exitCode = code;
}

function collect(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}

/** Whatever went wrong unexpectedly is "cannot judge": an unhandled rejection must never end as a pass. */
function fail(error: unknown): void {
  if (error instanceof CommanderError) {
    exit(error.exitCode === 0 ? exitCodes.clean : exitCodes.usage);
    return;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.error(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
  exit(exitCodes.cannotJudge);
}

process.exitCode = exitCodes.cannotJudge;
try {
  await program().parseAsync(process.argv);
} catch (error) {
  fail(error);
}
