import { resolve } from 'node:path';
import type { AgentName } from './agent-names.ts';
import { dialectOf, type Reply } from './dialect.ts';
import { pathsInPayload } from './named-paths.ts';
import { createPlaces } from './places.ts';
import { whenOfStart } from './tool-call.ts';

/** How much of a payload is looked at that cannot be read: agents say first what they are about. */
const mostLooked = 1 << 16;

/**
 * What is answered to a payload that is no call, or more than can be read: a refusal where it names a governed file, in
 * the form of its event; of everything else nothing is said.
 */
export async function answerUnread(
  name: AgentName,
  text: string,
  isWhole: boolean,
): Promise<{ readonly reply?: Reply }> {
  const start = text.slice(0, mostLooked);
  const known = whenOfStart(start);
  const when = known?.when ?? 'before';
  if (when === 'start' || when === 'end') return {};
  const [, folder = ''] = /"cwd"\s*:\s*"([^"]*)"/.exec(start) ?? [];
  const places = createPlaces(resolve(folder === '' ? '.' : folder));
  const speaks = start.includes('"cursor_version"') ? 'cursor' : undefined;
  for (const path of pathsInPayload(start)) {
    const place = await places.governed(places.target(path));
    if (place === undefined) continue;
    const reason = `${isWhole ? malformed : tooMuch} It names ${JSON.stringify(place.path)}, which is a state file.`;
    return { reply: dialectOf(name, speaks).reply(when, known?.event, reason) };
  }
  return {};
}

const malformed =
  'stateward: what the agent handed over is no call of a tool that can be read, so nothing was judged.';
const tooMuch =
  'stateward: this call is larger than 64 MB, so it was not judged; `stateward check` tells what it left.';
