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
  // In any folder: what nearly all usual names of files are.
  const [, name] = /^\*\*\/([^*?[{]+)$/.exec(glob) ?? [];
  if (name !== undefined) return (path) => path === name || path.endsWith(`/${name}`);
  // What comes after the last wildcard has to be there: so most paths are told without taking the glob apart.
  const [end = ''] = /[^*?[\]{}/]*$/.exec(glob) ?? [];
  let rows: readonly Token<string>[][] | undefined;
  return (path) => {
    if (!path.endsWith(end)) return false;
    rows ??= (alternatives(glob, mostAlternatives) ?? []).map(segmentTokens);
    return path === glob || rows.some((row) => matchesRow(row, path.split('/')));
  };
}

/** Matches paths against a glob of a kind's companions or folder members; a plain path matches itself alone. */
export function globMatcher(glob: string): (path: string) => boolean {
  return isPattern(glob) ? configuredMatcher(glob) : (path) => path === glob;
}

/** Whether a glob can match other paths than itself. Brackets and braces in folder names are taken literally. */
export function isPattern(glob: string): boolean {
  return /[*?]/.test(glob);
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

/** One thing that has to stand at a place of a row, or a run of any things. */
type Token<Item> = 'any' | ((item: Item) => boolean);

/**
 * Whether a row of items is what the tokens say. Only the last `any` is ever tried again, which finds a match if there
 * is one and keeps the time within the product of both lengths; a regular expression would try them all.
 */
function matchesRow<Item>(tokens: readonly Token<Item>[], items: readonly Item[]): boolean {
  let next = 0;
  let at = 0;
  let retry: { readonly next: number; at: number } | undefined;
  while (at < items.length) {
    const token = tokens[next];
    const item = items[at];
    if (token === 'any') {
      next += 1;
      retry = { next, at };
    } else if (token !== undefined && item !== undefined && token(item)) {
      next += 1;
      at += 1;
    } else {
      if (retry === undefined) return false;
      retry.at += 1;
      next = retry.next;
      at = retry.at;
    }
  }
  return tokens.slice(next).every((token) => token === 'any');
}

/** What `{a,b}` stands for, written out; undefined where that is more than `most`. */
export function alternatives(glob: string, most: number): readonly string[] | undefined {
  let open = [glob];
  for (let isOpen = true; isOpen; ) {
    const written = open.flatMap(writtenOut);
    if (written.length > most) return undefined;
    isOpen = written.some((each, index) => each !== open[index]);
    open = written;
  }
  return open;
}

/** The innermost group first; braces without a comma are themselves. */
function writtenOut(glob: string): string[] {
  const group = /\{([^{}]*,[^{}]*)\}/.exec(glob);
  if (group === null) return [glob];
  const [whole, members = ''] = group;
  const end = group.index + whole.length;
  return members.split(',').map((member) => glob.slice(0, group.index) + member + glob.slice(end));
}
