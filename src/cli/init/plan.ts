import type { StateKind } from '../../engine/contract/kind.ts';
import type { AgentName } from '../../integrations/agents/agent-names.ts';
import { commandName } from '../../output/home.ts';
import { proposeAgents } from './agents.ts';
import { installed, programKey, shellWord } from './caller.ts';
import { proposeCi, workflowPath } from './ci.ts';
import { proposeConfiguration } from './configuration.ts';
import { type HookTool, hookListOf, installsHooks } from './hook-tools.ts';
import { type HookInput, proposeHooks } from './hooks.ts';
import { proposeInstructions } from './instructions.ts';
import { driverCommands, namesDriver, proposeAttributes } from './merge-driver.ts';
import { proposeOwners } from './owners.ts';
import type { Manner, Proposal } from './proposal.ts';
import type { StateFile } from './state-files.ts';

/** What was asked for. */
export interface InitOptions {
  readonly write: boolean;
  readonly manner: Manner;
  readonly hook: HookTool | undefined;
  /** Whether a job of CI is wanted. */
  readonly workflow: boolean;
  /** Whether git is to merge state files item by item. */
  readonly merge: boolean;
  /** The agents whose tools are to be judged. */
  readonly agents: readonly AgentName[];
  readonly repository: string | undefined;
  /** The options that decide what is written, as they were given. */
  readonly given: readonly string[];
}

export interface PlanInput extends HookInput, InitOptions {
  readonly kinds: readonly StateKind[];
  readonly files: readonly StateFile[];
  readonly tool: HookTool;
  readonly defaultBranch: string;
  /** Whether the configuration has files put back that a tool left wrong. */
  readonly restores: boolean;
}

/** Everything that the set-up of a repository wants, and the commands that a person has to run. */
export interface Plan {
  readonly tool: HookTool;
  readonly proposals: readonly Proposal[];
  readonly commands: readonly string[];
  /** What whoever clones the repository has to run, and what else belongs to it. */
  readonly elsewhere: readonly string[];
  /** What git's configuration of this clone is to say of the program: nothing without `after`. */
  readonly program?: { readonly after?: string };
}

export function planSetup(input: PlanInput): Plan {
  const { tool, facts, manner, folder } = input;
  const hooks = proposeHooks(tool, input);
  const governed = input.files.filter(({ isProposed }) => !isProposed);
  const files = governed.length > 0 || manner === 'remove' ? proposeFiles(input, governed) : [];
  const found = [...files, ...hooks.proposals, ...proposeAgents(folder, input.agents, input)];
  const proposals = found.filter(({ state }) => manner === 'set-up' || state !== 'there');
  if (manner === 'remove') {
    const program = facts.program === undefined ? {} : { program: {} };
    return { tool, proposals, commands: [], elsewhere: [], ...program };
  }
  // Git's configuration is of one clone, while the attributes came with the repository.
  const isNamed = namesDriver(folder.text('.gitattributes') ?? '');
  const needsDriver = input.merge || (facts.driver === undefined && isNamed);
  const { named } = input.caller;
  const usesProgram = named !== undefined && (tool !== 'none' || input.agents.length > 0 || needsDriver);
  // Whether husky is needed shows; what another tool installed is not known.
  const isWanted = tool === 'husky' || hooks.proposals.some(({ state }) => state !== 'there');
  return {
    tool,
    proposals,
    commands: [...(isWanted ? hooks.commands : []), ...(needsDriver ? driverCommands(input.caller) : [])],
    elsewhere: [
      ...(hooks.proposals.length > 0 ? [`In every other clone, once: ${inEachClone(input)}`] : []),
      ...(needsDriver
        ? ['The git config lines above are for every clone, too: it is git that asks for them.']
        : []),
    ],
    ...(usesProgram && named !== facts.program ? { program: { after: named } } : {}),
  };
}

/** What says which files are governed, to git, to CI and to agents. */
function proposeFiles(input: PlanInput, governed: readonly StateFile[]): Proposal[] {
  const { folder, manner, caller, facts, agents, repository } = input;
  const isGitLab = facts.isGitLab && repository === undefined;
  const isClaude = agents.includes('claude-code') || folder.look('.claude') === 'folder';
  const instructions = proposeInstructions(folder, governed, { caller, manner, isClaude });
  // Where init was before and left no job none was wanted: a clone, or one who adds something, need not say so again.
  const isFirst = instructions.every(({ state }) => state !== 'there');
  const isKept = manner !== 'set-up' || folder.look(workflowPath) !== 'absent';
  const wantsCi = input.workflow && (isFirst || isKept || repository !== undefined);
  // Who works alone has nobody who could approve anything.
  const isShared = wantsCi && (facts.authors > 1 || repository !== undefined);
  const wantsMerge = input.merge || manner !== 'set-up';
  return [
    proposeConfiguration(folder, input.files, input, input.kinds),
    ...(wantsCi ? proposeCi({ ...input, isGitLab }) : []),
    ...instructions,
    ...(wantsMerge ? [proposeAttributes(folder, governed, manner)] : []),
    ...(manner === 'set-up' && isShared ? [proposeOwners({ folder, repository, isGitLab })] : []),
  ];
}

/** A clone brings neither the program nor what lies below .git. */
function inEachClone({ caller: { script, named }, tool, folder }: PlanInput): string {
  const list = hookListOf(folder, tool);
  const installing = list && installsHooks(list, folder.text('package.json'));
  const hooks = (own: string) => (tool === 'husky' ? 'npx husky' : (installing ?? `${own} init --write`));
  if (named !== undefined)
    return `git config ${programKey} <folder of Stateward>/dist/cli.js && ${hooks('node <folder of Stateward>/dist/cli.js')}`;
  if (script === installed) return `npm install && ${hooks(commandName)}`;
  // The package of a folder is installed there, before anything of it can be started.
  const [, below] = /^(.*)\/node_modules\/stateward\/dist\/cli\.js$/.exec(script) ?? [];
  const install = below === undefined ? '' : `npm install --prefix ${shellWord(below)} && `;
  return `${install}${hooks(`node ${shellWord(script)}`)}`;
}
