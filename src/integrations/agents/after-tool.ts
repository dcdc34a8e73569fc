import { resolve } from 'node:path';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { pathsOf } from './file-operation.ts';
import { createPlaces } from './places.ts';
import { readOperations } from './read-operations.ts';
import { statOf } from './real-path.ts';
import { digest, openSession } from './session.ts';
import type { ToolCall } from './tool-call.ts';
import { natureOf } from './tool-nature.ts';

/** Remembers where a session or a turn begins: what is committed from here on is this agent's. */
export function startOfTurn(call: ToolCall, agent: string): undefined {
  const top = topOnDisk(resolve(call.folder ?? process.cwd()));
  if (top === undefined) return;
  const session = openSession(top, agent, call.session);
  // Of an agent that names no session each one begins anew, or it would answer for what others did since the last.
  if (call.session === undefined) session.settle();
}

/** What is wrong after a tool: whatever ran, the files and the commits tell. */
export async function afterTool(call: ToolCall, agent: string): Promise<string | undefined> {
  const nature = natureOf(call.tool);
  if (nature === 'reads') return undefined;
  const folder = resolve(call.folder ?? process.cwd());
  const tops = nature === 'edits' ? await editedTops(call, agent, folder) : [topOnDisk(folder)];
  const said: string[] = [];
  for (const top of new Set(tops)) {
    const found = top === undefined ? undefined : await wrongAt(top, call, agent);
    if (found !== undefined) said.push(found);
  }
  return said.length === 0 ? undefined : said.join('\n\n');
}

/** The repositories whose governed files an edit wrote; that of the agent where the edit is not understood. */
async function editedTops(
  call: ToolCall,
  agent: string,
  folder: string,
): Promise<readonly (string | undefined)[]> {
  const operations = readOperations({ agent, tool: call.tool, input: call.input });
  const places = createPlaces(folder);
  if (operations.some(({ does }) => does === 'unknown')) return [topOnDisk(folder)];
  const targets = operations.flatMap(pathsOf).flatMap((path) => [places.target(path), places.entry(path)]);
  // A file of several names may be a governed one under another.
  if (targets.map(statOf).some((found) => found?.isFile() && found.nlink > 1)) return [topOnDisk(folder)];
  const governed = await Promise.all([...new Set(targets)].map(places.governed));
  return governed.map((place) => place?.top).filter((top) => top !== undefined);
}

/** The same at the end of a turn: said once for each state of the files, or the agent could never end. */
export async function endOfTurn(call: ToolCall, agent: string): Promise<string | undefined> {
  const top = topOnDisk(resolve(call.folder ?? process.cwd()));
  if (top === undefined) return undefined;
  const said = await wrongAt(top, call, agent);
  if (said === undefined) return undefined;
  const { state, keep } = openSession(top, agent, call.session);
  const told = digest(said);
  if (state.told === told) return undefined;
  keep({ told });
  return said;
}

async function wrongAt(top: string, call: ToolCall, agent: string): Promise<string | undefined> {
  const session = openSession(top, agent, call.session, true);
  const { head, state } = session;
  const { judgeState } = await import('./judge-state.ts');
  const made = session.made();
  const isDone = head === undefined || (head === state.head && made.size === 0);
  const since = isDone ? undefined : { base: state.head ?? head, head, at: state.at ?? 0, made };
  const { folder = top } = call;
  const said = await judgeState(top, since, topOnDisk(folder) === top ? folder : top);
  // What is in order need not be looked at again.
  if (said === undefined && !isDone) session.settle();
  return said;
}
