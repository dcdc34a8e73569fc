import type { Replacement } from './replace-text.ts';

/** What a call of a tool is to do to one file, where that is exact. */
export type FileOperation =
  | { readonly does: 'write'; readonly path: string; readonly text: string }
  | { readonly does: 'insert'; readonly path: string; readonly line: number; readonly text: string }
  | { readonly does: 'replace'; readonly path: string; readonly replacement: Replacement }
  | {
      readonly does: 'patch';
      readonly path: string;
      readonly moveTo?: string | undefined;
      readonly chunks: readonly PatchChunk[];
    }
  | { readonly does: 'delete'; readonly path: string };

/** Lines that stand together in a file, and what becomes of them. */
export interface PatchChunk {
  /** A line after which the chunk is looked for. */
  readonly context: string | undefined;
  /** Each with its sign before it: it stays, goes or comes. */
  readonly lines: readonly string[];
  /** Whether the lines are the last ones of the file. */
  readonly isEnd: boolean;
}

/** Where an operation changes something. */
export function pathsOf(operation: FileOperation): readonly string[] {
  const { does, path } = operation;
  return does === 'patch' && operation.moveTo !== undefined ? [path, operation.moveTo] : [path];
}
