import { type Dirent, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { waiversPath } from '../../engine/policy/policy-paths.ts';
import type { AgentName } from './agent-names.ts';
import { type FileOperation, pathsOf, placeOf } from './file-operation.ts';
import { createPlaces, type Place, type Places } from './places.ts';
import { readOperations } from './read-operations.ts';
import { statOf } from './real-path.ts';
import { openSession } from './session.ts';
import type { ToolCall } from './tool-call.ts';

/** More files of a folder that is moved or deleted are not looked at; after the tool they are. */
const mostFiles = 20_000;
/** No system opens a longer one; what leads to it need not be followed. */
const longestPath = 4096;

/** Why a call must not be made; undefined where it may, or is nobody's business. */
export async function beforeTool(call: ToolCall, agent: AgentName): Promise<string | undefined> {
  const operations = readOperations({ agent, tool: call.tool, input: call.input });
  if (operations.length === 0) return undefined;
  const folder = resolve(call.folder ?? process.cwd());
  const long = operations.flatMap(knownPaths).find((path) => resolve(folder, path).length > longestPath);
  if (long !== undefined) return tooLong(long);
  const places = createPlaces(folder);
  const parts = operations.flatMap((operation) => filesOf(operation, places));
  const governed = await governedBy(parts, places);
  const [first] = governed.values();
  const top = first?.top ?? topOnDisk(folder);
  // The first call of a session is its beginning, whatever it is about.
  const session = top === undefined ? undefined : openSession(top, agent, call.session);
  if (first === undefined || session === undefined) return undefined;
  // What judges is loaded only where there is something to judge.
  const { refusal } = await import('./judge-edits.ts');
  const said = await refusal(call.speaks ?? agent, parts, places, governed);
  const { keep, state } = session;
  if (said === undefined) {
    if (state.refused !== undefined) keep({ refused: '', times: 0 });
    return undefined;
  }
  const times = state.refused === said.key ? (state.times ?? 0) + 1 : 1;
  keep({ refused: said.key, times });
  return times < 3 ? said.text : `${said.text}\n${again(times)}`;
}

/** What is done to a folder is done to each of its files. */
function filesOf(operation: FileOperation, places: Places): readonly FileOperation[] {
  if (operation.does !== 'delete' && operation.does !== 'move') return [operation];
  const at = places.entry(operation.path);
  if (!statOf(at)?.isDirectory()) return [operation];
  return filesBelow(at).map((file): FileOperation => {
    const path = join(at, file);
    return operation.does === 'delete'
      ? { does: 'delete', path }
      : { does: 'move', path, moveTo: join(operation.moveTo, file) };
  });
}

/** The files of a folder, as deep as they lie, but for what is git's own; of very many those that come first. */
function filesBelow(folder: string): readonly string[] {
  const found: string[] = [];
  const open = [''];
  for (let below = open.pop(); below !== undefined && found.length < mostFiles; below = open.pop())
    for (const entry of entriesOf(join(folder, below))) {
      if (entry.name === '.git' || entry.name === 'node_modules') continue;
      (entry.isDirectory() ? open : found).push(join(below, entry.name));
    }
  return found;
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function knownPaths(operation: FileOperation): readonly string[] {
  return operation.does === 'unknown' ? [] : pathsOf(operation);
}

/** The governed places that a call may write, by where they are. */
async function governedBy(
  operations: readonly FileOperation[],
  places: Places,
): Promise<ReadonlyMap<string, Place>> {
  const targets = new Set(operations.flatMap((operation) => targetsOf(operation, places)));
  const found = new Map<string, Place>();
  for (const target of targets) {
    const place = await places.governed(target);
    if (place !== undefined) found.set(target, place);
  }
  return found;
}

function targetsOf(operation: FileOperation, places: Places): readonly string[] {
  if (operation.does === 'unknown') return operation.paths.map(places.target);
  const written = pathsOf(operation).slice(1).map(places.target);
  return [placeOf(operation, places), ...written];
}

function tooLong(path: string): string {
  return `stateward refuses this edit: its path has ${path.length} characters, and no system opens one of that length. Nothing was written.`;
}

/** Said where the same edit comes again: a refusal that cannot be satisfied is a loop. */
function again(times: number): string {
  return [
    `This is refusal ${times} of the same edit in a row. Stop here and ask a person: do not try it another way.`,
    `If the person finds that the record is wrong, the waiver shown above, in ${waiversPath} and reviewed, lets the change pass.`,
  ].join('\n');
}
