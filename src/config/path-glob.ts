import { alternatives, matchesRow, type Token } from './glob-syntax.ts';

const mostCharacters = 500;
const mostAlternatives = 100;

/** What is wrong with a path or glob of a configuration; undefined where nothing is. */
export function pathProblem(glob: unknown): string | undefined {
  if (typeof glob !== 'string' || glob === '') return 'must be a path or glob, as text';
  if (glob.startsWith('/') || /^[A-Za-z]:[\\/]/.test(glob))
    return 'must be relative to the top of the repository';
  if (glob.startsWith('!')) return "must not start with '!'; use ignore: to leave files out";
  if (glob.includes('\\')) return "must use '/' between folders";
  const segments = glob.split('/');
  if (segments.includes('..') || segments.includes('.')) return "must not contain '.' or '..' as a folder";
  if (glob.endsWith('/')) return `names a folder; write ${glob}** for the files in it`;
  if (segments.includes('')) return "must not contain '//'";
  if ([...glob].length > mostCharacters) return `is longer than ${mostCharacters} characters`;
  return alternatives(glob, mostAlternatives) === undefined
    ? `stands for more than ${mostAlternatives} alternatives; split it into several entries`
    : undefined;
}

/**
 * Matches a configured path or glob: the very path, or what its wildcards stand for. Case counts. Both sides of a
 * pull request are foreign text, so the time is bounded by the product of their lengths.
 */
export function configuredMatcher(glob: string): (path: string) => boolean {
  if (!/[*?[{]/.test(glob)) return (path) => path === glob;
  const rows = (alternatives(glob, mostAlternatives) ?? []).map(segmentTokens);
  return (path) => path === glob || rows.some((row) => matchesRow(row, path.split('/')));
}

/** Matches paths against a glob of a kind's companions or folder members; a plain path matches itself alone. */
export function globMatcher(glob: string): (path: string) => boolean {
  return isPattern(glob) ? configuredMatcher(glob) : (path) => path === glob;
}

/** Whether a glob can match other paths than itself. Brackets and braces in folder names are taken literally. */
export function isPattern(glob: string): boolean {
  return /[*?]/.test(glob);
}

/** Matches the last name of the paths that a configured path or glob stands for, and maybe others. */
export function lastNameMatcher(glob: string): (name: string) => boolean {
  const globs = [glob, ...(alternatives(glob, mostAlternatives) ?? [])];
  const matchers = globs.map((each) => configuredMatcher(each.slice(each.lastIndexOf('/') + 1)));
  return (name) => matchers.some((matches) => matches(name));
}

/** One token for each folder; `**` at the end wants at least one name, since it stands for what lies inside. */
function segmentTokens(glob: string): Token<string>[] {
  const segments = glob.split('/');
  const tokens = segments.map(
    (segment): Token<string> => (segment === '**' ? 'any' : segmentMatcher(segment)),
  );
  return segments.at(-1) === '**' ? [...tokens, () => true] : tokens;
}

function segmentMatcher(segment: string): (name: string) => boolean {
  if (!/[*?[]/.test(segment)) return (name) => name === segment;
  const tokens = characterTokens(segment);
  return (name) => matchesRow(tokens, [...name]);
}

/** `*`, `?`, a class such as `[a-z]` or `[!x]`, or the character itself. */
function characterTokens(segment: string): Token<string>[] {
  const pieces = segment.matchAll(/\*+|\?|\[(?<not>[!^]?)(?<members>\]?[^\]]+)\]|[\s\S]/gu);
  return [...pieces].map(([piece, not, members]): Token<string> => {
    if (piece.startsWith('*')) return 'any';
    if (piece === '?') return () => true;
    return members === undefined
      ? (character) => character === piece
      : (character) => inClass(members, character) === (not === '');
  });
}

function inClass(members: string, character: string): boolean {
  const ranges = members.matchAll(/([\s\S])-([\s\S])|[\s\S]/gu);
  return [...ranges].some(([member, from, to]) =>
    from === undefined || to === undefined ? character === member : from <= character && character <= to,
  );
}
