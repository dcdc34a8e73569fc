import type { Mention } from '../../engine/contract/entity.ts';
import type { Checklist, Item } from './model.ts';
import { pairItems } from './pair-items.ts';
import type { ItemPage, Preset } from './preset.ts';
import { starOf } from './wildcard.ts';

/** Files that items name which turned done, and their own pages: rules ask whether they are there, and what the pages say. */
export function mentionsOf(before: Checklist | null, after: Checklist): readonly Mention[] {
  if (before === null) return [];
  const { pairs, added } = pairItems(before, after);
  const flips = pairs.filter((pair) => !pair.before.done).map((pair) => pair.after);
  const turned = [...flips, ...added].filter(({ done, derived }) => done && !derived);
  return turned.flatMap((item) => [
    ...filesOf(item).map((name) => ({ name, isRead: false })),
    ...pagesOf(item, after.preset).map(({ name, page }) => ({ name, isRead: page.status !== undefined })),
  ]);
}

/** An item that takes something away names what is gone afterwards. */
const takesAway =
  /\b(?:delet|remov|drop|renam|mov|replac|migrat|retir|deprecat|clean|extract|split|decompos|merg)/i;

/** Paths of files in the title of an item: what else it says may be about any file. */
export function filesOf({ title }: Item): readonly string[] {
  return takesAway.test(title) ? [] : [...new Set(namedFiles(title))];
}

/** The pages of an item, by the ends of their paths. */
export function pagesOf(
  { key }: Item,
  { pages }: Preset,
): readonly { readonly name: string; readonly page: ItemPage }[] {
  return pages.flatMap((page) => {
    const star = starOf(page.match, key);
    return star === undefined ? [] : [{ name: page.file.replace('*', () => star), page }];
  });
}

/** Path of a file: folders, a name and a suffix that begins with a letter. */
const path = /^(?:\.{0,2}\/)?((?:[\w@.+-]+\/)+[\w@+-][\w@.+-]*\.[A-Za-z]\w{0,7})(?:[:#]\S*)?$/;
const edges = /^[,;:!?'"`()[\]{}<>*_]+|[.,;:!?'"`()[\]{}<>*_]+$/g;

/** Paths of files that a text names. A bare name may mean many things, and an address is no path. */
export function namedFiles(text: string): readonly string[] {
  return text.split(/[\s,]+/).flatMap((each) => {
    const [, name] = path.exec(each.replace(edges, '')) ?? [];
    return name === undefined || isAddress(name) ? [] : [name];
  });
}

/** What begins with the name of a host, such as `docs.example.org/page.html`. */
function isAddress(name: string): boolean {
  const [first = ''] = name.split('/');
  return /[^.]\.[^.]/.test(first);
}
