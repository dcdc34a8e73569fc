import type { Replacement } from './replace-text.ts';

/** What a call of a tool is to do to one file, where that is exact. */
export type FileOperation = {
  readonly path: string;
  /** Where the file is then, if it is moved. */
  readonly moveTo?: string | undefined;
} & (
  | { readonly does: 'write'; readonly text: string }
  | { readonly does: 'insert'; readonly line: number; readonly text: string }
  | { readonly does: 'replace'; readonly replacement: Replacement }
  | { readonly does: 'patch'; readonly chunks: readonly PatchChunk[] }
  | { readonly does: 'delete' }
);

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
export function pathsOf({ path, moveTo }: FileOperation): readonly string[] {
  return moveTo === undefined ? [path] : [path, moveTo];
}
