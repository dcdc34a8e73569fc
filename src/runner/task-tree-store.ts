import { readFile } from 'node:fs/promises';
import { inWords, jsonFault } from '../engine/values/plain-json.ts';
import { done } from '../engine/values/result.ts';
import { jsonEqual } from '../formats/json-equal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { defaultLimits } from '../formats/limits.ts';
import { givenTree } from '../kinds/task-tree/api/given-tree.ts';
import { type TreeResult, treeFailure } from '../kinds/task-tree/api/tree-error.ts';
import { validateInvariants, validateSchema } from '../kinds/task-tree/api/validate.ts';
import { canonicalNode, canonicalText } from '../kinds/task-tree/canonical.ts';
import { validTree } from '../kinds/task-tree/load.ts';
import { joinedErrors } from '../kinds/task-tree/messages.ts';
import type { TaskNode } from '../kinds/task-tree/model.ts';
import { publishedSchema } from '../kinds/task-tree/published-schema.ts';
import { writeAtomically } from './atomic-file.ts';

/**
 * Reads and validates a tree: JSON, then the schema, then the invariants.
 *
 * @param path the tree's file
 * @returns the tree; or `E_IO` or `E_JSON` where it cannot be read, `E_SCHEMA` or `E_INVARIANTS` with all errors, `E_INPUT` where a
 *   path is no text
 */
export function loadTree(path: string): Promise<TreeResult<TaskNode>>;
/**
 * The same with a schema of its own beside the one of trees, which holds always: `.runner/state/schema.json`, as `stateward step init`
 * writes it.
 *
 * @param schemaPath a JSON Schema (2020-12); one that cannot be read or judged refuses every tree
 */
export function loadTree(schemaPath: string, path: string): Promise<TreeResult<TaskNode>>;
export async function loadTree(first: string, second?: string): Promise<TreeResult<TaskNode>> {
  const wrong = [first, second ?? ''].find((path) => typeof path !== 'string');
  if (wrong !== undefined) return treeFailure('E_INPUT', [`a path must be text, not ${inWords(wrong)}`]);
  if (second === undefined) return readTree(first);
  const schema = await readSchema(first);
  if (!schema.ok) return schema;
  const tree = await readTree(second);
  if (!tree.ok) return tree;
  // Few bring a schema of their own.
  const { schemaFault } = await import('../formats/json-schema.ts');
  const fault = schemaFault(schema.value, tree.value as unknown as JsonValue);
  return fault === undefined ? tree : schemaError(fault);
}

/**
 * Writes a tree in its canonical form: sorted, two spaces, keys in schema order; the file is replaced in one step. What could not be
 * loaded again is not written.
 *
 * @param path the tree's file; its directory must exist
 * @returns null; or `E_SCHEMA`, `E_INVARIANTS`, `E_INPUT` or `E_IO`, and then the file is as it was
 */
export async function writeTree(path: string, tree: TaskNode): Promise<TreeResult<null>> {
  if (typeof path !== 'string') return treeFailure('E_INPUT', [`a path must be text, not ${inWords(path)}`]);
  const given = givenTree(tree);
  if (!given.ok) return given;
  const tooDeep = jsonFault(tree);
  if (tooDeep !== undefined) return schemaError(tooDeep);
  const sorted = canonicalNode(given.value);
  const holds = validateInvariants(sorted);
  if (!holds.ok) return holds;
  return attempt(writeAtomically(path, canonicalText(sorted)).then(() => null));
}

async function readTree(path: string): Promise<TreeResult<TaskNode>> {
  const bytes = await attempt(readFile(path));
  if (!bytes.ok) return bytes;
  const read = validTree(bytes.value, path, defaultLimits);
  if ('tree' in read) return done(read.tree.root?.raw as unknown as TaskNode);
  // Read again only where it is refused: which of the layers refused it.
  const value = parsed(bytes.value);
  if (value === undefined) return treeFailure('E_JSON', [read.error]);
  const shape = validateSchema(value);
  if (!shape.ok) return shape;
  const holds = validateInvariants(shape.value);
  return holds.ok ? treeFailure('E_JSON', [read.error]) : holds;
}

/** The schema of trees says nothing more, so that an empty one stands for it: a large tree is not judged twice. */
async function readSchema(path: string): Promise<TreeResult<JsonObject>> {
  const bytes = await attempt(readFile(path));
  if (!bytes.ok) return bytes;
  const schema = parsed(bytes.value);
  if (!isJsonObject(schema)) return schemaError(`${path} is no JSON Schema`);
  return done(jsonEqual(schema, publishedSchema) ? {} : schema);
}

function schemaError(error: string) {
  return treeFailure('E_SCHEMA', [error], joinedErrors('schema', [error]));
}

function parsed(bytes: Uint8Array): JsonValue | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function attempt<Value>(work: Promise<Value>): Promise<TreeResult<Value>> {
  try {
    return done(await work);
  } catch (error) {
    return treeFailure('E_IO', [error instanceof Error ? error.message : String(error)]);
  }
}
