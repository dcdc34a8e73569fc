import { safeText } from './safe-text.ts';

const plain = /^[\w@%+=,./-]+$/;

/** A path as one shell word that git takes literally: names may look like patterns or magic pathspecs. */
export function shellPath(path: string): string {
  return shellQuote(/^:|[*?[\\]/.test(path) ? `:(literal)${path}` : path);
}

/** One shell word. What must not be printed as it is becomes an escape that bash, zsh and ksh read back. */
export function shellQuote(word: string): string {
  if (plain.test(word)) return word;
  if (safeText(word) === word) return `'${word.replaceAll("'", "'\\''")}'`;
  return `$'${Array.from(word, ansiCharacter).join('')}'`;
}

/** A bracket is escaped too, because `##[` would be a command to the runner (see safe-text.ts). */
function ansiCharacter(character: string): string {
  if (character === '\\' || character === "'") return `\\${character}`;
  return character === '[' || safeText(character) !== character ? byteEscapes(character) : character;
}

function byteEscapes(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
