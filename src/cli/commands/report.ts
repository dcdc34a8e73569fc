import type { Command } from 'commander';
import type { RepositoryCheckOptions } from '../../check/check-mode.ts';
import { exitCodeOf, type FailOn } from '../../check/exit-code.ts';
import { checkedRepository } from '../../check/repository-check.ts';
import { refuseUnknown, UserError } from '../../check/user-error.ts';
import { inWorkspace } from '../../check/workspace.ts';
import { stateRecorder } from '../../engine/report/record-states.ts';
import { kinds } from '../../kinds/index.ts';
import { groupAlike } from '../../output/alike.ts';
import { countsOf, verdictWord } from '../../output/report-words.ts';
import { safeText } from '../../output/safe-text.ts';
import { statesPage } from '../../output/states/states-page.ts';
import { checkAgain } from '../check-again.ts';
import type { Io } from '../io.ts';
import { judgedWhere } from '../judged-where.ts';
import { reporterOptions, writeReport } from '../output.ts';
import { progressOn } from '../progress.ts';
import { addOneOf, configFromOption, examples, failOnOption, type Runs } from './command-parts.ts';

interface ReportFlags {
  readonly range?: string;
  readonly base?: string;
  readonly out: string;
  readonly guard?: (typeof guards)[number];
  readonly config?: string;
  readonly configFrom: 'worktree' | 'base';
  readonly failOn: FailOn;
}

const guards = ['success', 'failure', 'skipped'] as const;
const choice = { color: false, quiet: false, verbose: true };

/** `stateward report`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('report');
  addOneOf(command, {
    '--range <A..B>': 'the commits that it is about',
    '--base <ref>': 'the same for the commits from REF to HEAD',
  });
  command
    .addHelpText('after', examples(['report --range v1.0..main --out report.html']))
    .description('one page: what was found in a range, and how the files stood after each commit')
    .requiredOption('--out <file>', 'the file to write')
    .addOption(
      command
        .createOption('--guard <result>', 'what a guard (tests, usually) said of the head')
        .choices(guards),
    )
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .addOption(configFromOption(command))
    .addOption(failOnOption(command))
    .action(runs(report));
}

/** One page about a range. The exit code is that of `check`. */
async function report(io: Io, flags: ReportFlags): Promise<number> {
  const { base, out, guard, config, configFrom, failOn } = flags;
  const range = flags.range ?? (base === undefined ? undefined : `${base}..HEAD`);
  if (range === undefined) throw new UserError('name the commits: --range A..B, or --base REF');
  const options: RepositoryCheckOptions = {
    mode: { type: 'range', range },
    paths: [],
    kind: undefined,
    step: undefined,
    granularity: 'commit',
    config,
    configFrom,
  };
  const recorder = stateRecorder();
  const progress = progressOn(io);
  const more = { onWalked: recorder.take, ...(guard === undefined ? {} : { guard }) };
  const checked = await inWorkspace(
    io.cwd,
    (workspace) => checkedRepository(workspace, options, kinds, progress.show, more),
    io.env,
  );
  progress.clear();
  refuseUnknown(checked.report);
  const again = checkAgain(options);
  const shown = reporterOptions(io, {
    ...choice,
    ...(again === undefined ? {} : { again }),
    judged: await judgedWhere(io),
  });
  writeReport(io, out, statesPage(checked.report, recorder.states(guard), range, shown));
  const counts = countsOf(groupAlike(checked.report, choice));
  io.out(`${safeText(out)}: ${verdictWord(checked.report)}: ${counts}\n`);
  return exitCodeOf(checked.report, failOn, false);
}
