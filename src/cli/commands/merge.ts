import type { Command } from 'commander';
import type { DiffFlags } from '../command-diff.ts';
import type { MergeFlags } from '../command-merge.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward merge` and `stateward diff`. */
export function addMerges(command: Command): void {
  command
    .command('merge')
    .addHelpText('after', examples(['merge --marker-size %L --ours=%X --theirs=%Y -- %O %A %B %P']))
    .description(
      "git's merge driver: merge three versions of a state file item by item; 1 where they are in conflict",
    )
    .argument('<base>', 'the file of the common ancestor (%O)')
    .argument('<ours>', 'the file of our version, which takes the result (%A)')
    .argument('<theirs>', 'the file of their version (%B)')
    .argument('<path>', 'the path in the repository (%P)')
    .option('--marker-size <signs>', 'how long conflict markers are (%L)', '7')
    .option('--ours <name>', 'what our side is called in a conflict (%X)', 'ours')
    .option('--theirs <name>', 'what their side is called (%Y)', 'theirs')
    .action(async (base: string, ours: string, theirs: string, path: string, flags: MergeFlags) =>
      exit(await (await import('../command-merge.ts')).merge({ base, ours, theirs, path }, flags)),
    );
  command
    .command('diff')
    .addHelpText(
      'after',
      examples(['diff', 'diff --base origin/main prd.json', 'diff --files before.json after.json']),
    )
    .description('what changed in state files, entity by entity')
    .argument('[path...]', 'governed files, or folders (default: all); with --files: PREV NEXT')
    .option('--staged', 'what is staged against HEAD')
    .option('--base <ref>', 'the work tree against another commit than HEAD')
    .option('--files', 'two versions of one file: PREV NEXT (/dev/null: absent)')
    .option('--textconv', 'print one file a line a field, for git (diff.<driver>.textconv)')
    .option('--kind <kind>', 'the kind of the files, where their name does not say it')
    .option('--config <file>', 'the configuration (default: .stateward.yml of the work tree)')
    .action(async (operands: readonly string[], flags: DiffFlags) =>
      exit(await (await import('../command-diff.ts')).diff(operands, flags)),
    );
}
