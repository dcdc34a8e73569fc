import { safeText } from '../reporters/safe-text.ts';
import { answer } from './agent/answer.ts';
import type { Dialect } from './agent/dialect.ts';
import { readToolCall } from './agent/tool-call.ts';
import { exitCodes } from './exit-code.ts';
import { processTerminal as terminal } from './terminal.ts';

/** More than any tool writes at once. */
const mostBytes = 1 << 26;

/** Agents take this exit code for a refusal whatever is on standard output. */
const refusal = 2;

const malformed =
  'stateward: what the agent handed over is no call of a tool that can be read, so it is refused. Nothing was judged.';

/** `stateward hook claude-code` and the other agents. What is refused is said in the agent's own words, with exit 0. */
export async function agentHook(dialect: Dialect): Promise<number> {
  const input = await readInput();
  const call = input === undefined ? undefined : readToolCall(input);
  if (call === null) return exitCodes.clean;
  if (call === undefined) return refuse(dialect, malformed);
  try {
    const said = await answer(call);
    if (said !== undefined) say(call.when === 'before' ? dialect.deny(said) : dialect.warn(said));
    return exitCodes.clean;
  } catch (error) {
    // Whatever went wrong must not let a governed file be written; and an agent reads exit 4 as "go on".
    const why = error instanceof Error ? error.message : String(error);
    return refuse(dialect, `stateward: cannot judge, something unexpected went wrong: ${safeText(why)}`);
  }
}

function refuse(dialect: Dialect, reason: string): number {
  say(dialect.deny(reason));
  terminal.error(`${reason}\n`);
  return refusal;
}

function say(answered: object): void {
  terminal.out(`${JSON.stringify(answered)}\n`);
}

/** Standard input as text; undefined where it is too much. */
async function readInput(): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
