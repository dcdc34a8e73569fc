/** How a path is written: the form of a run's root decides how its paths are read. */
type Form = 'posix' | 'drive' | 'unc';

export interface Root {
  readonly form: Form;
  readonly segments: readonly string[];
}

const separators: Readonly<Record<Form, RegExp>> = { posix: /\//, drive: /[\\/]/, unc: /[\\/]/ };

function formOf(path: string): Form | undefined {
  if (path.startsWith('/')) return 'posix';
  if (/^[A-Za-z]:[\\/]/.test(path)) return 'drive';
  return /^\\\\[^\\/]+[\\/][^\\/]+/.test(path) ? 'unc' : undefined;
}

/** Segments of an absolute path; Windows does not tell letters by case. */
function segmentsOf(path: string, form: Form): string[] {
  const body = form === 'posix' ? path.slice(1) : form === 'unc' ? path.slice(2) : path;
  const segments = body.split(separators[form]);
  if (segments.at(-1) === '' && (segments.length === 1 || (form === 'drive' && segments.length === 2)))
    segments.pop();
  return form === 'posix' ? segments : segments.map((segment) => segment.toLowerCase());
}

/** A root that is absolute and normalised (4a); else what it is not. */
export function readRoot(path: string): Root | 'absolute' | 'normalised' {
  const form = formOf(path);
  if (form === undefined || path.includes('\0')) return 'absolute';
  const segments = segmentsOf(path, form);
  return segments.some((segment) => ['', '.', '..'].includes(segment)) ? 'normalised' : { form, segments };
}

/** What is wrong about an artifact's path (34, 42, 43); a relative one is only good where `relative` allows it. */
export function pathFault(
  path: string,
  root: Root | undefined,
  relative: boolean,
): 'absolute' | 'escapes' | 'outside' | undefined {
  if (path.split(/[\\/]/).includes('..')) return 'escapes';
  const form = formOf(path);
  if (path.includes('\0') || (root !== undefined && form !== undefined && form !== root.form))
    return 'outside';
  if (form === undefined) return relative ? undefined : 'absolute';
  if (root === undefined) return undefined;
  const segments = segmentsOf(path, form).filter((segment) => segment !== '' && segment !== '.');
  return root.segments.every((segment, index) => segments[index] === segment) ? undefined : 'outside';
}
