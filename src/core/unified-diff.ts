import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatch } from 'diff';
import { textLines } from './text-lines.ts';
import { type LineHunk, lineHunks } from './three-way/line-hunks.ts';

/** How many unchanged lines stand around a change. */
const context = 3;

/**
 * What makes one text of another, as `git apply` reads it; '' where they are equal. A text that is undefined is a file that
 * is not there. Lines end at line feeds alone, as for git; a carriage return before one is part of its line.
 */
export function unifiedDiff(path: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
  const [old, now] = [textLines(before ?? ''), textLines(after ?? '')];
  // A name with blanks ends at a tab, so that nothing of it is taken for a time.
  const stamp = path.includes(' ') ? ' ' : undefined;
  const patch: StructuredPatch = {
    isGit: before === undefined || after === undefined,
    isCreate: before === undefined,
    isDelete: after === undefined,
    oldFileName: before === undefined ? '/dev/null' : `a/${path}`,
    newFileName: after === undefined ? '/dev/null' : `b/${path}`,
    oldHeader: stamp,
    newHeader: stamp,
    hunks: groups(lineHunks(old, now)).map((changes) => patchHunk(old, now, changes)),
  };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

/** Changes whose context would meet are one hunk. */
function groups(changes: readonly LineHunk[]): LineHunk[][] {
  const found: LineHunk[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const change of changes) {
    if (change.before.from - end <= 2 * context) found.at(-1)?.push(change);
    else found.push([change]);
    end = change.before.to;
  }
  return found;
}

function patchHunk(
  old: readonly string[],
  now: readonly string[],
  changes: readonly LineHunk[],
): StructuredPatch['hunks'][number] {
  const [start = 0, end = 0] = [changes[0]?.before.from, changes.at(-1)?.before.to];
  const from = Math.max(0, start - context);
  const to = Math.min(old.length, end + context);
  const lines: string[][] = [];
  let at = from;
  for (const { before, after } of changes) {
    lines.push(signed(' ', old.slice(at, before.from)));
    lines.push(signed('-', old.slice(before.from, before.to)), signed('+', now.slice(after.from, after.to)));
    at = before.to;
  }
  lines.push(signed(' ', old.slice(at, to)));
  const growth = changes.reduce(
    (sum, { before, after }) => sum + after.to - after.from - (before.to - before.from),
    0,
  );
  return {
    oldStart: from + 1,
    oldLines: to - from,
    newStart: (changes[0]?.after.from ?? 0) - (start - from) + 1,
    newLines: to - from + growth,
    lines: lines.flat(),
  };
}

function signed(sign: string, lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file'],
  );
}
