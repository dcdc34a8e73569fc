import { readJsonPart } from '../../formats/json-part.ts';
import type { Limits } from '../../formats/limits.ts';
import { type Parsed, type Reader, remembered } from '../../formats/parsed.ts';
import { partBytes } from '../../formats/part-bytes.ts';
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
      const json = readJsonPart('', parts.bytesOf('') ?? new Uint8Array(), limits, memory);
      const companion = parts.bytesOf(runStateRole);
      const runState = companion === undefined ? undefined : readJsonPart(runStateRole, companion, limits);
      // A run state that cannot be read declares nothing; it is not governed itself.
      const tree =
        json.value === undefined
          ? null
          : buildTree(
              json.value,
              json.text,
              readRunState(runState?.value),
              remembered<{ readonly tree: TaskTree }>(memory, 'tree')?.tree,
            );
      return {
        doc: tree,
        faults: json.faults,
        source: (part) => (part === '' ? json.source : runState?.source),
        memory: tree === null ? undefined : { value: json.value, text: json.text, tree },
      };
    },
  };
}
