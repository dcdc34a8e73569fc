import type { PatchChunk } from './patch-text.ts';
import type { Manner, Replacement } from './replace-text.ts';

/** What a call of a tool is to do to one file. Paths as the call has them. */
export type FileOperation =
  | { readonly does: 'write' | 'append'; readonly path: string; readonly text: string }
  | { readonly does: 'insert'; readonly path: string; readonly line: number; readonly text: string }
  | {
      readonly does: 'replace';
      readonly path: string;
      readonly replacements: readonly Replacement[];
      readonly manner: Manner;
    }
  | {
      readonly does: 'patch';
      readonly path: string;
      readonly moveTo: string | undefined;
      readonly chunks: readonly PatchChunk[];
      /** Whether the tool applies patches as we do, so that it fails where we do. */
      readonly isExact: boolean;
    }
  | { readonly does: 'delete'; readonly path: string }
  | { readonly does: 'move'; readonly path: string; readonly moveTo: string }
  | Unknown;

/** What is not understood; `paths` is what may be paths in it. */
export interface Unknown {
  readonly does: 'unknown';
  readonly paths: readonly string[];
  readonly problem: string;
}

/** Every path that an operation may write. */
export function pathsOf(operation: FileOperation): readonly string[] {
  if (operation.does === 'unknown') return operation.paths;
  const { path } = operation;
  return 'moveTo' in operation && operation.moveTo !== undefined ? [path, operation.moveTo] : [path];
}

/** Where an operation changes something: what is taken away is the link, what is written lands behind it. */
export function placeOf(
  operation: Exclude<FileOperation, Unknown>,
  places: { target(path: string): string; entry(path: string): string },
): string {
  const isTaken = operation.does === 'delete' || operation.does === 'move';
  return isTaken ? places.entry(operation.path) : places.target(operation.path);
}
