import type { TopFolder } from '../../check/top-folder.ts';
import { type AgentName, agentFiles, agentNames } from '../../integrations/agents/agent-names.ts';
import { exactTools } from '../../integrations/agents/read-operations.ts';
import { agentCommand } from './agent-command.ts';
import { opencodePlugin } from './agent-plugin.ts';
import type { Caller } from './caller.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';

interface AgentSetup {
  /** The hook that is started, where it is not that of the agent's name. */
  readonly hook?: AgentName;
  /** What its file holds; of what starts programs by itself only the command differs. */
  text(command: string, caller: Caller): string;
  /** What a person has to do, or to know. */
  readonly note?: string;
}

const seconds = 60;
const edits = 'Write|Edit|MultiEdit|NotebookEdit';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const command = (text: string) => ({ type: 'command', command: text, timeout: seconds });
const entry = (text: string, matcher?: string) => [
  { ...(matcher === undefined ? {} : { matcher }), hooks: [command(text)] },
];

const copilot: AgentSetup = {
  hook: 'copilot',
  text: (text) => {
    const hook = { type: 'command', bash: text, powershell: text, cwd: '.', timeoutSec: seconds };
    return json({
      version: 1,
      hooks: {
        SessionStart: [hook],
        PreToolUse: [{ ...hook, matcher: ['Edit', 'Write', ...exactTools].join('|') }],
        PostToolUse: [hook],
        PostToolUseFailure: [hook],
        Stop: [hook],
      },
    });
  },
  note: 'the command line runs it in folders that you trust, the cloud agent on the default branch',
};

/** The agents whose tools can be judged (docs/agents.md). */
const setups: Readonly<Record<AgentName, AgentSetup>> = {
  'claude-code': {
    text: (text) =>
      json({
        hooks: {
          SessionStart: entry(text),
          PreToolUse: entry(text, edits),
          PostToolUse: entry(text, `${edits}|Bash|mcp__.*`),
          PostToolUseFailure: entry(text, 'Bash|mcp__.*'),
          Stop: entry(text),
          SubagentStop: entry(text),
          TaskCompleted: entry(text),
        },
      }),
    note: 'Claude Code reads it where it is started, so start it at the top; the plugin works everywhere',
  },
  codex: {
    text: (text) =>
      json({
        hooks: {
          SessionStart: entry(text),
          PreToolUse: entry(text, 'apply_patch'),
          PostToolUse: entry(text, 'apply_patch|Bash|mcp__.*'),
          Stop: entry(text),
        },
      }),
    note: 'Codex asks you to trust it (/hooks)',
  },
  copilot,
  cursor: {
    text: (text) => {
      const writing = 'Write|StrReplace|ApplyPatch|Delete';
      return json({
        version: 1,
        hooks: {
          sessionStart: [{ command: text }],
          preToolUse: [{ command: text, matcher: writing }],
          postToolUse: [{ command: text, matcher: `${writing}|Shell|MCP:.*` }],
          stop: [{ command: text }],
        },
      });
    },
  },
  gemini: {
    text: (text) => {
      const hooks = [{ type: 'command', command: text, name: 'stateward', timeout: seconds * 1000 }];
      return json({
        hooks: {
          SessionStart: [{ hooks }],
          BeforeTool: [{ matcher: 'write_file|replace', hooks }],
          AfterTool: [{ matcher: 'write_file|replace|run_shell_command|mcp_.*', hooks }],
          AfterAgent: [{ hooks }],
        },
      });
    },
  },
  kiro: {
    text: (text) => {
      const hook = (trigger: string, matcher?: string) => ({
        name: `stateward-${trigger.toLowerCase()}`,
        trigger,
        ...(matcher === undefined ? {} : { matcher }),
        action: { type: 'command', command: text },
        timeout: seconds,
      });
      const writing = 'fs_?[wW]rite|fs_?[aA]ppend|str_?[rR]eplace|delete_?[fF]ile|apply_patch';
      return json({
        version: 'v1',
        hooks: [
          hook('SessionStart'),
          hook('PreToolUse', writing),
          hook('PostToolUse', `${writing}|execute_?[bB]ash|shell`),
          hook('PostFileSave'),
          hook('Stop'),
        ],
      });
    },
  },
  opencode: { text: (_, caller) => opencodePlugin(caller) },
  vscode: copilot,
};

export { isAgentName } from '../../integrations/agents/agent-names.ts';
export type { AgentName };
export { agentNames };

/** Has the agents call the hook; a file that is there is left alone. */
export function proposeAgents(folder: TopFolder, agents: readonly AgentName[], own: OwnLines): Proposal[] {
  const { caller, manner } = own;
  // What is renewed or taken out is what is there, whoever asked for it then.
  const there = agentNames.filter((name) => folder.text(agentFiles[name])?.includes('stateward'));
  const named = manner === 'set-up' ? agents : there;
  // Two agents may read the same file.
  const unique = named.filter(
    (name, index) => named.findIndex((other) => agentFiles[other] === agentFiles[name]) === index,
  );
  return unique.map((name) => {
    const { hook = name, text, note } = setups[name];
    const file = { path: agentFiles[name], text: text(agentCommand(caller, hook), caller) };
    const proposal = createFile(folder, file, own);
    if (proposal.state !== 'create' && proposal.state !== 'by-hand') return proposal;
    const notes = [proposal.note, note, caller.note].filter((each) => each !== undefined);
    return notes.length === 0 ? proposal : { ...proposal, note: notes.join('; ') };
  });
}
