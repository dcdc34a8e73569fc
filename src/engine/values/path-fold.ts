/**
 * What two paths have in common that a file system may take for one: case-insensitive ones fold case (Windows, macOS),
 * and some store names decomposed (macOS). Canonical decomposition, then each character in upper and then in lower
 * case; a character that becomes several in upper case (ß) keeps its own, as on these file systems.
 */
export function foldedPath(path: string): string {
  if (isAscii.test(path)) return path.toLowerCase();
  return [...path.normalize('NFD')].map(foldedCharacter).join('');
}

const isAscii = /^[\0-\x7f]*$/;

function foldedCharacter(character: string): string {
  const upper = character.toUpperCase();
  return (upper.length === character.length ? upper : character).toLowerCase();
}
