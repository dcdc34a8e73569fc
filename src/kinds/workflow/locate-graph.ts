import type { Part } from '../../engine/contract/kind.ts';
import { decodeText } from '../../formats/decode.ts';
import { readJsonPart } from '../../formats/json-part.ts';
import { isJsonObject, type JsonObject } from '../../formats/json-value.ts';
import type { Limits } from '../../formats/limits.ts';
import { lastFew, onceFor } from '../../formats/once-for.ts';
import { graphPath, graphRole, packageRole, partsOf } from './graph-paths.ts';
import type { GraphFile } from './model.ts';
import type { WorkflowOptions } from './options.ts';
import { readFrontmatter } from './read-frontmatter.ts';
import { readGraph } from './read-graph.ts';

export interface LocatedGraph {
  readonly file: GraphFile | undefined;
  readonly lookedFor: readonly string[];
}

/** The bytes of a file's parts; undefined where one is absent. */
export type BytesOf = (role: string) => Uint8Array | undefined;

/** The graph that a state follows, among the parts that stand beside it. */
export function locateGraph(
  path: string,
  state: JsonObject,
  bytesOf: BytesOf,
  options: WorkflowOptions,
  limits: Limits,
): LocatedGraph {
  const manifest = bytesOf(packageRole);
  const read = manifest === undefined ? undefined : readJsonPart(packageRole, manifest, limits).value;
  const wanted = graphPath(path, options, state, read);
  const usual = graphPath(path, options, state, undefined);
  // A graph handed in by its role is the usual or the configured one.
  const part = bytesOf(wanted) === undefined && wanted === usual ? graphRole : wanted;
  const bytes = bytesOf(part);
  const file = bytes === undefined ? undefined : readGraphPart(part, wanted, bytes, limits);
  return { file, lookedFor: [wanted] };
}

function readGraphPart(part: string, path: string, bytes: Uint8Array, limits: Limits): GraphFile {
  const { text, faults } = decodeText(bytes);
  const read = faults.length > 0 ? graphIn(bytes, limits) : readerWithin(limits)(text);
  return { part, path, ...read };
}

/** Many runs follow one graph. */
const readerWithin = onceFor((limits: Limits) =>
  lastFew((text) => graphIn(new TextEncoder().encode(text), limits)),
);

function graphIn(bytes: Uint8Array, limits: Limits): Omit<GraphFile, 'part' | 'path'> {
  const { value, faults } = readJsonPart('', bytes, limits);
  const [first] = faults;
  if (value !== undefined) return { unreadable: undefined, ...readGraph(value) };
  const unreadable = first === undefined ? undefined : { reason: first.message, span: first.span };
  return { graph: undefined, unreadable, schemaErrors: [], integrityErrors: [] };
}

/** The parts that one version of a run uses, each with its exact path; more of them once the package record is known. */
export function partsInUse(
  path: string,
  version: Uint8Array,
  bytesOf: BytesOf,
  options: WorkflowOptions,
  limits: Limits,
): Part[] {
  const value = readFrontmatter(version, limits).frontmatter;
  const state = isJsonObject(value) ? value : {};
  const usual = graphPath(path, options, state, undefined);
  const [wanted = usual] = locateGraph(path, state, bytesOf, options, limits).lookedFor;
  return [
    ...partsOf(path, options).filter(({ role }) => role === packageRole),
    { role: wanted === usual ? graphRole : wanted, glob: wanted },
  ];
}

/** What `StateKind.policy` asks: the graph that parts lead to; undefined where none can be followed. */
export function policyGraph(
  path: string,
  parts: ReadonlyMap<string, Uint8Array>,
  options: WorkflowOptions,
  limits: Limits,
): GraphFile | undefined {
  const own = parts.get('');
  const value = own === undefined ? undefined : readFrontmatter(own, limits).frontmatter;
  const state = isJsonObject(value) ? value : {};
  const { file } = locateGraph(path, state, (role) => parts.get(role), options, limits);
  return file?.graph === undefined ? undefined : file;
}
