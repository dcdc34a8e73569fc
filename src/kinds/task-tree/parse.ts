import type { Limits } from '../../core/limits.ts';
import type { Parsed, Reader } from '../../core/parsed.ts';
import { type JsonPart, readJsonPart } from '../../text/json-part.ts';
import { asReadJson } from '../../text/json-reread.ts';
import { partBytes } from '../../text/part-bytes.ts';
import { buildTree } from './build-tree.ts';
import type { TaskTree } from './model.ts';
import { readRunState } from './steps/run-state.ts';

export const runStateRole = 'runState';

/** Reads a tree and, where it was handed in, the run state beside it. */
export function treeReader(limits: Limits, memory?: unknown): Reader<TaskTree> {
  const parts = partBytes();
  return {
    push: parts.push,
    end(): Parsed<TaskTree> {
      const tree = readJsonPart('', parts.bytesOf('') ?? new Uint8Array(), limits, asReadJson(memory));
      const companion = parts.bytesOf(runStateRole);
      const runState = companion === undefined ? undefined : readJsonPart(runStateRole, companion, limits);
      return {
        doc: asDocument(tree, runState),
        faults: tree.faults,
        source: (part) => (part === '' ? tree.source : runState?.source),
        ...(tree.memory === undefined ? {} : { memory: tree.memory }),
      };
    },
  };
}

/** A run state that cannot be read declares nothing; it is not governed itself. */
function asDocument(tree: JsonPart, runState: JsonPart | undefined): TaskTree | null {
  return tree.value === undefined ? null : buildTree(tree.value, tree.text, readRunState(runState?.value));
}
