import { type PatchChunk, trimmed, trimmedEnd } from './patch-text.ts';

/** Lines that are taken out at a place, and what comes there. */
interface Replaced {
  readonly at: number;
  readonly count: number;
  readonly lines: readonly string[];
}

/**
 * What a file holds after the chunks of a patch, as Codex's applier makes it; undefined where a chunk has no place in it.
 * Lines that come take the ending of the file's first one, and the last line gets one.
 */
export function appliedChunks(text: string, chunks: readonly PatchChunk[]): string | undefined {
  const { lines, ends, usual } = linesOf(text);
  const replaced: Replaced[] = [];
  let from = 0;
  for (const chunk of chunks) {
    if (chunk.context !== undefined) {
      const at = placeOf(lines, [chunk.context], from, false);
      if (at === undefined) return undefined;
      from = at + 1;
    }
    const found = placed(lines, chunk, from);
    if (found === undefined) return undefined;
    if (chunk.before.length > 0) from = found.at + found.count;
    replaced.push(found);
  }
  // A later chunk may stand above an earlier one only where that one names nothing, and goes to the end.
  replaced.sort((left, right) => left.at - right.at);
  const result: string[] = [];
  let at = 0;
  for (const each of replaced) {
    for (; at < each.at; at += 1) result.push(`${lines[at]}${ends[at] ?? usual}`);
    result.push(...each.lines.map((line) => line + usual));
    at = Math.max(at, each.at + each.count);
  }
  for (; at < lines.length; at += 1) result.push(`${lines[at]}${ends[at] ?? usual}`);
  return result.join('');
}

function placed(lines: readonly string[], chunk: PatchChunk, from: number): Replaced | undefined {
  const { before, after, isEnd } = chunk;
  if (before.length === 0) return { at: endOf(lines), count: 0, lines: after };
  const at = placeOf(lines, before, from, isEnd);
  if (at !== undefined) return { at, count: before.length, lines: after };
  if (before.at(-1) !== '') return undefined;
  // A last empty line stands for the break that ends the file.
  const shorter = before.slice(0, -1);
  const again = placeOf(lines, shorter, from, isEnd);
  if (again === undefined) return undefined;
  return { at: again, count: shorter.length, lines: after.at(-1) === '' ? after.slice(0, -1) : after };
}

/** What names no lines comes last, above an empty last line. */
function endOf(lines: readonly string[]): number {
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}

const likenesses: readonly ((line: string) => string)[] = [(line) => line, trimmedEnd, trimmed, plain];

/** Where lines stand from a place on: exactly, or else less and less so. */
function placeOf(
  lines: readonly string[],
  wanted: readonly string[],
  from: number,
  isEnd: boolean,
): number | undefined {
  if (wanted.length === 0) return from;
  const last = lines.length - wanted.length;
  if (last < 0) return undefined;
  const first = isEnd ? last : from;
  for (const like of likenesses) {
    const sought = wanted.map(like);
    for (let at = first; at <= last; at += 1)
      if (sought.every((line, index) => like(lines[at + index] ?? '') === line)) return at;
  }
  return undefined;
}

/** With the dashes, quotation marks and blanks that keyboards have. */
function plain(line: string): string {
  return trimmed(line)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g, ' ');
}

interface Lines {
  readonly lines: readonly string[];
  /** How each ends; the last one of a file may end with nothing. */
  readonly ends: readonly (string | undefined)[];
  readonly usual: string;
}

function linesOf(text: string): Lines {
  const found = [...text.matchAll(/([^\n]*?)(\r?\n)|[^\n]+$/g)];
  const ends = found.map(([, , end]) => end);
  return { lines: found.map(([whole, line]) => line ?? whole), ends, usual: ends[0] ?? '\n' };
}
