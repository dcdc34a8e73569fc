import { fieldOf } from '../../check/json-fields.ts';
import type { JsonValue } from '../../formats/json-value.ts';

/** What `apply_patch` does to one file, in the order of the patch. Paths as they are written there. */
export type PatchPart =
  | { readonly does: 'add'; readonly path: string; readonly text: string }
  | { readonly does: 'delete'; readonly path: string }
  | {
      readonly does: 'update';
      readonly path: string;
      readonly moveTo: string | undefined;
      readonly chunks: readonly PatchChunk[];
    };

/** Lines that stand together in a file, and what becomes of them. */
export interface PatchChunk {
  /** A line after which the chunk is looked for. */
  readonly context: string | undefined;
  readonly lines: readonly PatchLine[];
  /** Whether the lines are the last ones of the file. */
  readonly isEnd: boolean;
}

/** A line that stays, goes or comes. */
export interface PatchLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

export type ReadPatch = { readonly parts: readonly PatchPart[] } | { readonly problem: string };

const begin = '*** Begin Patch';
const end = '*** End Patch';
const headers = { add: '*** Add File: ', delete: '*** Delete File: ', update: '*** Update File: ' } as const;
const moveHeader = '*** Move to: ';
const environmentHeader = '*** Environment ID:';
const endOfFile = '*** End of File';
const hereDocument = /^<<(?:EOF|'EOF'|"EOF")$/;

const patchKeys = ['command', 'input', 'patchText', 'patch', 'patch_text', 'diff'];

/** The text of a patch, wherever the agents put it: alone, as a field, as the argument of a command. */
export function patchIn(input: JsonValue): string | undefined {
  const places = typeof input === 'string' ? [input] : patchKeys.map((key) => fieldOf(input, key));
  return places
    .map((value) => (Array.isArray(value) ? value.at(-1) : value))
    .find((text) => typeof text === 'string' && text.includes(begin)) as string | undefined;
}

/** What a patch names, though it cannot be read: its content may speak of any file. */
export function headersOf(text: string): readonly string[] {
  const header = /^\s*\*\*\* (?:Add File|Delete File|Update File|Move to):\s*(.*?)\s*$/gm;
  return [...text.matchAll(header)].map(([, path = '']) => path);
}

/**
 * Reads a patch as Codex's `apply_patch` does (codex-rs/apply-patch, held against its binary in test/tools), leniences
 * included: blanks around markers, a here document around the whole, a first chunk without `@@`.
 */
export function readPatch(text: string): ReadPatch {
  const lines = withoutHereDocument(linesOf(trimmed(text)));
  if (trimmed(lines[0] ?? '') !== begin) return { problem: `the patch does not begin with "${begin}"` };
  if (lines.length < 2 || trimmed(lines.at(-1) ?? '') !== end)
    return { problem: `the patch does not end with "${end}"` };
  const cursor: Cursor = { lines: lines.slice(1, -1), at: 0 };
  if (trimmed(cursor.lines[0] ?? '').startsWith(environmentHeader)) cursor.at += 1;
  const parts: PatchPart[] = [];
  while (cursor.at < cursor.lines.length) {
    const part = readPart(cursor);
    if ('problem' in part) return part;
    parts.push(part);
  }
  return { parts };
}

interface Cursor {
  readonly lines: readonly string[];
  at: number;
}

function withoutHereDocument(lines: readonly string[]): readonly string[] {
  const isAround = lines.length >= 4 && hereDocument.test(lines[0] ?? '') && lines.at(-1)?.endsWith('EOF');
  return isAround ? lines.slice(1, -1) : lines;
}

type Problem = { readonly problem: string };

function readPart(cursor: Cursor): PatchPart | Problem {
  const header = trimmed(cursor.lines[cursor.at] ?? '');
  cursor.at += 1;
  if (header.startsWith(headers.add)) {
    const path = header.slice(headers.add.length);
    const added: string[] = [];
    for (; (cursor.lines[cursor.at] ?? '').startsWith('+'); cursor.at += 1)
      added.push(`${cursor.lines[cursor.at]?.slice(1)}\n`);
    return { does: 'add', path, text: added.join('') };
  }
  if (header.startsWith(headers.delete)) return { does: 'delete', path: header.slice(headers.delete.length) };
  if (header.startsWith(headers.update)) return readUpdate(cursor, header.slice(headers.update.length));
  return { problem: `${JSON.stringify(header)} is no header of a file in a patch` };
}

function readUpdate(cursor: Cursor, path: string): PatchPart | Problem {
  const next = cursor.lines[cursor.at] ?? '';
  const moveTo = next.startsWith(moveHeader) ? next.slice(moveHeader.length) : undefined;
  if (moveTo !== undefined) cursor.at += 1;
  const chunks: PatchChunk[] = [];
  for (let line = cursor.lines[cursor.at]; line !== undefined; line = cursor.lines[cursor.at]) {
    if (trimmed(line) === '') cursor.at += 1;
    else if (line.startsWith('*')) break;
    else {
      const chunk = readChunk(cursor, chunks.length === 0);
      if ('problem' in chunk) return chunk;
      chunks.push(chunk);
    }
  }
  if (chunks.length === 0) return { problem: `the patch of ${JSON.stringify(path)} is empty` };
  return { does: 'update', path, moveTo, chunks };
}

function readChunk(cursor: Cursor, isFirst: boolean): PatchChunk | Problem {
  const [marked, context] = contextOf(cursor.lines[cursor.at] ?? '');
  if (!marked && !isFirst) return { problem: 'a chunk of the patch does not begin with @@' };
  if (marked) cursor.at += 1;
  const lines: PatchLine[] = [];
  let isEnd = false;
  for (let line = cursor.lines[cursor.at]; line !== undefined; line = cursor.lines[cursor.at]) {
    if (line === endOfFile && lines.length > 0) {
      isEnd = true;
      cursor.at += 1;
      break;
    }
    const [, sign = ''] = /^([ +-]|$)/.exec(line) ?? [undefined, 'x'];
    if (sign === 'x') break;
    lines.push({ sign: sign === '-' || sign === '+' ? sign : ' ', text: line.slice(1) });
    cursor.at += 1;
  }
  return lines.length === 0 ? { problem: 'a chunk of the patch has no lines' } : { context, lines, isEnd };
}

function contextOf(line: string): readonly [isMarked: boolean, context: string | undefined] {
  if (line === '@@' || line === '@@ ') return [true, undefined];
  return line.startsWith('@@ ') ? [true, line.slice(3)] : [false, undefined];
}

/** Lines without their breaks; what follows the last one is no line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Without the blanks of Unicode around it: JavaScript's own trim has others. */
export function trimmed(text: string): string {
  return trimmedEnd(text).replace(/^\p{White_Space}+/u, '');
}

export function trimmedEnd(text: string): string {
  let at = text.length;
  while (at > 0 && /\p{White_Space}/u.test(text.charAt(at - 1))) at -= 1;
  return text.slice(0, at);
}
