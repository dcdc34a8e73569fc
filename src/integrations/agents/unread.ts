import { resolve } from 'node:path';
import type { AgentName } from './agent-names.ts';
import { answer } from './answer.ts';
import { dialectOf, type Reply } from './dialect.ts';
import { pathsInPayload } from './named-paths.ts';
import { createPlaces } from './places.ts';
import { whenOfStart } from './tool-call.ts';

/** How much of a payload is looked at that cannot be read, at either end: agents say there what they are about. */
const mostLooked = 1 << 16;

/**
 * What is answered to a payload that is no call, or more than can be read. Before a tool that is a refusal where it names a
 * governed file, and nothing otherwise; after it the files tell, as ever.
 */
export async function answerUnread(
  name: AgentName,
  text: string,
  isWhole: boolean,
  cwd: string,
): Promise<{ readonly reply?: Reply }> {
  const looked =
    text.length <= 2 * mostLooked ? text : `${text.slice(0, mostLooked)}\n${text.slice(-mostLooked)}`;
  const { when, event } = whenOfStart(looked) ?? { when: 'before', event: undefined };
  const fieldOf = (key: string) => new RegExp(`"${key}"\\s*:\\s*"([^"]*)"`).exec(looked)?.[1] || undefined;
  const folder = resolve(cwd, fieldOf('cwd') ?? '');
  const speaks = looked.includes('"cursor_version"') ? 'cursor' : undefined;
  const { reply } = dialectOf(name, speaks);
  if (when !== 'before') {
    const call = {
      when,
      event,
      tool: '',
      input: null,
      folder,
      session: fieldOf('session_id'),
      speaks,
    } as const;
    const said = await answer(call, name);
    return said === undefined ? {} : { reply: reply(when, event, said) };
  }
  const places = createPlaces(folder);
  for (const path of pathsInPayload(looked)) {
    const place = await places.governed(places.target(path));
    if (place === undefined) continue;
    const reason = `${isWhole ? malformed : tooMuch} It names ${JSON.stringify(place.path)}, which is a state file.`;
    return { reply: reply(when, event, reason) };
  }
  return {};
}

const malformed =
  'stateward: what the agent handed over is no call of a tool that can be read, so nothing was judged.';
const tooMuch =
  'stateward: this call is larger than 64 MB, so it was not judged and not made. Write the file in smaller parts.';
