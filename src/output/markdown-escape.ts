import { safeLineStart, safeText } from './safe-text.ts';

/**
 * What GitHub makes of plain words, wherever they stand: mentions, references to issues and commits, links,
 * emoji and formulas. It looks for them in one piece of text at a time, so a tag around one character ends
 * them, and neither what is read nor what is copied changes. (GitHub itself advises it for dollar signs.)
 */
const linked = /[@$]|#(?=\d)|:\/\/|:(?=[\w+-]+:)|(?<=www)\.|(?<=\b(?:GH|GHSA|CVE))-|\b[0-9a-f]{7,64}\b/giu;
const markup = /[\\`*_[\]~]/;
/** What makes a list, a heading or a table of a line that begins with it. */
const opening = /^(?:[-+=#:]|\d+(?=[.)]))/;
const inMarkdown = new RegExp(`${markup.source}|[&<>|]|${linked.source}`, 'giu');
const inHtml = new RegExp(`[&<>"]|${linked.source}`, 'giu');
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '|': '&#124;',
};

/** Foreign text as words of a paragraph or of a table cell. */
export function markdownText(text: string): string {
  return escaped(safeText(text), inMarkdown).replace(opening, (start) =>
    /\d$/.test(start) ? `<span>${start}</span>` : `\\${start}`,
  );
}

/** Foreign text as words inside of an HTML block, where Markdown means nothing. */
export function htmlText(text: string): string {
  return escaped(safeText(text), inHtml);
}

/** Foreign text between code tags inside of an HTML block; nothing is linked there. */
export function htmlCode(text: string): string {
  return `<code>${escaped(safeText(text), /[&<>"]/g)}</code>`;
}

/**
 * Foreign text as a code span of a paragraph or of a table cell. A bar ends a cell even inside of code, and
 * parsers differ about backslashes before it, so that a text that holds one stands between tags.
 */
export function codeSpan(text: string): string {
  const safe = safeText(text);
  if (safe.trim() === '') return '';
  if (safe.includes('|')) return `<code>${markdownText(text)}</code>`;
  const ticks = '`'.repeat(longestRun(safe) + 1);
  const isPadded = /^[` ]|[` ]$/.test(safe);
  return isPadded ? `${ticks} ${safe} ${ticks}` : `${ticks}${safe}${ticks}`;
}

/** Safe lines as a fenced block that none of them can end. */
export function fenced(language: string, lines: readonly string[]): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return [`${ticks}${language}`, ...lines.map(safeLineStart), ticks, ''].join('\n');
}

function escaped(safe: string, active: RegExp): string {
  return safe.replace(active, (character) => {
    if (markup.test(character)) return `\\${character}`;
    return entities[character] ?? broken(character);
  });
}

/** Seven digits in one piece are enough for a commit. */
function broken(sign: string): string {
  const [first = '', ...others] = sign.match(/.{1,6}/gu) ?? [];
  if (others.length === 0) return `<span>${first}</span>`;
  const pieces = others.map((piece, index) => (index % 2 === 0 ? `<span>${piece}</span>` : piece));
  return first + pieces.join('');
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
