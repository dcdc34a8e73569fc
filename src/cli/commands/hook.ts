import type { Command } from 'commander';
import { agentNames } from '../../integrations/agents/agent-names.ts';
import { examples, exit } from './command-parts.ts';

/** `stateward hook`. */
export function addHook(command: Command): void {
  command
    .command('hook')
    .addHelpText(
      'after',
      examples(['hook commit-msg .git/COMMIT_EDITMSG', 'hook pre-push origin', 'hook claude-code']),
    )
    .description(
      `what other programs call: pre-commit, commit-msg, pre-merge-commit, pre-push, pre-receive; ${agentNames.join(', ')}`,
    )
    .argument('<name>', 'the name of the hook')
    .argument('[argument...]', 'what git hands to it')
    .action(async (name: string, args: readonly string[]) =>
      exit(await (await import('../command-hook.ts')).hook(name, args)),
    );
}
