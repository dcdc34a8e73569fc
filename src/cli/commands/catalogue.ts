import type { Command } from 'commander';
import type { RulesFlags } from '../catalogue-commands.ts';
import { examples, exit, type Format } from './command-parts.ts';

/** `stateward explain` and `stateward rules`. */
export function addCatalogue(command: Command): void {
  command
    .command('explain')
    .addHelpText('after', examples(['explain checklist/goalposts', 'explain done-changed']))
    .description('why a rule exists and what to do')
    .argument('<rule>', 'its id, for example task-tree/immutability')
    .option('--format <format>', 'text or json', 'text')
    .action(async (rule: string, { format }: Format) =>
      exit(await (await import('../catalogue-commands.ts')).explain(rule, format)),
    );
  command
    .command('rules')
    .addHelpText('after', examples(['rules --kind checklist']))
    .description('the catalogue of rules')
    .option('--kind <kind>', 'only the rules of one kind, for example checklist')
    .option('--format <format>', 'text or json', 'text')
    .action(async (flags: RulesFlags) =>
      exit(await (await import('../catalogue-commands.ts')).listRules(flags)),
    );
}
