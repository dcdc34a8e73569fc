/** The signs that git writes with a letter behind a backslash. */
const letters: Readonly<Record<number, string>> = {
  7: 'a',
  8: 'b',
  9: 't',
  10: 'n',
  11: 'v',
  12: 'f',
  13: 'r',
  34: '"',
  92: '\\',
};

/** A path as git writes it in the headers of a patch: in quotes, bytes beyond ASCII in octal, where it needs them. */
export function gitPath(path: string): string {
  const bytes = [...new TextEncoder().encode(path)];
  const isPlain = bytes.every((byte) => byte >= 0x20 && byte < 0x7f && byte !== 34 && byte !== 92);
  return isPlain ? path : `"${bytes.map(escaped).join('')}"`;
}

function escaped(byte: number): string {
  const letter = letters[byte];
  if (letter !== undefined) return `\\${letter}`;
  if (byte >= 0x20 && byte < 0x7f) return String.fromCharCode(byte);
  return `\\${byte.toString(8).padStart(3, '0')}`;
}
