import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import type { AgentName } from './agent-names.ts';
import { pathsOf } from './file-operation.ts';
import { concernedAmong, statOf } from './places.ts';
import { onlyReads, operationsOf } from './read-operations.ts';
import { openSession } from './session.ts';
import type { ToolCall } from './tool-call.ts';

/** No system opens a longer one. */
const longestPath = 4096;

/** What is said of what a tool is about to do, or did; undefined where there is nothing to say. */
export async function answer(call: ToolCall, agent: AgentName): Promise<string | undefined> {
  if (call.when === 'before') return beforeTool(call, agent);
  if (call.when === 'start') return startOfTurn(call, agent);
  return call.when === 'end' ? endOfTurn(call, agent) : afterTool(call, agent);
}

/** Why a call must not be made; undefined where it may, is nobody's business, or is judged after the tool. */
async function beforeTool(call: ToolCall, agent: AgentName): Promise<string | undefined> {
  const operations = operationsOf(call);
  const paths = operations?.flatMap(pathsOf) ?? [];
  const long = paths.find(({ length }) => length > longestPath);
  if (long !== undefined)
    return `stateward refuses this edit: its path has ${long.length} characters, and no system opens one of that length. Nothing was written.`;
  const concerned = await concernedAmong(paths);
  const [first] = concerned.values();
  const top = first?.top ?? topOnDisk(call.folder);
  if (top === undefined) return undefined;
  // The first call of a session is its beginning, whatever it is about.
  const session = openSession(top, agent, call.session);
  // Of an exact edit that passes, what is wrong after it waits for a later part.
  if (operations === undefined && !onlyReads(call.tool)) await keep(top, session.files(call.tool));
  if (operations === undefined || first === undefined) return undefined;
  // What judges is loaded only where there is something to judge.
  const { refusal } = await import('./judge-edits.ts');
  const said = await refusal(operations, concerned);
  const times = session.refusals(said);
  return said === undefined || times < 3 ? said : `${said}\n${again(times)}`;
}

/** Keeps the state files as they are, where the configuration may say so: what reads it is loaded only there. */
async function keep(top: string, kept: string): Promise<void> {
  const configuration = join(top, configurationPath);
  if (statOf(configuration)?.isFile() && readFileSync(configuration).includes('restore'))
    await (await import('./kept-files.ts')).keepFiles(top, kept);
}

/** Said where the same edit comes again: a refusal that cannot be satisfied is a loop. */
function again(times: number): string {
  return [
    `This is refusal ${times} of the same edit in a row. Stop here and ask a person: do not try it another way.`,
    `If the person finds that the record is wrong, the waiver shown above, in ${waiversPath} and reviewed, lets the change pass.`,
  ].join('\n');
}

/** Remembers where a session or a turn begins: what is committed from here on is this agent's. */
function startOfTurn(call: ToolCall, agent: string): undefined {
  const top = topOnDisk(call.folder);
  const session = top === undefined ? undefined : openSession(top, agent, call.session);
  // Of an agent that names no session each one begins anew, or it would answer for what others did since the last.
  if (call.session === undefined) session?.settle();
}

/** What is wrong after a tool: whatever ran, the files and the commits tell. */
async function afterTool(call: ToolCall, agent: string): Promise<string | undefined> {
  const said: string[] = [];
  for (const top of await topsOf(call)) {
    const found = await wrongAt(top, call, agent);
    if (found !== undefined) said.push(found);
  }
  return said.length === 0 ? undefined : said.join('\n\n');
}

/** The repositories whose state files a call wrote; that of the agent where the call does not say exactly what it writes. */
async function topsOf(call: ToolCall): Promise<ReadonlySet<string>> {
  if (onlyReads(call.tool)) return new Set();
  const paths = operationsOf(call)?.flatMap(pathsOf);
  // What is no file, or has several names, may stand for another one.
  const isExact = paths?.map(statOf).every((found) => found?.isFile() && found.nlink === 1);
  const concerned = await concernedAmong(paths ?? []);
  const own = isExact ? undefined : topOnDisk(call.folder);
  return new Set([...concerned.values()].map(({ top }) => top).concat(own ?? []));
}

/** The same at the end of a turn: said once for each state of the files, or the agent could never end. */
async function endOfTurn(call: ToolCall, agent: string): Promise<string | undefined> {
  const top = topOnDisk(call.folder);
  const said = top === undefined ? undefined : await wrongAt(top, call, agent);
  if (top === undefined || said === undefined) return undefined;
  return openSession(top, agent, call.session).isTold(said) ? undefined : said;
}

async function wrongAt(top: string, call: ToolCall, agent: string): Promise<string | undefined> {
  const session = openSession(top, agent, call.session, true);
  const { judgeState } = await import('./judge-state.ts');
  const since = session.since();
  const cwd = topOnDisk(call.folder) === top ? call.folder : top;
  const said = await judgeState(top, since, cwd, call.when === 'end' ? undefined : session.files(call.tool));
  // What is in order need not be looked at again.
  if (said === undefined && since !== undefined) session.settle();
  return said;
}
