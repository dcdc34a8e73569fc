import type { FileOperation, PatchChunk } from './file-operation.ts';

const headers = { add: '*** Add File: ', delete: '*** Delete File: ', update: '*** Update File: ' } as const;
const moveHeader = '*** Move to: ';
const endOfFile = '*** End of File';

/**
 * What a patch for Codex's `apply_patch` does, in its plain form; undefined for every other one. Held against Codex's binary in
 * test/tools: what it takes with leniency (blanks around markers, here documents, carriage returns) is judged after it.
 */
export function readPatch(text: string): readonly FileOperation[] | undefined {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.shift() !== '*** Begin Patch' || lines.pop() !== '*** End Patch' || text.includes('\r'))
    return undefined;
  const rest = lines.toReversed();
  const operations: FileOperation[] = [];
  for (let header = rest.pop(); header !== undefined; header = rest.pop()) {
    const operation = readPart(header, rest);
    if (operation === undefined) return undefined;
    operations.push(operation);
  }
  return operations.length === 0 ? undefined : operations;
}

/** Takes the lines of a part from the end of what is left. */
function readPart(header: string, rest: string[]): FileOperation | undefined {
  if (header !== header.trim()) return undefined;
  if (header.startsWith(headers.delete)) return { does: 'delete', path: header.slice(headers.delete.length) };
  if (header.startsWith(headers.add)) {
    const added: string[] = [];
    while (rest.at(-1)?.startsWith('+')) added.push(`${rest.pop()?.slice(1)}\n`);
    return { does: 'write', path: header.slice(headers.add.length), text: added.join('') };
  }
  if (!header.startsWith(headers.update)) return undefined;
  const moveTo = rest.at(-1)?.startsWith(moveHeader) ? rest.pop()?.slice(moveHeader.length) : undefined;
  const chunks: PatchChunk[] = [];
  for (let next = rest.at(-1); next !== undefined && !next.startsWith('*** '); next = rest.at(-1)) {
    const chunk = readChunk(rest, chunks.length === 0);
    if (chunk === undefined) return undefined;
    chunks.push(chunk);
  }
  if (chunks.length === 0) return undefined;
  return { does: 'patch', path: header.slice(headers.update.length), moveTo, chunks };
}

function readChunk(rest: string[], isFirst: boolean): PatchChunk | undefined {
  const mark = /^@@(?: (.*))?$/.exec(rest.at(-1) ?? '');
  if (mark !== null) rest.pop();
  // Without a mark only the first chunk may stand, and a blank line before it is none of its lines.
  else if (!isFirst || rest.at(-1) === '') return undefined;
  const lines: string[] = [];
  while (/^(?:[ +-]|$)/.test(rest.at(-1) ?? '*')) lines.push(rest.pop() || ' ');
  const isEnd = rest.at(-1) === endOfFile;
  if (isEnd) rest.pop();
  return lines.length === 0 ? undefined : { context: mark?.[1] || undefined, lines, isEnd };
}

/** What a file holds after the chunks of a patch; undefined where one does not stand in it to the letter. */
export function patched(text: string, chunks: readonly PatchChunk[]): string | undefined {
  if (text.includes('\r')) return undefined;
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const placed: { readonly at: number; readonly count: number; readonly added: readonly string[] }[] = [];
  let from = 0;
  for (const chunk of chunks) {
    const context = chunk.context === undefined ? from - 1 : indexOf(lines, [chunk.context], from);
    if (chunk.context !== undefined && context < 0) return undefined;
    from = context + 1;
    const old = chunk.lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const added = chunk.lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    // What names no lines comes last.
    const isAdded = old.length === 0;
    const at = isAdded ? lines.length : indexOf(lines, old, chunk.isEnd ? lines.length - old.length : from);
    if (at < from) return undefined;
    if (!isAdded) from = at + old.length;
    placed.push({ at, count: old.length, added });
  }
  // From below, so that what stands above keeps its place.
  for (const { at, count, added } of placed.toSorted((left, right) => left.at - right.at).toReversed())
    lines.splice(at, count, ...added);
  return lines.map((line) => `${line}\n`).join('');
}

/** Where lines stand one after the other from a place on; -1 where they do not. */
function indexOf(lines: readonly string[], wanted: readonly string[], from: number): number {
  for (let at = Math.max(from, 0); at <= lines.length - wanted.length; at += 1)
    if (wanted.every((line, index) => lines[at + index] === line)) return at;
  return -1;
}
