/**
 * The agents that call `stateward hook <name>` (docs/agents.md), and where each reads what it is to start, from the top of a repository;
 * the editor reads what the command line does.
 */
export const agentFiles = {
  'claude-code': '.claude/settings.json',
  codex: '.codex/hooks.json',
  copilot: '.github/hooks/stateward.json',
  cursor: '.cursor/hooks.json',
  gemini: '.gemini/settings.json',
  kiro: '.kiro/hooks/stateward.json',
  opencode: '.opencode/plugins/stateward.js',
  vscode: '.github/hooks/stateward.json',
} as const;

export type AgentName = keyof typeof agentFiles;

export const agentNames = Object.keys(agentFiles).filter(isAgentName);

export function isAgentName(name: string): name is AgentName {
  return Object.hasOwn(agentFiles, name);
}
