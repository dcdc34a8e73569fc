import { resolve } from 'node:path';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { placesOf } from './file-operation.ts';
import { createPlaces, governedAmong } from './places.ts';
import { onlyReads, readOperations } from './read-operations.ts';
import { statOf } from './real-path.ts';
import { digest, openSession } from './session.ts';
import type { ToolCall } from './tool-call.ts';

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
  if (onlyReads(call.tool)) return undefined;
  const said: string[] = [];
  for (const top of await topsOf(call)) {
    const found = await wrongAt(top, call, agent, true);
    if (found !== undefined) said.push(found);
  }
  return said.length === 0 ? undefined : said.join('\n\n');
}

/** The repositories whose governed files a call wrote; that of the agent where the call does not say exactly what it writes. */
async function topsOf(call: ToolCall): Promise<ReadonlySet<string>> {
  const folder = resolve(call.folder ?? process.cwd());
  const places = createPlaces(folder);
  const targets = readOperations(call.tool, call.input)?.flatMap((each) => placesOf(each, places));
  // What is no file, or has several names, may stand for governed ones.
  const isPlain = targets?.map(statOf).every((found) => found?.isFile() && found.nlink === 1);
  const own = topOnDisk(folder);
  const governed = await governedAmong(places, targets ?? []);
  const written = [...governed.values()].map(({ top }) => top);
  return new Set(isPlain || own === undefined ? written : [...written, own]);
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

async function wrongAt(
  top: string,
  call: ToolCall,
  agent: string,
  isAfterTool = false,
): Promise<string | undefined> {
  const session = openSession(top, agent, call.session, true);
  const { head, state } = session;
  const { judgeState } = await import('./judge-state.ts');
  const made = session.made();
  const isDone = head === undefined || (head === state.head && made.size === 0);
  const since = isDone ? undefined : { base: state.head ?? head, head, at: state.at ?? 0, made };
  const { folder = top } = call;
  const said = await judgeState(
    top,
    since,
    topOnDisk(folder) === top ? folder : top,
    isAfterTool ? session.files(call.tool) : undefined,
  );
  // What is in order need not be looked at again.
  if (said === undefined && !isDone) session.settle();
  return said;
}
