import type { TopFolder } from '../../check/top-folder.ts';
import { type AgentName, agentFiles, agentNames } from '../../integrations/agents/agent-names.ts';
import { exactTools } from '../../integrations/agents/read-operations.ts';
import { agentCommand, finding } from './agent-command.ts';
import type { Caller } from './caller.ts';
import { type Manner, type Proposal, propose } from './proposal.ts';
import { filled, type TemplateName } from './templates.ts';

/** What starts programs by itself has settings in JSON; what does not has a program of its own, which starts one. */
const setups: Readonly<Record<AgentName, { readonly template: TemplateName; readonly note?: string }>> = {
  'claude-code': {
    template: 'agents/claude-code.json',
    note: 'Claude Code reads it where it is started, so start it at the top; the plugin works everywhere',
  },
  codex: { template: 'agents/codex.json', note: 'Codex asks you to trust it (/hooks)' },
  copilot: {
    template: 'agents/copilot.json',
    note: 'the command line runs it in folders that you trust, the cloud agent on the default branch',
  },
  cursor: { template: 'agents/cursor.json' },
  gemini: { template: 'agents/gemini.json' },
  kiro: { template: 'agents/kiro.json' },
  opencode: { template: 'agents/opencode.js' },
  vscode: { template: 'agents/copilot.json' },
};

/** Has the agents call the hook, beside what their settings say already. */
export function proposeAgents(
  folder: TopFolder,
  agents: readonly AgentName[],
  {
    caller,
    manner,
    restores,
  }: { readonly caller: Caller; readonly manner: Manner; readonly restores: boolean },
): Proposal[] {
  // What is renewed or taken out is what is there, whoever asked for it then. Two agents may read the same file.
  const named = manner === 'set-up' ? agents : agentNames;
  const files = new Map(named.map((name) => [agentFiles[name], setups[name]]));
  return [...files].map(([path, { template, note }]) => {
    const [, name = ''] = /\/(.*)\./.exec(template) ?? [];
    const writers = exactTools.join('|');
    // What is put back has to be kept before any tool.
    const others = restores ? '|.*' : '';
    const values = { command: agentCommand(caller, name), finding: finding(caller), writers, others };
    const proposal = propose(folder, { path, text: filled(template, values), mayAdd: () => true }, manner);
    const isNew = proposal.state === 'create' || proposal.state === 'append';
    return isNew && note !== undefined ? { ...proposal, note } : proposal;
  });
}
