import type { Command } from 'commander';
import type { RepairFlags } from '../repair/repair-mode.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward repair`. */
export function addRepair(command: Command): void {
  command
    .command('repair')
    .addHelpText('after', examples(['repair', 'repair --base origin/main --dry-run']))
    .description('put what stands refused back in the work tree, and nothing else')
    .argument('[path...]', 'governed files, or folders (default: all)')
    .option('--staged', 'repair what is staged against HEAD')
    .option('--message-file <file>', 'with --staged: the message that the commit will have')
    .option('--base <ref>', 'repair what the commits from REF to HEAD are refused for')
    .option('--range <A..B>', 'the same for a range')
    .option('--root', 'the same for all commits up to HEAD')
    .option('--squash', 'judge the range as a whole, as after a squash')
    .option('--config-from <where>', 'the configuration to judge by: worktree, or base')
    .option('--dry-run', 'write nothing; print the patch, for git apply')
    .option('--config <file>', 'the configuration to judge by (default: .stateward.yml of the work tree)')
    .action(async (paths: readonly string[], flags: RepairFlags) =>
      exit(await (await import('../command-repair.ts')).repair(paths, flags)),
    );
}
