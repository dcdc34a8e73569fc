import { finding } from './agent-command.ts';
import type { Caller } from './caller.ts';

/** What opencode loads: it has no hooks that start programs, so this starts one, and throws what is to be refused. */
export function opencodePlugin(caller: Caller): string {
  return `// Written by stateward init --agents opencode: has state files judged before they are edited, and after any tool.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function program() {
  ${finding(caller)};
  return p;
}

export const Stateward = async ({ directory }) => {
  const ask = (event, { sessionID, tool }, args) => {
    const found = program();
    if (!found) return {};
    const call = { hook_event_name: event, session_id: sessionID, cwd: directory, tool_name: tool, tool_input: args };
    const { stdout } = spawnSync('node', [found, 'hook', 'opencode'], { cwd: directory, input: JSON.stringify(call) });
    return stdout?.length > 0 ? JSON.parse(stdout) : {};
  };
  return {
    event: async ({ event }) => {
      if (event.type === 'session.created') ask(event.type, event.properties ?? {});
    },
    'tool.execute.before': async (input, output) => {
      const { deny } = ask('tool.execute.before', input, output.args);
      if (deny) throw new Error(deny);
    },
    'tool.execute.after': async (input, output) => {
      const { say } = ask('tool.execute.after', input, input.args);
      if (say) output.output = \`\${output.output ?? ''}\\n\\n\${say}\`;
    },
  };
};
`;
}
