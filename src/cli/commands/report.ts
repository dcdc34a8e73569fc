import type { Command } from 'commander';
import type { ReportFlags } from '../command-report.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward report`. */
export function addReport(command: Command): void {
  command
    .command('report')
    .addHelpText('after', examples(['report --range v1.0..main --out report.html']))
    .description('one page: what was found in a range, and how the files stood after each commit')
    .option('--range <A..B>', 'the commits that it is about')
    .option('--base <ref>', 'the same for the commits from REF to HEAD')
    .requiredOption('--out <file>', 'the file to write')
    .option('--guard <result>', 'what a guard (tests, usually) said of the head: success, failure or skipped')
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .option('--config-from <side>', 'worktree, or base to judge as CI does', 'worktree')
    .option('--fail-on <severity>', 'exit 1 from this severity on: error, warning or never', 'error')
    .action(async (flags: ReportFlags) => exit(await (await import('../command-report.ts')).report(flags)));
}
