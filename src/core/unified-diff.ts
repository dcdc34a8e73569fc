import { alignLists } from '../formats/align-lists.ts';
import { textLines } from './text-lines.ts';

/** How many unchanged lines stand around a change. */
const context = 3;

/** Lines that go and lines that come at one place; counting from 0. */
interface Change {
  readonly before: number;
  readonly removed: readonly string[];
  readonly after: number;
  readonly added: readonly string[];
}

/**
 * What makes one text of another, as `git apply` reads it; '' where they are equal. A text that is undefined is a file that
 * is not there. Lines end at line feeds alone, as for git; a carriage return before one is part of its line.
 */
export function unifiedDiff(path: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
  const [old, now] = [textLines(before ?? ''), textLines(after ?? '')];
  return [
    ...header(path, before, after),
    ...hunksOf(changesBetween(old, now)).map((hunk) => hunkText(old, now, hunk)),
  ].join('');
}

function header(path: string, before: string | undefined, after: string | undefined): string[] {
  const [left, right] = [gitPath(`a/${path}`), gitPath(`b/${path}`)];
  if (before !== undefined && after !== undefined) return [`--- ${named(left)}\n+++ ${named(right)}\n`];
  const git = `diff --git ${left} ${right}\n`;
  if (before === undefined)
    return [
      `${git}new file mode 100644\n`,
      ...(after === '' ? [] : [`--- /dev/null\n+++ ${named(right)}\n`]),
    ];
  return [
    `${git}deleted file mode 100644\n`,
    ...(before === '' ? [] : [`--- ${named(left)}\n+++ /dev/null\n`]),
  ];
}

/** A name with blanks ends at a tab, so that nothing behind it is taken for a time. */
function named(path: string): string {
  return path.includes(' ') && !path.startsWith('"') ? `${path}\t` : path;
}

/** What both begin and end with is set aside before anything is compared. */
export function changesBetween(old: readonly string[], now: readonly string[]): Change[] {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const changes: Change[] = [];
  let from = { before: 0, after: 0 };
  for (const to of [...alignLists(left, right).kept, { before: left.length, after: right.length }]) {
    const removed = left.slice(from.before, to.before);
    const added = right.slice(from.after, to.after);
    if (removed.length + added.length > 0)
      changes.push({ before: start + from.before, removed, after: start + from.after, added });
    from = { before: to.before + 1, after: to.after + 1 };
  }
  return changes;
}

/** Changes whose context would meet are one hunk. */
function hunksOf(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const change of changes) {
    if (change.before - end <= 2 * context) hunks.at(-1)?.push(change);
    else hunks.push([change]);
    end = change.before + change.removed.length;
  }
  return hunks;
}

function hunkText(old: readonly string[], now: readonly string[], changes: readonly Change[]): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return '';
  const start = Math.max(0, first.before - context);
  const end = Math.min(old.length, last.before + last.removed.length + context);
  const lead = first.before - start;
  const trail = end - last.before - last.removed.length;
  const nowStart = first.after - lead;
  const nowEnd = Math.min(now.length, last.after + last.added.length + trail);
  const text = [`@@ -${range(start, end)} +${range(nowStart, nowEnd)} @@\n`];
  let at = start;
  for (const { before, removed, added } of changes) {
    text.push(signed(' ', old.slice(at, before)), signed('-', removed), signed('+', added));
    at = before + removed.length;
  }
  return [...text, signed(' ', old.slice(at, end))].join('');
}

/** Lines count from 1; where there are none it is the line before. */
function range(start: number, end: number): string {
  const count = end - start;
  if (count === 1) return String(start + 1);
  return `${count === 0 ? start : start + 1},${count}`;
}

function signed(sign: string, lines: readonly string[]): string {
  return lines
    .map((line) => (line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`))
    .join('');
}

/** The signs that git writes with a letter behind a backslash. */
const letters: Readonly<Record<number, string>> = {
  7: 'a',
  8: 'b',
  9: 't',
  10: 'n',
  11: 'v',
  12: 'f',
  13: 'r',
  34: '"',
  92: '\\',
};

/** A path as git writes it in the headers of a patch: in quotes, bytes beyond ASCII in octal, where it needs them. */
function gitPath(path: string): string {
  const bytes = [...new TextEncoder().encode(path)];
  const isPlain = bytes.every((byte) => byte >= 0x20 && byte < 0x7f && byte !== 34 && byte !== 92);
  return isPlain ? path : `"${bytes.map(escaped).join('')}"`;
}

function escaped(byte: number): string {
  const letter = letters[byte];
  if (letter !== undefined) return `\\${letter}`;
  if (byte >= 0x20 && byte < 0x7f) return String.fromCharCode(byte);
  return `\\${byte.toString(8).padStart(3, '0')}`;
}
