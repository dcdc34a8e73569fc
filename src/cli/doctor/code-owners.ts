import { configuredMatcher, pathProblem } from '../../config/path-glob.ts';

/** Where GitHub looks for the list of owners; the first that is there counts. */
export const ownerFiles = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** Who owns a path by a CODEOWNERS file: the last line that matches decides, and a line without owners takes them away. */
export function ownersOf(text: string, path: string): readonly string[] {
  for (const line of text.split(/\r?\n/).toReversed()) {
    const [pattern, ...rest] = wordsOf(line);
    if (pattern !== undefined && matchesPattern(pattern, path)) return rest.filter(isOwner);
  }
  return [];
}

/** Words up to a comment; a blank or a number sign may be escaped. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/(?:\\.|[^\s\\])+/g)].map(([word]) => word);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const said = comment < 0 ? words : words.slice(0, comment);
  return said.map((word) => word.replace(/\\([ #])/g, '$1'));
}

function isOwner(word: string): boolean {
  return /^@[\w-]|^[^@\s]+@[^@\s]+$/.test(word);
}

/** As .gitignore has it, without `!` and `[ ]`, which GitHub does not read here; `docs/*` is not about deeper files. */
function matchesPattern(pattern: string, path: string): boolean {
  if (/[[\]{}]|^!/.test(pattern)) return false;
  return globsOf(pattern).some((glob) => pathProblem(glob) === undefined && configuredMatcher(glob)(path));
}

function globsOf(pattern: string): string[] {
  const isFolder = pattern.endsWith('/');
  const inner = pattern.replace(/^\//, '').replace(/\/$/, '');
  // A bare slash is the whole repository's top, and matches no file.
  if (inner === '') return [];
  const isAnchored = pattern.startsWith('/') || inner.includes('/');
  const glob = isAnchored ? inner : `**/${inner}`;
  if (isFolder) return [`${glob}/**`];
  return inner.endsWith('*') ? [glob] : [glob, `${glob}/**`];
}
