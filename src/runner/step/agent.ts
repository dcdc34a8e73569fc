import { jsonObjectIn } from '../../formats/json-value.ts';
import { cappedOutput } from './capped-output.ts';
import { type GuardCommand, runGuard } from './guard.ts';

/** What an agent said of its work, in the last line that it printed. */
export interface AgentAnswer {
  readonly status: 'done' | 'retry' | 'decomposed';
  readonly summary: string;
}

/** The agent's command with what it is told on standard input. */
export interface AgentCommand extends GuardCommand {
  readonly input: string;
  /** Called with what the agent prints, as it prints it. */
  readonly onOutput: (chunk: Buffer) => void;
}

const statuses = ['done', 'retry', 'decomposed'] as const;
const mostKept = 1 << 18;

/** Runs the agent to its end. An agent that fails, or does not say how far it came, asks for another attempt. */
export async function runAgent(
  command: AgentCommand,
  signal?: AbortSignal,
): Promise<AgentAnswer | { readonly error: string }> {
  const said = cappedOutput(mostKept);
  const onOutput = (chunk: Buffer) => {
    said.push(chunk);
    command.onOutput(chunk);
  };
  const result = await runGuard({ ...command, name: 'agent', onOutput }, signal);
  const text = said.bytes().toString('utf8');
  // Of an agent that does not come to an end, unlike of a guard, something is known: it did not do the work.
  if ('error' in result)
    return result.timedOut
      ? { status: 'retry', summary: `${result.error}\n${lastOf(text)}`.trim() }
      : { error: result.error };
  if (result.guard === 'fail') return { status: 'retry', summary: `${result.ended}\n${lastOf(text)}`.trim() };
  return answerIn(text) ?? { status: 'retry', summary: `${unsaid}\n${lastOf(text)}`.trim() };
}

const unsaid = 'The agent did not end with a line that says done, retry or decomposed.';
const mostSummary = 4096;

function lastOf(text: string): string {
  return text.slice(-mostSummary);
}

/** The last line with anything in it is one of the words, or an object with `status` and `summary`. */
function answerIn(text: string): AgentAnswer | undefined {
  const lines = text.trimEnd().split('\n');
  const last = (lines.at(-1) ?? '').trim();
  const before = lastOf(lines.slice(0, -1).join('\n')).trim();
  const word = statuses.find((each) => each === last);
  if (word !== undefined) return { status: word, summary: before };
  const object = jsonObjectIn(last);
  const status = statuses.find((each) => each === object?.status);
  if (status === undefined) return undefined;
  return { status, summary: typeof object?.summary === 'string' ? object.summary : before };
}
