// >>> stateward
// Has state files judged before they are edited, and after any tool (stateward init --agents opencode).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function program() {
  {{finding}};
  return stateward;
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
      if (say) output.output = `${output.output ?? ''}\n\n${say}`;
    },
  };
};
// <<< stateward
