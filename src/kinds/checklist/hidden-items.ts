import { type Checklist, type Item, isOpen } from './model.ts';
import { wordsOf } from './promise.ts';

/** Shorter titles may stand anywhere. */
const shortest = 8;

/** Open items that are gone from the list although the file still says their titles, where no other item does. */
export function hiddenItems(removed: readonly Item[], after: Checklist): readonly Item[] {
  const open = removed.filter((item) => isOpen(item) && item.title.length >= shortest);
  if (open.length === 0) return [];
  const text = wordsOf(after.text).join(' ');
  const titles = [...after.byKey.values()].flatMap(({ title, description = '' }) => [title, description]);
  return open.filter(
    ({ title }) => text.includes(wordsOf(title).join(' ')) && !titles.some((each) => each.includes(title)),
  );
}
