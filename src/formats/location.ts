/** Which of the two versions a place lies in. */
export type Side = 'before' | 'after';

/**
 * A symbolic place: lines are resolved from it only when a finding is reported.
 * `part` is '' for the governed file, else a companion's role or a path inside a folder document;
 * `pointer` is a JSON pointer (RFC 6901) into that part, '' for the whole of it.
 */
export interface Location {
  readonly side: Side;
  readonly part: string;
  readonly pointer: string;
}

/** Lines and columns count from 1; columns count UTF-16 code units; the end is exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function inAfter(pointer: string, part = ''): Location {
  return { side: 'after', part, pointer };
}

export function inBefore(pointer: string, part = ''): Location {
  return { side: 'before', part, pointer };
}

/** Appends one reference token to a JSON pointer, escaping it (RFC 6901 §3). */
export function appendToken(pointer: string, token: string | number): string {
  if (typeof token === 'number') return `${pointer}/${token}`;
  const isPlain = !token.includes('~') && !token.includes('/');
  return `${pointer}/${isPlain ? token : token.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The unescaped tokens of a JSON pointer; [] for ''. */
export function pointerTokens(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A list's index, as a pointer spells it; -1 where it is none. */
export function indexIn(token: string | undefined): number {
  return token !== undefined && /^(?:0|[1-9]\d{0,14})$/.test(token) ? Number(token) : -1;
}
