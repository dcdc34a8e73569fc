import { type PatchChunk, type PatchLine, trimmed, trimmedEnd } from './patch-text.ts';

/** What becomes of lines at a place. */
interface Placed {
  readonly at: number;
  readonly lines: readonly PatchLine[];
}

/**
 * What a file holds after the chunks of a patch, as Codex's applier makes it; undefined where a chunk has no place in it.
 * Lines that stay are the file's own, however they were found; lines that come take the ending of the file's first one.
 */
export function appliedChunks(text: string, chunks: readonly PatchChunk[]): string | undefined {
  const { lines, ends, usual } = linesOf(text);
  const placed: Placed[] = [];
  let from = 0;
  for (const chunk of chunks) {
    if (chunk.context !== undefined) {
      const at = placeOf(lines, [chunk.context], from, false);
      if (at === undefined) return undefined;
      from = at + 1;
    }
    const found = placeFor(lines, chunk, from);
    if (found === undefined) return undefined;
    const count = found.lines.filter(isOld).length;
    if (chunk.lines.some(isOld)) from = found.at + count;
    placed.push(found);
  }
  // A later chunk may stand above an earlier one only where that one names no lines, and goes to the end.
  placed.sort((left, right) => left.at - right.at);
  const result: string[] = [];
  let at = 0;
  const keep = () => {
    result.push(`${lines[at]}${ends[at] ?? usual}`);
    at += 1;
  };
  for (const each of placed) {
    while (at < each.at) keep();
    for (const { sign, text: added } of each.lines) {
      if (sign === '+') result.push(added + usual);
      else if (sign === ' ') keep();
      else at += 1;
    }
  }
  while (at < lines.length) keep();
  return result.join('');
}

function isOld({ sign }: PatchLine): boolean {
  return sign !== '+';
}

function placeFor(
  lines: readonly string[],
  { lines: wanted, isEnd }: PatchChunk,
  from: number,
): Placed | undefined {
  const old = wanted.filter(isOld).map(({ text }) => text);
  // What names no lines comes last.
  if (old.length === 0) return { at: lines.length, lines: wanted };
  const at = placeOf(lines, old, from, isEnd);
  if (at !== undefined) return { at, lines: wanted };
  if (old.at(-1) !== '') return undefined;
  // A last empty line stands for the break that ends the file.
  const again = placeOf(lines, old.slice(0, -1), from, isEnd);
  return again === undefined ? undefined : { at: again, lines: withoutLastEmpty(wanted) };
}

/** Without the last line that was to be found; and without the last one that is to stand there, where that is empty too. */
function withoutLastEmpty(lines: readonly PatchLine[]): readonly PatchLine[] {
  const found = lines.findLastIndex(isOld);
  const left = lines.findLastIndex(({ sign }) => sign !== '-');
  const unstood = lines[left]?.text === '' ? left : -1;
  return lines.flatMap((line, index): PatchLine[] => {
    const isSought = isOld(line) && index !== found;
    const stands = line.sign !== '-' && index !== unstood;
    if (isSought) return [{ sign: stands ? line.sign : '-', text: line.text }];
    return stands ? [{ sign: '+', text: line.text }] : [];
  });
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
