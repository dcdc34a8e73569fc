/**
 * What two paths have in common that a file system may take for one: case-insensitive ones fold case (Windows, macOS),
 * and some store names decomposed (macOS). Canonical decomposition, then each character in upper and then in lower
 * case; a character that becomes several in upper case (ß) keeps its own, as on these file systems.
 */
export declare function foldedPath(path: string): string;
