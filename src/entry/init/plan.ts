import { type AgentName, proposeAgents } from './agents.ts';
import { proposeConfiguration } from './configuration.ts';
import { type HookInput, type HookTool, proposeHooks } from './hooks.ts';
import { proposeInstructions } from './instructions.ts';
import { proposeOwners } from './owners.ts';
import type { Proposal } from './proposal.ts';
import type { StateFile } from './state-files.ts';
import { proposeWorkflow } from './workflow.ts';

export interface PlanInput extends HookInput {
  readonly files: readonly StateFile[];
  readonly tool: HookTool;
  readonly wantsWorkflow: boolean;
  readonly agents: readonly AgentName[];
  readonly defaultBranch: string;
}

/** Everything that the set-up of a repository wants, and the commands that a person has to run. */
export interface Plan {
  readonly tool: HookTool;
  readonly proposals: readonly Proposal[];
  readonly commands: readonly string[];
}

export function planSetup(input: PlanInput): Plan {
  const { folder, files, tool, wantsWorkflow, agents, caller } = input;
  const hooks = proposeHooks(tool, input);
  const proposals = [
    proposeConfiguration(folder, files),
    ...hooks.proposals,
    ...(wantsWorkflow ? [proposeWorkflow(folder, input)] : []),
    ...proposeInstructions(
      folder,
      files.filter(({ isProposed }) => !isProposed),
    ),
    ...proposeAgents(folder, agents, caller),
    proposeOwners(folder),
  ];
  return { tool, proposals, commands: hooks.commands };
}
