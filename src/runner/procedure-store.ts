import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Result } from '../engine/values/result.ts';
import { valueEdits } from '../engine/values/value-diff.ts';
import { defaultLimits } from '../formats/limits.ts';
import { type ContinueProcedure, continueProcedure } from '../kinds/procedure/api/continue.ts';
import { type EndProcedure, endProcedure } from '../kinds/procedure/api/end.ts';
import type {
  ProcedureCall,
  ProcedureError,
  ProcedureErrorCode,
  ProcedureGraphData,
  ProcedureResult,
} from '../kinds/procedure/api/result.ts';
import { type StartProcedure, startProcedure } from '../kinds/procedure/api/start.ts';
import { formatOf, graphReader } from '../kinds/procedure/parse.ts';
import { writeAtomically } from './atomic-file.ts';

/** What a call gives. Where it is refused, or the file could not be read or written, the file is as it was. */
export type StoredResult = Result<ProcedureResult, ProcedureError> & {
  /** The same members whatever happened, for an agent; null where the file could not be read or written. */
  readonly result: ProcedureResult | null;
  /** What is not as it should be and held up nothing. */
  readonly warnings: readonly string[];
};

/** Members that the store fills in: the clock, and random ids. */
type Given<Input> = Omit<Input, 'now' | 'newId'> & Partial<Input>;

/**
 * Starts a run in a graph file, which is replaced in one step.
 *
 * @param path the graph, JSON or YAML
 * @returns the call's result; or `E_IO` or `E_GRAPH_INVALID` where the file could not be read or written
 */
export async function startProcedureIn(path: string, input: Given<StartProcedure>): Promise<StoredResult> {
  return callOn(path, (graph) => startProcedure(graph, { ...supplied(), ...input }));
}

/**
 * Moves a run in a graph file to its next step, if the active one's proof is met.
 *
 * @param path the graph, JSON or YAML
 * @returns the call's result; or `E_IO` or `E_GRAPH_INVALID` where the file could not be read or written
 */
export async function continueProcedureIn(
  path: string,
  input: Given<ContinueProcedure>,
): Promise<StoredResult> {
  return callOn(path, (graph) => continueProcedure(graph, { ...supplied(), ...input }));
}

/**
 * Completes a run in a graph file, if it stands at its last step and that step's proof is met.
 *
 * @param path the graph, JSON or YAML
 * @returns the call's result; or `E_IO` or `E_GRAPH_INVALID` where the file could not be read or written
 */
export async function endProcedureIn(path: string, input: Given<EndProcedure>): Promise<StoredResult> {
  return callOn(path, (graph) => endProcedure(graph, { ...supplied(), ...input }));
}

function supplied() {
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  return { now, newId: () => randomUUID() };
}

async function callOn(
  path: string,
  call: (graph: ProcedureGraphData) => ProcedureCall,
): Promise<StoredResult> {
  try {
    const bytes = await readFile(path);
    const reader = graphReader(defaultLimits);
    reader.push('', bytes);
    const { doc, faults } = reader.end();
    if (doc === null) {
      const texts = faults.map(({ message, span }) => `${path}:${span.line}:${span.column}: ${message}`);
      return unusable('E_GRAPH_INVALID', texts.join('; '));
    }
    const [broken] = doc.schemaErrors.filter(({ subject }) => subject === '' || subject.startsWith('#'));
    const graph = { nodes: doc.nodes.map(({ raw }) => raw), links: doc.links.map(({ raw }) => raw) };
    if (broken !== undefined)
      return unusable('E_GRAPH_INVALID', `${path}: the graph breaks its schema at ${broken.field}`);
    const { graph: next, ...said } = call(graph);
    if (next === graph) return said;
    const text = editedText(bytes.toString(), graph, next);
    if (text === undefined) return unusable('E_IO', `${path}: the change cannot be written into this layout`);
    await writeAtomically(path, text);
    return said;
  } catch (error) {
    return unusable('E_IO', error instanceof Error ? error.message : String(error));
  }
}

function unusable(code: ProcedureErrorCode, message: string): StoredResult {
  return { ok: false, error: { code, message, details: {} }, result: null, warnings: [] };
}

/** As the smallest edit; undefined where the file is laid out in a way that cannot be edited. */
function editedText(text: string, before: ProcedureGraphData, after: ProcedureGraphData): string | undefined {
  const edits = [
    ...valueEdits(before.nodes, after.nodes, '/nodes'),
    ...valueEdits(before.links, after.links, '/links'),
  ];
  return formatOf(text).write(text, edits);
}
