/** Whether a text matches a pattern in which `*` stands for any run of characters. Time is bounded by the product of lengths. */
export function matchesWildcard(pattern: string, text: string): boolean {
  let at = 0;
  let position = 0;
  let star = -1;
  let resume = 0;
  while (position < text.length) {
    if (pattern[at] === '*') {
      star = at++;
      resume = position;
    } else if (at < pattern.length && pattern[at] === text[position]) {
      at++;
      position++;
    } else if (star >= 0) {
      at = star + 1;
      position = ++resume;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}

/** The same for paths: a pattern with a slash matches the end of a path, one without the file's name. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('/')) return matchesWildcard(pattern, path.slice(path.lastIndexOf('/') + 1));
  return matchesWildcard(pattern, path) || matchesWildcard(`*/${pattern}`, path);
}

/** What the only `*` of a pattern stands for in a text; undefined where the text is not like it. */
export function starOf(pattern: string, text: string): string | undefined {
  const [start = '', end = ''] = pattern.split('*');
  const isLike = text.startsWith(start) && text.endsWith(end) && text.length > start.length + end.length;
  return isLike ? text.slice(start.length, text.length - end.length) : undefined;
}
