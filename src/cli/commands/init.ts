import type { Command } from 'commander';
import { agentNames } from '../../integrations/agents/agent-names.ts';
import type { InitFlags } from '../command-init.ts';
import { examples, exit, type Format } from './command-parts.ts';

/** `stateward init` and `stateward doctor`. */
export function addSetUp(command: Command): void {
  command
    .command('init')
    .addHelpText(
      'after',
      examples(['init', 'init --merge', 'init --write --action acme/stateward', 'init --remove']),
    )
    .description('find state files, judge their past, and propose what guards them from now on')
    .option('--write', 'write what is proposed; what others wrote into these files stays as it is')
    .option('--upgrade', 'bring what an earlier init wrote up to date')
    .option('--remove', 'take out what init wrote')
    .option('--verbose', 'show the text of every file')
    .option('--hook <tool>', 'husky, lefthook, pre-commit, git or none (default: what is in use)')
    .option('--no-workflow', 'propose no workflow for GitHub Actions')
    .option('--merge', 'have git merge state files item by item, and show their differences so')
    .option('--agents <names>', `have agents judge what they edit: ${agentNames.join(', ')}`)
    .option('--action <owner/name>', 'the GitHub repository that holds the Action')
    .option('--format <format>', 'text or json', 'text')
    .action(async (flags: InitFlags) => exit(await (await import('../command-init.ts')).init(flags)));
  command
    .command('doctor')
    .addHelpText('after', examples(['doctor']))
    .description('is this repository set up so that the gate can judge')
    .option('--format <format>', 'text or json', 'text')
    .action(async (flags: Format) => exit(await (await import('../doctor/doctor.ts')).doctor(flags)));
}
