/** The agents that call `stateward hook <name>` (docs/agents.md). */
export const agentNames = [
  'claude-code',
  'codex',
  'copilot',
  'cursor',
  'gemini',
  'kiro',
  'opencode',
  'vscode',
] as const;

export type AgentName = (typeof agentNames)[number];

export function isAgentName(name: string): name is AgentName {
  return agentNames.some((each) => each === name);
}
