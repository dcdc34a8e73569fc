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

/** The phrases that stand anywhere in a text, in its order, and the text without them. */
export interface FoundPhrases {
  readonly found: readonly string[];
  readonly rest: string;
}

/** A matcher for phrases by the same patterns; of several that begin at one place the first pattern counts. */
export function phraseFinder(patterns: readonly string[]): (text: string) => FoundPhrases {
  const rows = patterns.map(pieces).filter((row) => row.length > 0);
  return (text) => {
    const found: string[] = [];
    let rest = '';
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const end = rows.map((row) => rowEnd(row, text, at)).find((each) => each > at) ?? -1;
      if (end < 0) continue;
      found.push(text.slice(at, end));
      rest += text.slice(from, at);
      from = end;
      at = end - 1;
    }
    return { found, rest: (rest + text.slice(from)).replace(/\s+/g, ' ').trim() };
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
  const end = rowEnd(row, text, wrapper.length);
  return end <= wrapper.length ? undefined : withRest(text, wrapper, end);
}

/** Where a row of pieces ends that begins at a place; -1 where it does not. */
function rowEnd(row: readonly Piece[], text: string, from: number): number {
  let at = from;
  for (const piece of row) {
    at = 'literal' in piece ? literalEnd(piece.literal, text, at) : stickyEnd(piece.sticky, text, at);
    if (at < 0) return -1;
  }
  return at;
}

function literalEnd(literal: string, text: string, at: number): number {
  return text.startsWith(literal, at) ? at + literal.length : -1;
}

function stickyEnd(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}

const wide = '：．）、';
const closing = `.:)${wide}`;

/** An identifier ends at a space or the end; a point, colon or bracket between is punctuation, and so is a dash. */
function withRest(text: string, wrapper: string, end: number): LeadingId | undefined {
  let at = skip(text, end, closing);
  const isClosed = wrapper !== '' && text.startsWith(wrapper, at);
  if (isClosed) at = skip(text, at + wrapper.length, closing);
  // A sign of full width holds its own blank.
  const isApart = at > end && wide.includes(text.charAt(at - 1));
  if (at < text.length && text[at] !== ' ' && !isApart) return undefined;
  if (wrapper === '`' && !isClosed) return undefined;
  const after = text
    .slice(at)
    .trimStart()
    .replace(/^[-–—]+ /, '')
    .trimStart();
  const id = text
    .slice(wrapper.length, end)
    .replace(/[.:)：．）、]$/, '')
    .replace(/^\[(.+)\]$/, '$1');
  return { id, rest: isClosed || wrapper === '' ? after : wrapper + after };
}

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text.charAt(at))) at++;
  return at;
}
