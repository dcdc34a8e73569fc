import { safeText } from '../reporters/safe-text.ts';
import { answer } from './agent/answer.ts';
import { type Dialect, dialectOf, type Reply } from './agent/dialect.ts';
import { readToolCall, type ToolCall } from './agent/tool-call.ts';
import { exitCodes } from './exit-code.ts';
import { processTerminal as terminal } from './terminal.ts';

/** More than any tool writes at once. */
const mostBytes = 1 << 26;

/** `stateward hook claude-code` and the other agents. What is refused is said in the agent's own words. */
export async function agentHook(name: string): Promise<number> {
  const { text, isWhole } = await readInput();
  const call = isWhole ? readToolCall(text) : undefined;
  if (call === null) return exitCodes.clean;
  if (call === undefined) {
    const { answerUnread } = await import('./agent/unread.ts');
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
    const why = error instanceof Error ? error.message : String(error);
    const reason = `stateward: cannot judge, something unexpected went wrong: ${safeText(why)}`;
    return say(dialect.reply(call.when, call.event, reason));
  }
}

function nothingToSay({ nothing }: Dialect, { when }: ToolCall): number {
  return when === 'before' && nothing !== undefined ? say({ out: nothing, code: 0 }) : exitCodes.clean;
}

function say({ out, error, code }: Reply): number {
  if (out !== undefined) terminal.out(`${JSON.stringify(out)}\n`);
  if (error !== undefined) terminal.error(`${error}\n`);
  return code;
}

/** Standard input as text, or how it begins where it is too much. */
async function readInput(): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    if (size > mostBytes) return { text: textOf(chunks), isWhole: false };
    chunks.push(chunk);
  }
  return { text: textOf(chunks), isWhole: true };
}

function textOf(chunks: readonly Uint8Array[]): string {
  return Buffer.concat(chunks).toString('utf8');
}
