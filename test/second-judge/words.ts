/** The words of a text as the page has them: typesetting is none, case counts. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether all words of the one stand in the other, in their order. */
export function stands(old: readonly string[], now: readonly string[]): boolean {
  let at = 0;
  for (const word of now) if (word === old[at]) at += 1;
  return at === old.length;
}

/** Whether half of the words of the one are in the other. */
export function isLike(old: readonly string[], now: readonly string[]): boolean {
  const left = [...now];
  const shared = old.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shared.length > 0 && shared.length * 2 >= old.length;
}

/** Whether a message says a name as whole words. */
export function says(message: string, name: string): boolean {
  const escaped = name.replace(/[#.()\\[\]]/g, '\\$&');
  return name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(message);
}
