/** What a text begins with: an identifier by one of the patterns, and what follows it. */
export interface LeadingId {
  readonly id: string;
  readonly rest: string;
}

type Piece = { readonly literal: string } | { readonly sticky: RegExp };

/** `{n}` is a number such as 7, 1.2.3 or 12a; `{w}` a word in capitals. */
const placeholders: Readonly<Record<string, string>> = {
  '{n}': String.raw`\d{1,9}(?:\.\d{1,9})*(?:[a-z](?![a-z]))?`,
  '{w}': `[A-Z][A-Z0-9]{0,31}`,
};

const wrappers: readonly string[] = ['', '**', '__', '`', '~~'];

/**
 * A matcher for identifiers at the beginning of a text. Patterns are plain text with placeholders, since expressions that
 * users write could take exponential time. The first that matches counts, and bold or code around it is no part of it.
 */
export function leadingId(patterns: readonly string[]): (text: string) => LeadingId | undefined {
  const rows = patterns.map(pieces);
  return (text) => {
    for (const row of rows) {
      for (const wrapper of wrappers) {
        const found = text.startsWith(wrapper) ? matchRow(row, text, wrapper) : undefined;
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
}

function pieces(pattern: string): Piece[] {
  return pattern
    .split(/(\{[nw]\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const source = placeholders[piece];
      return source === undefined ? { literal: piece } : { sticky: new RegExp(source, 'y') };
    });
}

function matchRow(row: readonly Piece[], text: string, wrapper: string): LeadingId | undefined {
  let at = wrapper.length;
  for (const piece of row) {
    const end = 'literal' in piece ? literalEnd(piece.literal, text, at) : stickyEnd(piece.sticky, text, at);
    if (end < 0) return undefined;
    at = end;
  }
  return at === wrapper.length ? undefined : withRest(text, wrapper, at);
}

function literalEnd(literal: string, text: string, at: number): number {
  return text.startsWith(literal, at) ? at + literal.length : -1;
}

function stickyEnd(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}

/** An identifier ends at a space or the end; a point, colon or bracket between is punctuation, and so is a dash. */
function withRest(text: string, wrapper: string, end: number): LeadingId | undefined {
  let at = skip(text, end, '.:)');
  const isClosed = wrapper !== '' && text.startsWith(wrapper, at);
  if (isClosed) at = skip(text, at + wrapper.length, '.:)');
  if (at < text.length && text[at] !== ' ') return undefined;
  if (wrapper === '`' && !isClosed) return undefined;
  const after = text
    .slice(at)
    .trimStart()
    .replace(/^[-–—]+ /, '')
    .trimStart();
  const id = text.slice(wrapper.length, end).replace(/[.:)]$/, '');
  return { id, rest: isClosed || wrapper === '' ? after : wrapper + after };
}

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text.charAt(at))) at++;
  return at;
}
