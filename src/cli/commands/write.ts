import type { Command } from 'commander';
import type { WriteFlags } from '../command-write.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward write` and `stateward patch`. */
export function addWrites(command: Command): void {
  recorded(command.command('write'))
    .addHelpText('after', examples(['write prd.json < next.json', 'write workflow.md --agent ada < next.md']))
    .description('replace a file by what standard input holds, if that could have happened legally')
    .option('--only-governed', 'refuse to write what is no governed state file')
    .action(async (file: string, flags: WriteFlags) =>
      exit(await (await import('../command-write.ts')).write(file, flags)),
    );
  recorded(command.command('patch'))
    .addHelpText('after', examples(['patch run/workflow.md < update.json']))
    .description("update a run's frontmatter by the JSON on standard input, if the run may move so")
    .action(async (file: string, flags: WriteFlags) =>
      exit(await (await import('../command-write.ts')).patch(file, flags)),
    );
}

/** One file that is written, by whom, and what judges it. */
function recorded(command: Command): Command {
  return command
    .argument('<file>', 'the file, from the current folder')
    .option('--if-match <sha256>', 'refuse unless the file has this SHA-256')
    .option('--agent <id>', 'who writes, for the audit log')
    .option('--audit-log <file>', 'where the call is recorded (default: .stateward/execution.jsonl)')
    .option('--workflow <id>', 'the workflow that the run follows, where the state file is not to say it')
    .option('--graph <file>', 'the graph that the run follows, where the configuration names none');
}
