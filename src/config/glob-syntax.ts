/** One thing that has to stand at a place of a row, or a run of any things. */
export type Token<Item> = 'any' | ((item: Item) => boolean);

/**
 * Whether a row of items is what the tokens say. Only the last `any` is ever tried again, which finds a match if there
 * is one and keeps the time within the product of both lengths; a regular expression would try them all.
 */
export function matchesRow<Item>(tokens: readonly Token<Item>[], items: readonly Item[]): boolean {
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
