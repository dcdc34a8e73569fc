import type { Replacement } from './replace-text.ts';

/** What a call of a tool is to do to one file, where that is exact. Paths as the call has them. */
export type FileOperation =
  | { readonly does: 'write'; readonly path: string; readonly text: string }
  | { readonly does: 'insert'; readonly path: string; readonly line: number; readonly text: string }
  | { readonly does: 'replace'; readonly path: string; readonly replacement: Replacement }
  | {
      readonly does: 'patch';
      readonly path: string;
      readonly moveTo: string | undefined;
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

/** Where paths of a call lie: the file behind all links, or what stands there itself. */
export interface Landing {
  target(path: string): string;
  entry(path: string): string;
}

/** Where an operation changes something, and then where it moves it: what is deleted is the link, what is written lands behind it. */
export function placesOf(
  operation: FileOperation,
  { target, entry }: Landing,
): readonly [string, ...string[]] {
  const { does, path } = operation;
  if (does === 'delete') return [entry(path)];
  return does === 'patch' && operation.moveTo !== undefined
    ? [target(path), target(operation.moveTo)]
    : [target(path)];
}
