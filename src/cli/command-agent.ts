import { readSync } from 'node:fs';
import { exitCodes } from '../check/exit-code.ts';
import type { AgentName } from '../integrations/agents/agent-names.ts';
import { answer } from '../integrations/agents/answer.ts';
import { type Dialect, dialectOf, type Reply } from '../integrations/agents/dialect.ts';
import { readToolCall, type ToolCall } from '../integrations/agents/tool-call.ts';

/** More than any tool writes at once. */
const mostBytes = 1 << 26;

/** `stateward hook claude-code` and the other agents. What is refused is said in the agent's own words. */
export async function agentHook(name: AgentName): Promise<number> {
  const { text, isWhole } = await readInput();
  const call = isWhole ? readToolCall(text) : undefined;
  if (call === null) return exitCodes.clean;
  if (call === undefined) {
    const { answerUnread } = await import('../integrations/agents/unread.ts');
    const { reply } = await answerUnread(name, text, isWhole);
    return reply === undefined ? exitCodes.clean : say(reply);
  }
  const dialect = dialectOf(name, call.speaks);
  try {
    const said = await answer(call, name);
    if (said !== undefined) return say(dialect.reply(call.when, call.event, said));
    return nothingToSay(dialect, call);
  } catch (error) {
    // Whatever went wrong must not let a governed file be written; and an agent reads exit 4 as "go on".
    const { safeText } = await import('../output/safe-text.ts');
    const why = error instanceof Error ? error.message : String(error);
    const reason = `stateward: cannot judge, something unexpected went wrong: ${safeText(why)}`;
    return say(dialect.reply(call.when, call.event, reason));
  }
}

function nothingToSay({ nothing }: Dialect, { when }: ToolCall): number | Promise<number> {
  return when === 'before' && nothing !== undefined ? say({ out: nothing, code: 0 }) : exitCodes.clean;
}

async function say({ out, error, code }: Reply): Promise<number> {
  const { processTerminal: terminal } = await import('./terminal.ts');
  if (out !== undefined) terminal.out(`${JSON.stringify(out)}\n`);
  if (error !== undefined) terminal.error(`${error}\n`);
  return code;
}

interface Input {
  readonly text: string;
  /** False where there is more than is read. */
  readonly isWhole: boolean;
}

/** Standard input as text, or how it begins and ends where it is too much. */
async function readInput(): Promise<Input> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const take = (chunk: Uint8Array) => {
    chunks.push(chunk);
    size += chunk.length;
    // Of what is too much both ends are kept: agents may say last what they are about.
    if (size > mostBytes && chunks.length > 64) chunks.splice(16, chunks.length - 32);
  };
  try {
    // Without a stream: to open one takes longer than to answer most calls.
    for (let read = 1; read > 0; ) {
      const chunk = Buffer.allocUnsafe(1 << 16);
      read = readSync(0, chunk, 0, chunk.length, null);
      if (read > 0) take(chunk.subarray(0, read));
    }
  } catch {
    // What does not wait (EAGAIN), or cannot be read so, is read as a stream.
    for await (const chunk of process.stdin) take(chunk);
  }
  return { text: Buffer.concat(chunks).toString('utf8'), isWhole: size <= mostBytes };
}
