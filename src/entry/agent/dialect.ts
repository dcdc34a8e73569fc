/** How one agent wants to be told: before a tool runs, and after it ran. */
export interface Dialect {
  deny(reason: string): object;
  warn(reason: string): object;
}

const claudeCode: Dialect = {
  deny: (reason) => ({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: reason,
    },
  }),
  warn: (reason) => ({ decision: 'block', reason }),
};

/** What each agent that has hooks reads on standard output (docs/agents.md). */
export const dialects: Readonly<Record<string, Dialect>> = {
  'claude-code': claudeCode,
  codex: claudeCode,
  // Its command line reads the one form, the editor the other.
  copilot: {
    deny: (reason) => ({
      permissionDecision: 'deny',
      permissionDecisionReason: reason,
      ...claudeCode.deny(reason),
    }),
    warn: (reason) => ({ ...claudeCode.warn(reason), additionalContext: reason }),
  },
  cursor: {
    deny: (reason) => ({ permission: 'deny', user_message: firstLine(reason), agent_message: reason }),
    warn: (reason) => ({ additional_context: reason }),
  },
};

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
