import picomatch from 'picomatch';
import { globOptions } from './govern.ts';

/** Beyond these, matching a hostile pattern against a hostile name could take for ever. */
const mostCharacters = 500;
const mostInSegment = 3;
const mostGlobstars = 4;

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
  return tooComplex(glob, segments) ? 'has too many wildcards; split it into several entries' : undefined;
}

function tooComplex(glob: string, segments: readonly string[]): boolean {
  const wildcards = (segment: string) => (segment === '**' ? 0 : segment.split(/[*?]/).length - 1);
  const globstars = segments.filter((segment) => segment === '**').length;
  return (
    glob.length > mostCharacters ||
    globstars > mostGlobstars ||
    segments.some((segment) => wildcards(segment) > mostInSegment)
  );
}

/** Matches a configured path or glob: the very path, or picomatch's reading of it. Case counts. */
export function configuredMatcher(glob: string): (path: string) => boolean {
  const matches = picomatch(glob, globOptions);
  return (path) => path === glob || matches(path);
}
