import type { ReportedFinding } from '../engine/contract/finding.ts';
import { textLines } from '../engine/values/text-lines.ts';
import { uriPath } from './uri-path.ts';

/** Lines that go and what comes for them, at a line of the standing file that counts from 1. */
interface Replacement {
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The way back as SARIF has it (`fix`, §3.55), where the patch of a finding changes one file that stands. */
export function sarifFix({ file, repair }: ReportedFinding) {
  const patch = repair?.patch;
  if (patch === undefined || !patch.startsWith('--- ') || patch.match(/^--- /gm)?.length !== 1)
    return undefined;
  const replacements = replacementsOf(patch).map(({ line, removed, added }) => ({
    deletedRegion: regionOf(line, removed),
    insertedContent: { text: added.join('') },
  }));
  if (replacements.length === 0) return undefined;
  return {
    description: { text: 'Puts back what was refused.' },
    artifactChanges: [{ artifactLocation: { uri: uriPath(file), uriBaseId: 'SRCROOT' }, replacements }],
  };
}

/** Whole lines go to the beginning of the next one; a last line without an end goes to its own. */
function regionOf(line: number, removed: readonly string[]) {
  const last = removed.at(-1);
  const start = { startLine: line, startColumn: 1 };
  if (last === undefined || last.endsWith('\n'))
    return { ...start, endLine: line + removed.length, endColumn: 1 };
  return { ...start, endLine: line + removed.length - 1, endColumn: last.length + 1 };
}

function replacementsOf(patch: string): Replacement[] {
  const found: Replacement[] = [];
  let at = 0;
  let open: { line: number; removed: string[]; added: string[] } | undefined;
  let last: string[] | undefined;
  for (const line of textLines(patch)) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
    const sign = line.charAt(0);
    if (hunk !== null || sign === ' ') {
      [open, last] = [undefined, undefined];
      // A hunk without old lines names the line before it.
      at = hunk === null ? at + 1 : Number(hunk[1]) + (hunk[2] === '0' ? 1 : 0);
    } else if (sign === '\\') {
      // "No newline at end of file" is said of the line before.
      const text = last?.pop();
      if (text !== undefined) last?.push(text.replace(/\n$/, ''));
    } else if (at > 0 && (sign === '-' || sign === '+')) {
      if (open === undefined) {
        open = { line: at, removed: [], added: [] };
        found.push(open);
      }
      last = sign === '-' ? open.removed : open.added;
      last.push(line.slice(1));
      if (sign === '-') at += 1;
    }
  }
  return found;
}
