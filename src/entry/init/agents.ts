import { agentFiles } from '../agent-files.ts';
import type { TopFolder } from '../top-folder.ts';
import { programWord } from './caller.ts';
import { createFile, type OwnLines, type Proposal } from './proposal.ts';

interface AgentSetup {
  readonly file: string;
  /** Where the agent starts its hooks: how a script of the repository is named from there. */
  readonly top: string;
  hooks(command: string): object;
  /** What a person has to do, or to know. */
  readonly note?: string;
}

const edits = 'Write|Edit|MultiEdit|NotebookEdit';
const command = (text: string) => ({ type: 'command', command: text, timeout: 60 });
const entry = (matcher: string, text: string) => ({ matcher, hooks: [command(text)] });

/** The agents whose tools can be judged (docs/agents.md). */
const setups = {
  'claude-code': {
    file: agentFiles['claude-code'],
    top: '"$CLAUDE_PROJECT_DIR"/',
    hooks: (text) => ({
      hooks: {
        PreToolUse: [entry(edits, text)],
        PostToolUse: [entry(`${edits}|Bash|mcp__.*`, text)],
      },
    }),
  },
  codex: {
    file: agentFiles.codex,
    top: '"$(git rev-parse --show-toplevel)"/',
    hooks: (text) => ({ hooks: { PostToolUse: [entry('apply_patch|Bash|mcp__.*', text)] } }),
    note: 'Codex asks you to trust it (/hooks); it judges after an edit, since Codex hands over patches',
  },
  cursor: {
    file: agentFiles.cursor,
    top: '',
    hooks: (text) => ({
      version: 1,
      hooks: {
        preToolUse: [{ command: text, matcher: 'Write|Edit|MultiEdit|StrReplace' }],
        postToolUse: [{ command: text }],
      },
    }),
  },
  copilot: {
    file: agentFiles.copilot,
    top: '',
    hooks: (text) => {
      const hook = { type: 'command', bash: text, powershell: text, cwd: '.', timeoutSec: 60 };
      return { version: 1, hooks: { PreToolUse: [hook], PostToolUse: [hook] } };
    },
    note: 'the cloud agent reads it on the default branch',
  },
} as const satisfies Readonly<Record<string, AgentSetup>>;

export type AgentName = keyof typeof setups;

export const agentNames = Object.keys(setups).filter(isAgentName);

export function isAgentName(name: string): name is AgentName {
  return Object.hasOwn(setups, name);
}

/** Has the agents call the hook; a file that is there is left alone. */
export function proposeAgents(folder: TopFolder, agents: readonly AgentName[], own: OwnLines): Proposal[] {
  const { caller, manner } = own;
  // What is renewed or taken out is what is there, whoever asked for it then.
  const there = agentNames.filter((name) => folder.text(setups[name].file)?.includes('stateward'));
  return (manner === 'set-up' ? agents : there).map((name) => {
    const { file, top, hooks, note }: AgentSetup = setups[name];
    const text = `${JSON.stringify(hooks(`node ${programWord(caller, top)} hook ${name}`), null, 2)}\n`;
    const proposal = createFile(folder, { path: file, text }, own);
    if (proposal.state !== 'create' && proposal.state !== 'by-hand') return proposal;
    const notes = [proposal.note, note, caller.note].filter((each) => each !== undefined);
    return notes.length === 0 ? proposal : { ...proposal, note: notes.join('; ') };
  });
}
