import { exitCodes } from '../check/exit-code.ts';
import type { AgentName } from '../integrations/agents/agent-names.ts';
import { answer } from '../integrations/agents/answer.ts';
import { type Dialect, dialectOf, type Reply } from '../integrations/agents/dialect.ts';
import { readToolCall, type ToolCall } from '../integrations/agents/tool-call.ts';
import type { Io } from './io.ts';

/** More than any tool writes at once. */
const mostBytes = 1 << 26;

/** `stateward hook claude-code` and the other agents. What is refused is said in the agent's own words. */
export async function agentHook(name: AgentName, io: Io): Promise<number> {
  const call = readToolCall(await readText(io), io.cwd);
  // What cannot be read is judged at the end of the turn.
  if (call === undefined) return exitCodes.clean;
  const dialect = dialectOf(name, call.speaks);
  try {
    const said = await answer(call, name);
    if (said !== undefined) return say(io, dialect.reply(call.when, call.event, said));
    return nothingToSay(io, dialect, call);
  } catch (error) {
    // Whatever went wrong must not let a governed file be written; and an agent reads exit 4 as "go on".
    const { safeText } = await import('../output/safe-text.ts');
    const why = error instanceof Error ? error.message : String(error);
    const reason = `stateward: cannot judge, something unexpected went wrong: ${safeText(why)}`;
    return say(io, dialect.reply(call.when, call.event, reason));
  }
}

function nothingToSay(io: Io, { nothing }: Dialect, { when }: ToolCall): number {
  return when === 'before' && nothing !== undefined ? say(io, { out: nothing, code: 0 }) : exitCodes.clean;
}

function say(io: Io, { out, error, code }: Reply): number {
  if (out !== undefined) io.out(`${JSON.stringify(out)}\n`);
  if (error !== undefined) io.error(`${error}\n`);
  return code;
}

/** Standard input as text; nothing of what is too much. */
async function readText({ stdin }: Io): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stdin) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size <= mostBytes ? Buffer.concat(chunks).toString('utf8') : '';
}
