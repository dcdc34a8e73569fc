import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { topOnDisk } from '../../check/top-on-disk.ts';
import { configurationPath, waiversPath } from '../../engine/policy/policy-paths.ts';
import type { AgentName } from './agent-names.ts';
import { placesOf } from './file-operation.ts';
import { createPlaces, governedAmong } from './places.ts';
import { onlyReads, readOperations } from './read-operations.ts';
import { statOf } from './real-path.ts';
import { openSession } from './session.ts';
import type { ToolCall } from './tool-call.ts';

/** No system opens a longer one; what leads to it need not be followed. */
const longestPath = 4096;

/** Why a call must not be made; undefined where it may, is nobody's business, or is judged after the tool. */
export async function beforeTool(call: ToolCall, agent: AgentName): Promise<string | undefined> {
  const exact = readOperations(call.tool, call.input);
  const operations = exact ?? [];
  const folder = resolve(call.folder ?? process.cwd());
  const long = operations.map(({ path }) => path).find((path) => resolve(folder, path).length > longestPath);
  if (long !== undefined) return tooLong(long);
  const places = createPlaces(folder);
  const governed = await governedAmong(
    places,
    operations.flatMap((operation) => placesOf(operation, places)),
  );
  const [first] = governed.values();
  const top = first?.top ?? topOnDisk(folder);
  // The first call of a session is its beginning, whatever it is about.
  const session = top === undefined ? undefined : openSession(top, agent, call.session);
  if (top === undefined || session === undefined) return undefined;
  // Of an exact edit that passes, what is wrong after it waits for a later part.
  if (exact === undefined && !onlyReads(call.tool)) await keep(top, session.files(call.tool));
  if (first === undefined) return undefined;
  // What judges is loaded only where there is something to judge.
  const { refusal } = await import('./judge-edits.ts');
  const said = await refusal(call.speaks ?? agent, operations, places, governed);
  const { state } = session;
  if (said === undefined) {
    if (state.refused !== undefined) session.keep({ refused: '', times: 0 });
    return undefined;
  }
  const times = state.refused === said.key ? (state.times ?? 0) + 1 : 1;
  session.keep({ refused: said.key, times });
  return times < 3 ? said.text : `${said.text}\n${again(times)}`;
}

/** Keeps the state files as they are, where the configuration may say so: what reads it is loaded only there. */
async function keep(top: string, files: string | undefined): Promise<void> {
  if (files === undefined || !statOf(join(top, configurationPath))?.isFile()) return;
  if (!readFileSync(join(top, configurationPath)).includes('restore')) return;
  await (await import('./kept-files.ts')).keepFiles(top, files);
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
