import { wordsSimilar } from '../../engine/values/words.ts';
import { leadingId } from '../../formats/id-pattern.ts';
import { onceFor } from '../../formats/once-for.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';

interface Stems {
  /** The words of a key. */
  slug(item: Item): string | undefined;
  /** What it begins with. */
  number(item: Item): string | undefined;
  /** Whether two items share half of their words; unset where keys hold none. */
  readonly isLike: ((before: Item, after: Item) => boolean) | undefined;
}

/** Keys that hold a number and the words of their item, such as `3-5-login-page`: either may change, and the item is the same. */
export const stemsOf: (preset: Preset) => Stems = onceFor(({ stems }: Preset): Stems => {
  if (stems.length === 0) return { slug: () => undefined, number: () => undefined, isLike: undefined };
  const find = leadingId(stems);
  // An identifier ends at a blank; in a key a joint follows it.
  const stemOf = ({ ownKey }: Item) => find(ownKey.replaceAll(/-(?=[a-z])/gi, ' '));
  // A letter tells two of one number apart, however it is joined: `3a-cart` and `3-a-cart`.
  const slugOf = (item: Item) => (stemOf(item)?.rest ?? item.ownKey).replace(/^[a-z] /, '');
  return {
    slug: (item) => slugOf(item) || undefined,
    number: (item) => stemOf(item)?.id,
    isLike: (before, after) => slugOf(before) === '' || wordsSimilar(slugOf(before), slugOf(after)),
  };
});
