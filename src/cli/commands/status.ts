import type { Command } from 'commander';
import type { StatusFlags } from '../command-status.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward status`. */
export function addStatus(command: Command): void {
  command
    .command('status')
    .addHelpText('after', examples(['status', 'status prd.json', 'status --format json']))
    .description('where the governed files stand and what comes next')
    .argument('[path]', 'a governed file, a part of one, or a folder (default: all)')
    .option('--config <file>', 'the configuration (default: .stateward.yml of the work tree)')
    .option('--format <format>', 'text, or json: every item with its state', 'text')
    .option('--verbose', 'show everything')
    .option('--no-color', 'no colours (also: NO_COLOR)')
    .action(async (file: string | undefined, flags: StatusFlags) =>
      exit(await (await import('../command-status.ts')).status(file, flags)),
    );
}
