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
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Where the line after a place begins; the end of the text where there is none. */
export function nextLine(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** How the lines of a text end. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
