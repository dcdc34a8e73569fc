import type { Command } from 'commander';
import { exitCodes } from '../../check/exit-code.ts';
import { UserError } from '../../check/user-error.ts';
import { nearestName } from '../../formats/nearest-name.ts';
import { type AgentName, agentNames, isAgentName } from '../../integrations/agents/agent-names.ts';
import { kinds } from '../../kinds/index.ts';
import { type HookTool, hookTools } from '../init/hook-tools.ts';
import { type InitResult, initialise } from '../init/init.ts';
import { initJson } from '../init/init-json.ts';
import { initText } from '../init/init-text.ts';
import type { InitOptions } from '../init/plan.ts';
import { type Io, widthOf } from '../io.ts';
import { progressOn } from '../progress.ts';
import { examples, formatOption, type Runs, type TextOrJson } from './command-parts.ts';

interface InitFlags {
  readonly write?: boolean;
  readonly upgrade?: boolean;
  readonly remove?: boolean;
  readonly verbose?: boolean;
  readonly hook?: HookTool;
  readonly workflow: boolean;
  readonly merge?: boolean;
  readonly action?: string;
  readonly owner?: string;
  readonly agents: readonly AgentName[];
  readonly format: TextOrJson;
}

/** `stateward init`. */
export function add(program: Command, runs: Runs): void {
  const command = program.command('init');
  const option = command.createOption.bind(command);
  command
    .addHelpText(
      'after',
      examples(['init', 'init --merge', 'init --write --action acme/stateward', 'init --remove']),
    )
    .description('find state files, judge their past, and propose what guards them from now on')
    .option('--write', 'write what is proposed; what others wrote into these files stays as it is')
    .addOption(option('--upgrade', 'bring what an earlier init wrote up to date').conflicts('remove'))
    .option('--remove', 'take out what init wrote')
    .option('--verbose', 'show the text of every file')
    .addOption(option('--hook <tool>', 'what starts hooks (default: what is in use)').choices(hookTools))
    .option('--no-workflow', 'propose no job of CI: no workflow for GitHub Actions, and no job for GitLab')
    .option('--merge', 'have git merge state files item by item, and show their differences so')
    .addOption(
      option('--agents <names>', `have agents judge what they edit: ${agentNames.join(', ')}`)
        .argParser(readAgents)
        .default([], 'none'),
    )
    .addOption(
      option('--action <owner/name>', 'the GitHub repository that holds the Action').argParser(readAction),
    )
    .addOption(
      option('--owner <name>', 'who holds the Action: the same as --action <name>/stateward')
        .argParser((name: string) => readAction(`${name}/stateward`))
        .conflicts('action'),
    )
    .addOption(formatOption(command))
    .action(runs(init));
}

/** The exit code: 4 where the past, or a file, could not be dealt with. */
async function init(io: Io, flags: InitFlags): Promise<number> {
  const progress = progressOn(io);
  const result = await initialise(io, optionsOf(flags), kinds, progress.show);
  progress.clear();
  const look = { width: widthOf(io), verbose: flags.verbose === true };
  io.out(flags.format === 'json' ? initJson(result) : initText(result, kinds, look));
  return isComplete(result) ? exitCodes.clean : exitCodes.cannotJudge;
}

function isComplete({ past, written = [] }: InitResult): boolean {
  return past.obstacles.length === 0 && written.every(({ problem }) => problem === undefined);
}

function optionsOf(flags: InitFlags): InitOptions {
  const { write = false, upgrade, remove, hook, workflow, merge = false, agents } = flags;
  const repository = flags.action ?? flags.owner;
  return {
    write,
    manner: upgrade === true ? 'upgrade' : remove === true ? 'remove' : 'set-up',
    hook,
    workflow,
    merge,
    agents,
    repository,
    given: [
      ...(hook === undefined ? [] : ['--hook', hook]),
      ...(workflow ? [] : ['--no-workflow']),
      ...(merge ? ['--merge'] : []),
      ...(agents.length === 0 ? [] : ['--agents', agents.join(',')]),
      ...(repository === undefined ? [] : ['--action', repository]),
    ],
  };
}

function readAction(value: string): string {
  if (/^[\w-]+\/[\w.-]+$/.test(value)) return value;
  throw new UserError(`--action ${JSON.stringify(value)} is no repository of GitHub; write it as owner/name`);
}

/** A list with commas. An agent without hooks has the paragraph in AGENTS.md, which init proposes anyway. */
function readAgents(list: string): readonly AgentName[] {
  const names = [...new Set(list.split(',').map((name) => name.trim()))];
  const unknown = names.find((name) => !isAgentName(name));
  if (unknown === undefined) return names.filter(isAgentName);
  const nearest = nearestName(unknown, agentNames);
  const hint = nearest === undefined ? `known: ${agentNames.join(', ')}` : `did you mean '${nearest}'?`;
  throw new UserError(
    `--agents ${JSON.stringify(unknown)} is not known; ${hint}. For any other agent there is the paragraph in AGENTS.md, which init proposes without it`,
  );
}
