import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { topOnDisk } from '../top-on-disk.ts';
import type { Said } from './answer.ts';
import type { Content } from './apply-operations.ts';
import { type FileOperation, pathsOf, placeOf } from './file-operation.ts';
import { createPlaces, type Place, type Places } from './places.ts';
import { readOperations } from './read-operations.ts';
import { openSession } from './session.ts';
import type { ToolCall } from './tool-call.ts';

/** Larger files are not read into memory to see what an edit makes of them. */
const mostBytes = 1 << 26;
/** No system opens a longer one; what leads to it need not be followed. */
const longestPath = 4096;

/** Why a call must not be made; undefined where it may, or is nobody's business. */
export async function beforeTool(call: ToolCall, agent: string): Promise<Said> {
  const operations = readOperations({ agent, tool: call.tool, input: call.input });
  if (operations.length === 0) return undefined;
  const folder = resolve(call.folder ?? process.cwd());
  const long = operations.flatMap(knownPaths).find((path) => resolve(folder, path).length > longestPath);
  if (long !== undefined) return (await import('./words.ts')).tooLong(long);
  const places = createPlaces(folder);
  const governed = await governedBy(operations, places);
  const [first] = governed.values();
  const top = first?.top ?? topOnDisk(folder);
  // The first call of a session is its beginning, whatever it is about.
  const session = top === undefined ? undefined : openSession(top, agent, call.session);
  if (first === undefined || session === undefined) return undefined;
  const said = await refusal(operations, places, governed);
  const { keep, state } = session;
  if (said === undefined) {
    if (state.refused !== undefined) keep({ refused: '', times: 0 });
    return undefined;
  }
  const times = state.refused === said.key ? (state.times ?? 0) + 1 : 1;
  keep({ refused: said.key, times });
  return times < 3 ? said.text : `${said.text}\n${(await import('./words.ts')).again(times)}`;
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

/** A refusal, and what tells it from another one. */
export interface Refusal {
  readonly text: string;
  readonly key: string;
}

async function refusal(
  operations: readonly FileOperation[],
  places: Places,
  governed: ReadonlyMap<string, Place>,
): Promise<Refusal | undefined> {
  const [{ unknownEdit }, { applyOperations }] = await Promise.all([
    import('./words.ts'),
    import('./apply-operations.ts'),
  ]);
  for (const operation of operations) {
    if (operation.does !== 'unknown') continue;
    const named = operation.paths.map((path) => governed.get(places.target(path)));
    const place = named.find((each) => each !== undefined);
    if (place !== undefined) return unknownEdit(place.path, operation.problem);
  }
  const after = applyOperations(operations, { ...places, content: contentOf });
  for (const { place, problem, failsAnyway } of after.failures) {
    const found = governed.get(place);
    // Where the tool fails for the same reason nothing is written, and it says so itself.
    if (found !== undefined && !failsAnyway) return unknownEdit(found.path, problem);
  }
  const edits = [...after.files].flatMap(([target, bytes]) => {
    const place = governed.get(target);
    return place === undefined ? [] : [{ ...place, bytes }];
  });
  if (edits.length === 0) return undefined;
  const { judgeEdits } = await import('./judge-edits.ts');
  return judgeEdits(edits, operations.every(isWhole));
}

/** Whether nothing of the file stays that a later edit could mend. */
function isWhole({ does }: FileOperation): boolean {
  return does === 'write' || does === 'delete' || does === 'move';
}

/** The bytes of a file, null where there is none, undefined where it cannot be told. */
function contentOf(target: string): Content {
  try {
    if (!existsSync(target)) return null;
    const found = lstatSync(target);
    if (found.isSymbolicLink()) return new Uint8Array();
    return found.isFile() && found.size <= mostBytes ? readFileSync(target) : undefined;
  } catch {
    return undefined;
  }
}
