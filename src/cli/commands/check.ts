import { type Command, Option } from 'commander';
import type { CheckFlags } from '../check-options.ts';
import { collect, examples, exit } from './command-parts.ts';

/** `stateward check`. */
export function addCheck(command: Command): void {
  command
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
    .argument('[path...]', 'PREV and NEXT with --files; else the governed files (default: detected)')
    .option('--staged', 'judge what is staged against HEAD')
    .option('--base <ref>', 'judge the commits from REF to HEAD, and their whole')
    .option('--range <A..B>', 'judge every commit of a range, and the range as a whole')
    .option('--commit <commit>', 'judge one commit against its parent')
    .option('--worktree', 'judge the work tree against HEAD')
    .option('--all', 'judge every governed file as it is now, by itself')
    .option('--ci', 'judge what a CI system builds: GitLab, Bitbucket, Buildkite, Jenkins, Forgejo, GitHub')
    .option('--files', 'judge two versions of one file: PREV NEXT (/dev/null: absent, -: standard input)')
    .option('--kind <kind>', 'the kind of the files, where their name does not say it')
    .option('--node <id>', 'the declared step of the last transition: its node')
    .option('--status <status>', 'its status: done, retry, decomposed or replan')
    .option(
      '--guard <guard>',
      'its guard: pass, fail or skipped; of a range, how what guards its head ended: success, failure, skipped or cancelled',
    )
    .option(
      '--granularity <granularity>',
      'commit, squash to judge the range as one change, or auto for squashed pull requests, named (#N)',
      'commit',
    )
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .option('--config-from <side>', 'worktree, or base to judge as CI does', 'worktree')
    .option('--fail-on <severity>', 'exit 1 from this severity on: error, warning or never', 'error')
    .option('--require-files', 'exit 3 if nothing governed was there to judge')
    .addOption(
      new Option(
        '--format <format>',
        'text, json, github, markdown, sarif, junit, gitlab or html, with =FILE into a file; repeatable',
      )
        .argParser(collect)
        .default([], 'text'),
    )
    .option('--quiet', 'errors only')
    .option('--verbose', 'say also what was judged and what could not be')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(async (operands: readonly string[], flags: CheckFlags) =>
      exit(await (await import('../command-check.ts')).check(operands, flags)),
    );
}
