import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatch, structuredPatch } from 'diff';
import { textLines } from './text-lines.ts';

/** The time to find the fewest edits grows with the square of their number. */
const mostEdits = 1000;

/**
 * What makes one text of another, as `git apply` reads it; '' where they are equal. A text that is undefined is a file that
 * is not there. Lines end at line feeds alone, as for git; a carriage return before one is part of its line.
 */
export function unifiedDiff(path: string, before: string | undefined, after: string | undefined): string {
  if (before === after) return '';
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
    hunks: hunks(before ?? '', after ?? ''),
  };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

function hunks(before: string, after: string): StructuredPatch['hunks'] {
  const options = { context: 3, maxEditLength: mostEdits };
  return structuredPatch('', '', before, after, '', '', options)?.hunks ?? [replaced(before, after)];
}

/** All lines, where very many differ. */
function replaced(before: string, after: string): StructuredPatch['hunks'][number] {
  const [old, now] = [textLines(before), textLines(after)];
  return {
    ...{ oldStart: 1, oldLines: old.length, newStart: 1, newLines: now.length },
    lines: [...signed('-', old), ...signed('+', now)],
  };
}

function signed(sign: string, lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file'],
  );
}
