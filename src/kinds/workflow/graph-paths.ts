import type { Part } from '../../engine/contract/kind.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../formats/json-value.ts';
import type { WorkflowOptions } from './options.ts';

export const graphRole = 'graph';
export const packageRole = 'package';

const usualName = 'workflow.graph.json';
const placeholder = '{workflowId}';

/** The files that say which graph a run follows, and those that may be it. */
export function partsOf(path: string, options: WorkflowOptions): Part[] {
  if (options.graph !== '') {
    const glob = filled(options.graph, path).replaceAll(placeholder, '*');
    return [{ role: graphRole, glob }];
  }
  const packageFile = filled(options.package, path);
  return [
    { role: graphRole, glob: beside(path, usualName) },
    { role: packageRole, glob: packageFile },
    // What its record names is known only when it is read.
    { role: 'named', glob: beside(packageFile, '**/*.graph.json') },
  ];
}

/** Where the graph of a run lies: the first place that counts, whether or not a file stands there. */
export function graphPath(
  path: string,
  options: WorkflowOptions,
  state: JsonObject,
  packageFile: JsonValue | undefined,
): string {
  const id = options.workflowId ?? workflowId(state);
  if (options.graph !== '') return filled(options.graph, path).replaceAll(placeholder, () => id);
  const manifest = filled(options.package, path);
  const named = recordedGraph(packageFile, id, relativeTo(manifest, path));
  return named === undefined ? beside(path, usualName) : beside(manifest, named.replace(/^(?:\.\/)+/, ''));
}

/** Whether a configured path of the graph may be this one, whatever the state file calls its workflow. */
export function mayBeGraph(path: string, options: WorkflowOptions, graph: string): boolean {
  if (options.graph === '') return true;
  const { workflowId: id } = options;
  const wanted = filled(options.graph, path);
  if (id !== undefined) return wanted.replaceAll(placeholder, () => id) === graph;
  const parts = wanted.split(placeholder).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`).test(graph);
}

/** What a state calls its workflow. */
function workflowId({ workflowId: id, workflowType: type }: JsonObject): string {
  if (typeof id === 'string' && id !== '') return id;
  return typeof type === 'string' ? type : '';
}

/** The graph of the record that has the id, else of the one that names the state file, else of the only one there is. */
function recordedGraph(manifest: JsonValue | undefined, id: string, file: string): string | undefined {
  if (!isJsonObject(manifest)) return undefined;
  const { entry, workflows } = manifest;
  const records = [...(isJsonArray(workflows) ? workflows : []), entry].filter(isRecord);
  const found = records.find((each) => each.id === id) ?? records.find((each) => each.workflow === file);
  const [only, ...others] = new Set(records.map(({ graph }) => graph));
  const graph = found?.graph ?? (others.length === 0 ? only : undefined);
  return typeof graph === 'string' ? graph : undefined;
}

function isRecord(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && typeof value.graph === 'string';
}

function filled(pattern: string, path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const dir = folderOf(path) || '.';
  const given = pattern.replaceAll('{dir}', () => dir).replaceAll('{name}', () => name);
  return given.replace(/^(?:\.\/)+/, '');
}

function beside(path: string, name: string): string {
  const folder = folderOf(path);
  return folder === '' ? name : `${folder}/${name}`;
}

function relativeTo(manifest: string, path: string): string {
  const folder = folderOf(manifest);
  return folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}
