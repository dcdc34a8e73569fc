import { patched } from './apply-patch.ts';
import type { FileOperation } from './file-operation.ts';
import { replaced } from './replace-text.ts';

/** A file's bytes, null where there is none, undefined where it cannot be told. */
export type Content = Uint8Array | null | undefined;

/**
 * What a call makes of files, by their paths; undefined where that is not exact: then the tool fails, or what it makes is judged
 * after it. Each part is applied to what those before it left; nothing is written.
 */
export function applyOperations(
  operations: readonly FileOperation[],
  contentOf: (path: string) => Content,
): ReadonlyMap<string, Uint8Array | null> | undefined {
  const files = new Map<string, Uint8Array | null>();
  for (const operation of operations) {
    const { path, moveTo } = operation;
    const held = files.get(path);
    const content = held === undefined ? contentOf(path) : held;
    const result = content === undefined ? undefined : resultOf(operation, content);
    if (result === undefined) return undefined;
    // In this order, as the tools do it: what is moved to where it stands is gone.
    if (moveTo !== undefined) files.set(moveTo, result);
    files.set(path, moveTo === undefined ? result : null);
  }
  return files;
}

function resultOf(operation: FileOperation, before: Uint8Array | null): Content {
  if (operation.does === 'write') return Buffer.from(operation.text);
  if (operation.does === 'delete') return before === null ? undefined : null;
  const text = before === null ? null : Buffer.from(before).toString('utf8');
  const result = textAfter(operation, text);
  return result === undefined ? undefined : Buffer.from(result);
}

function textAfter(
  operation: Exclude<FileOperation, { readonly does: 'write' | 'delete' }>,
  text: string | null,
): string | undefined {
  if (operation.does === 'replace') return replaced(text, operation.replacement);
  if (text === null) return undefined;
  return operation.does === 'patch' ? patched(text, operation.chunks) : inserted(text, operation);
}

function inserted(
  before: string,
  { line, text }: { readonly line: number; readonly text: string },
): string | undefined {
  const lines = before.split('\n');
  if (!Number.isInteger(line) || line < 0 || line > lines.length) return undefined;
  return [...lines.slice(0, line), ...text.split('\n'), ...lines.slice(line)].join('\n');
}
