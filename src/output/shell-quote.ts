import { safeText } from './safe-text.ts';

const plain = /^[\w@%+=,./-]+$/;

/** A path as one shell word that git takes literally: names may look like patterns or magic pathspecs. */
export function shellPath(path: string): string {
  return shellQuote(/^:|[*?[\\]/.test(path) ? `:(literal)${path}` : path);
}

/**
 * One shell word that every POSIX shell reads back. What must not be printed as it is comes out of printf, in octal: `$'…'` is
 * not known to dash and others. At its end a substitution loses line feeds, so a word that ends in one keeps `$'…'`.
 */
export function shellQuote(word: string): string {
  if (plain.test(word)) return word;
  if (safeText(word) === word) return `'${word.replaceAll("'", "'\\''")}'`;
  const escaped = Array.from(word, escapedCharacter).join('');
  if (word.endsWith('\n')) return `$'${escaped}'`;
  return `"$(printf '${escaped.replace(/^-/, '\\055').replaceAll('%', '%%')}')"`;
}

/** A bracket is escaped too, because `##[` would be a command to the runner (see safe-text.ts). */
function escapedCharacter(character: string): string {
  const isOctal = /[\\'[]/.test(character) || safeText(character) !== character;
  return isOctal ? octalBytes(character) : character;
}

/** A lone surrogate of a path is the byte that was no UTF-8 there (see src/git/path-text.ts). */
function octalBytes(character: string): string {
  const code = character.charCodeAt(0);
  const isByte = character.length === 1 && code >= 0xdc80 && code <= 0xdcff;
  const bytes = isByte ? [code - 0xdc00] : new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
