import type { AgentName } from './agent-names.ts';
import type { When } from './tool-call.ts';

/** What an agent reads: JSON on standard output, words on standard error, an exit code. */
export interface Reply {
  readonly out?: object;
  readonly error?: string;
  readonly code: 0 | 2;
}

/** How one agent wants to be told, by the event that it waits in. */
export interface Dialect {
  reply(when: When, event: string | undefined, reason: string): Reply;
  /** What is answered before a tool where there is nothing to say; most agents need nothing. */
  readonly nothing?: object;
}

const said = (out: object): Reply => ({ out, code: 0 });

const denied = (event: string, reason: string) => ({
  hookEventName: event,
  permissionDecision: 'deny',
  permissionDecisionReason: reason,
});

/** Codex reads the same, and takes no member more than it knows. */
const claudeCode: Dialect = {
  reply: (when, event, reason) => {
    // The event of a finished task knows the exit code alone.
    if (event === 'TaskCompleted') return { error: reason, code: 2 };
    if (when === 'before') return said({ hookSpecificOutput: denied('PreToolUse', reason) });
    if (when === 'failed')
      return said({ hookSpecificOutput: { hookEventName: 'PostToolUseFailure', additionalContext: reason } });
    return said({ decision: 'block', reason });
  },
};

/** The command line and the cloud read the members at the top, the editor those below. */
const copilot: Dialect = {
  reply: (when, event, reason) => {
    if (when === 'before') {
      const { hookEventName, ...decision } = denied(event ?? 'PreToolUse', reason);
      return said({ ...decision, hookSpecificOutput: { hookEventName, ...decision } });
    }
    if (when === 'end') {
      const decision = { decision: 'block', reason };
      return said({ ...decision, hookSpecificOutput: { hookEventName: event ?? 'Stop', ...decision } });
    }
    const hookSpecificOutput = { hookEventName: event ?? 'PostToolUse', additionalContext: reason };
    // A block would hide what the tool itself said.
    return said({ additionalContext: reason, hookSpecificOutput });
  },
};

const cursor: Dialect = {
  reply: (when, _, reason) => {
    // Its page says that the model reads one of them; in live runs it was the other.
    if (when === 'before') return said({ permission: 'deny', user_message: reason, agent_message: reason });
    return said(when === 'end' ? { followup_message: reason } : { additional_context: reason });
  },
  // Where a hook is configured to fail closed, no answer is a failure; an empty one allows nothing that was not.
  nothing: {},
};

const gemini: Dialect = {
  reply: (when, event, reason) =>
    when === 'before' || when === 'end'
      ? said({ decision: 'deny', reason })
      : said({ hookSpecificOutput: { hookEventName: event ?? 'AfterTool', additionalContext: reason } }),
};

/** Our own plugin reads it (`init --agents opencode`). */
const opencode: Dialect = {
  reply: (when, _, reason) => said(when === 'before' ? { deny: reason } : { say: reason }),
};

/** Before a tool exit code 2 blocks, and its model reads standard error; after one it reads standard output. */
const kiro: Dialect = {
  reply: (when, _, reason) =>
    when === 'before' ? { error: reason, code: 2 } : { out: { say: reason }, error: reason, code: 0 },
};

/** What each agent that has hooks reads (docs/agents.md). */
const dialects: Readonly<Record<AgentName, Dialect>> = {
  'claude-code': claudeCode,
  codex: claudeCode,
  copilot,
  cursor,
  gemini,
  kiro,
  opencode,
  vscode: copilot,
};

/** The dialect of who really asks: Cursor and Copilot read Claude Code's configuration too. */
export function dialectOf(name: AgentName, speaks: 'cursor' | 'copilot' | undefined): Dialect {
  return dialects[name === 'claude-code' ? (speaks ?? name) : name];
}
