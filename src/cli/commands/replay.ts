import type { Command } from 'commander';
import type { ReplayFlags } from '../command-replay.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward replay`. */
export function addReplay(command: Command): void {
  command
    .command('replay')
    .addHelpText(
      'after',
      examples(['replay logs/events.jsonl', 'replay logs/events.jsonl --run R1 --mode closed']),
    )
    .description('what happened in the runs of an event log')
    .argument('<log>', 'the log; - for standard input')
    .option('--run <id>', 'one run')
    .option('--mode <mode>', 'auto, closed (a run without an end is refused) or open', 'auto')
    .option('--format <format>', 'text or json', 'text')
    .action(async (log: string, flags: ReplayFlags) =>
      exit(await (await import('../command-replay.ts')).replay(log, flags)),
    );
}
