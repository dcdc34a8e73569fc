import type { ReportedFinding } from '../engine/contract/finding.ts';
import { fenced } from './markdown-escape.ts';
import { safeLineStart, safeText } from './safe-text.ts';

/** A patch of one long line is for the command alone, and must not take the room of what happened. */
const longest = 8000;

/** A patch as a block to copy; '' where it cannot be shown as it is, since one that is escaped does not apply. */
export function patchBlock(patch: string): string {
  const lines = patch.replace(/\n$/, '').split('\n');
  return patch !== '' && patch.length <= longest && lines.every(isPlain) ? fenced('diff', lines) : '';
}

/** A tab indents many a JSON file, and nothing obeys it. */
function isPlain(line: string): boolean {
  const visible = line.replaceAll('\t', ' ');
  return safeLineStart(safeText(visible)) === visible;
}

/** The findings at which their patches are shown: the first of each, since all findings of a file have the same. */
export function patchedFirst(findings: readonly ReportedFinding[]): ReadonlySet<ReportedFinding> {
  const first = new Map<string, ReportedFinding>();
  for (const finding of findings) {
    const { patch } = finding.repair ?? {};
    if (finding.severity === 'error' && patch !== undefined && !first.has(patch)) first.set(patch, finding);
  }
  return new Set(first.values());
}
