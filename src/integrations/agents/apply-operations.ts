import { appliedChunks } from './apply-chunks.ts';
import { type FileOperation, placeOf, type Unknown } from './file-operation.ts';
import { replacedIn } from './replace-text.ts';

/** A file's bytes, null where there is none, undefined where it cannot be told. */
export type Content = Uint8Array | null | undefined;

/** Files as they stand before a call, by where a path of it lands. */
export interface Before {
  target(path: string): string;
  entry(path: string): string;
  content(place: string): Content;
}

/** What a call makes of files, by where they are; and why a part of it cannot be told. */
export interface After {
  readonly files: ReadonlyMap<string, Uint8Array | null>;
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly place: string;
  readonly problem: string;
  /** Whether the tool fails for the same reason, and nothing is written. */
  readonly failsAnyway: boolean;
}

/** Applies the parts of a call one after the other, each to what those before it left; nothing is written. */
export function applyOperations(operations: readonly FileOperation[], before: Before): After {
  const files = new Map<string, Uint8Array | null>();
  const failures: Failure[] = [];
  for (const operation of operations) {
    if (operation.does === 'unknown') continue;
    const place = placeOf(operation, before);
    const held = files.get(place);
    const content = held === undefined ? before.content(place) : held;
    if (content === undefined) {
      failures.push({ place, problem: 'the file cannot be read', failsAnyway: false });
      continue;
    }
    const result = resultOf(operation, content);
    if ('problem' in result) {
      failures.push({ place, ...result });
      if ('moveTo' in operation && operation.moveTo !== undefined)
        failures.push({ place: before.target(operation.moveTo), ...result });
      continue;
    }
    if ('moveTo' in operation && operation.moveTo !== undefined) {
      // In this order, as the tools do it: what is moved to where it stands is gone.
      files.set(before.target(operation.moveTo), result.bytes);
      files.set(place, null);
    } else {
      files.set(place, result.bytes);
    }
  }
  return { files, failures };
}

type Result = { readonly bytes: Uint8Array | null } | Omit<Failure, 'place'>;

function resultOf(operation: Exclude<FileOperation, Unknown>, before: Uint8Array | null): Result {
  switch (operation.does) {
    case 'write':
      return { bytes: Buffer.from(operation.text) };
    case 'append': {
      const start = textOf(before) ?? '';
      return written(`${start === '' || start.endsWith('\n') ? start : `${start}\n`}${operation.text}`);
    }
    case 'insert':
      return inserted(textOf(before), operation.line, operation.text);
    case 'delete':
      return before === null ? missing() : { bytes: null };
    case 'move':
      return before === null ? missing() : { bytes: before };
    case 'patch': {
      const text = textOf(before);
      if (text === null) return missing();
      const patched = appliedChunks(text, operation.chunks);
      const problem = 'the lines of the patch do not stand in the file; read the file again';
      return patched === undefined ? { problem, failsAnyway: operation.isExact } : written(patched);
    }
    case 'replace': {
      const replaced = replacedIn(textOf(before), operation.replacements, operation.manner);
      return 'text' in replaced ? written(replaced.text) : replaced;
    }
  }
}

function inserted(before: string | null, line: number, text: string): Result {
  if (before === null) return missing();
  const lines = before.split('\n');
  if (!Number.isInteger(line) || line < 0 || line > lines.length)
    return { problem: `the file has no line ${line} to insert after`, failsAnyway: false };
  return written([...lines.slice(0, line), ...text.split('\n'), ...lines.slice(line)].join('\n'));
}

function missing(): Result {
  return { problem: 'there is no such file', failsAnyway: true };
}

function textOf(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : Buffer.from(bytes).toString('utf8');
}

function written(text: string): Result {
  return { bytes: Buffer.from(text) };
}
