/** A stretch of a text, and what stands there instead. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text with stretches replaced; undefined where two of them overlap. What is put in at one place keeps its order. */
export function spliced(text: string, splices: readonly Splice[]): string | undefined {
  const sorted = [...splices].sort((left, right) => left.from - right.from || left.to - right.to);
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, text: next } of sorted) {
    if (from < at) return undefined;
    pieces.push(text.slice(at, from), next);
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** The white space that the line of a place begins with. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Where the line of a place begins. */
export function lineStart(text: string, offset: number): number {
  const before = text.slice(0, Math.max(offset, 0));
  const start = before.lastIndexOf('\n') + 1;
  return start + before.slice(start).lastIndexOf('\r') + 1;
}

/** How the lines of a text end: as the first one does. */
export function lineBreakOf(text: string): string {
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}
