/** What a text begins with: an identifier by one of the patterns, and what follows it. */
export interface LeadingId {
  readonly id: string;
  readonly rest: string;
}

/** `{n}` is a number such as 7, 1.2.3 or 12a; `{w}` a word in capitals. */
const placeholders: Readonly<Record<string, string>> = {
  '{n}': String.raw`\d{1,9}(?:\.\d{1,9})*(?:[a-z](?![a-z]))?`,
  '{w}': `[A-Z][A-Z0-9]{0,31}`,
};

/**
 * Patterns are plain text with placeholders, since expressions that users write could take exponential time: what a
 * placeholder took, it keeps.
 */
function expressionOf(pattern: string): RegExp {
  let groups = 0;
  const own = pattern.replace(/\{[nw]\}|[^\w\s]/g, (piece) => {
    const source = placeholders[piece];
    return source === undefined ? `\\${piece}` : `(?=(${source}))\\${++groups}`;
  });
  return new RegExp(own || '(?!)', 'y');
}

const wrappers: readonly string[] = ['', '**', '__', '`', '~~'];

/** A matcher for identifiers at the beginning of a text; the first pattern that matches counts. Bold or code around one is no part of it. */
export function leadingId(patterns: readonly string[]): (text: string) => LeadingId | undefined {
  const rows = patterns.map(expressionOf);
  return (text) => {
    for (const row of rows) {
      for (const wrapper of wrappers) {
        row.lastIndex = wrapper.length;
        const isFound = text.startsWith(wrapper) && row.test(text);
        const found = isFound ? withRest(text, wrapper, row.lastIndex) : undefined;
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
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
