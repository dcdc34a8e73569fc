import { exitCodes } from '../check/exit-code.ts';
import { isUsageError, type UsageError, usageError } from '../check/usage-error.ts';
import { nearestName } from '../formats/nearest-name.ts';
import { kinds } from '../kinds/index.ts';
import { type AgentName, agentNames, isAgentName } from './init/agents.ts';
import { hookTools } from './init/hooks.ts';
import { type InitOptions, type InitResult, initialise } from './init/init.ts';
import { initJson } from './init/init-json.ts';
import { initText } from './init/init-text.ts';
import { refuse } from './outcome.ts';
import { progressOn } from './progress.ts';
import { processTerminal as terminal, widthOf } from './terminal.ts';

export interface InitFlags {
  readonly write?: boolean;
  readonly upgrade?: boolean;
  readonly remove?: boolean;
  readonly verbose?: boolean;
  readonly hook?: string;
  readonly workflow: boolean;
  readonly merge?: boolean;
  readonly action?: string;
  readonly agents?: string;
  readonly format: string;
}

/** `stateward init`. The exit code: 4 where the past, or a file, could not be dealt with. */
export async function init(flags: InitFlags): Promise<number> {
  const options = readOptions(flags);
  if (isUsageError(options)) return refuse(options);
  const progress = progressOn(terminal);
  const result = await initialise(options, kinds, progress.show);
  progress.clear();
  if (isUsageError(result)) return refuse(result);
  terminal.out(
    flags.format === 'json'
      ? initJson(result)
      : initText(result, kinds, { width: widthOf(terminal), verbose: flags.verbose === true }),
  );
  return isComplete(result) ? exitCodes.clean : exitCodes.cannotJudge;
}

function isComplete({ past, written = [] }: InitResult): boolean {
  return past.obstacles.length === 0 && written.every(({ problem }) => problem === undefined);
}

function readOptions(flags: InitFlags): InitOptions | UsageError {
  const { write, upgrade, remove, hook, workflow, action, agents, format } = flags;
  if (upgrade === true && remove === true) return usageError('give one of --upgrade and --remove, not both');
  const tool = hookTools.find((each) => each === hook);
  if (hook !== undefined && tool === undefined) return notOneOf('--hook', hook, hookTools);
  if (format !== 'text' && format !== 'json') return notOneOf('--format', format, ['text', 'json']);
  if (action !== undefined && !/^[\w-]+\/[\w.-]+$/.test(action))
    return usageError(
      `--action ${JSON.stringify(action)} is no repository of GitHub; write it as owner/name`,
    );
  const named = readAgents(agents);
  if (!Array.isArray(named)) return named;
  const running = process.argv[1] ?? 'stateward';
  const manner = upgrade === true ? 'upgrade' : remove === true ? 'remove' : 'set-up';
  return {
    write: write === true,
    manner,
    hook: tool,
    workflow,
    merge: flags.merge === true,
    agents: named,
    repository: action,
    running,
    given: [
      ...(tool === undefined ? [] : ['--hook', tool]),
      ...(workflow ? [] : ['--no-workflow']),
      ...(flags.merge === true ? ['--merge'] : []),
      ...(named.length === 0 ? [] : ['--agents', named.join(',')]),
      ...(action === undefined ? [] : ['--action', action]),
    ],
  };
}

/** A list with commas. An agent without hooks has the paragraph in AGENTS.md, which init proposes anyway. */
function readAgents(list: string | undefined): AgentName[] | UsageError {
  const names = list === undefined ? [] : [...new Set(list.split(',').map((name) => name.trim()))];
  const unknown = names.find((name) => !isAgentName(name));
  if (unknown === undefined) return names.filter(isAgentName);
  const { usage } = notOneOf('--agents', unknown, agentNames);
  return usageError(
    `${usage}. For any other agent there is the paragraph in AGENTS.md, which init proposes without it`,
  );
}

function notOneOf(flag: string, value: string, known: readonly string[]): UsageError {
  const nearest = nearestName(value, known);
  const hint =
    nearest === undefined ? `one of ${known.join(', ')} was expected` : `did you mean '${nearest}'?`;
  return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
