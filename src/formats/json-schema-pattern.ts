const mostWays = 1e8;
const longestPattern = 1000;

/**
 * A regular expression of a schema, for ajv. It throws for what is none or could take exponential time on some text, and as it is tried
 * on a text that is too long for it. Some that are harmless are refused with these.
 */
export function safePattern(pattern: string) {
  const { ways, loops } = pattern.length > longestPattern ? endless : waysOf(pattern);
  if (ways > mostWays) throw new Error(`the pattern ${pattern} could take exponential time`);
  const expression = new RegExp(pattern, 'u');
  return {
    toString: () => pattern,
    test(text: string): boolean {
      if (ways * (text.length + 1) ** loops > mostWays) throw new RangeError();
      return expression.test(text);
    },
  };
}

const endless = { ways: Number.POSITIVE_INFINITY, loops: 0 };
const innerGroup = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)([*+{]?)/;
const choice = /[*+?{|]/;

/** How many choices there are at most that do not depend on the text, and repetitions without an end: each may take any length of it. */
function waysOf(pattern: string) {
  let plain = pattern
    .replace(/\\[^1-9k]/g, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/([*+?}])\?/g, '$1');
  if (plain.includes('\\')) return endless;
  const isAnchored = /^\^[^|]*$/.test(plain);
  for (;;) {
    plain = plain.replace(/([^)])\{\d+\}/g, '$1');
    const group = innerGroup.exec(plain);
    if (group === null) break;
    const [all, inner = '', repeat = ''] = group;
    // What has several ways itself may not be repeated.
    if (repeat !== '' && choice.test(inner)) return endless;
    const before = plain.slice(0, group.index);
    plain = `${before}${flat(inner)}${repeat}${plain.slice(group.index + all.length)}`;
  }
  const counts = [...flat(plain).matchAll(/\?|\{(\d+),(\d+)\}/g)];
  const ways = counts.reduce((all, [, least = 0, most = 1]) => all * (Number(most) - Number(least) + 1), 1);
  const loops = plain.match(/[*+]|,\}/g)?.length ?? 0;
  // Without an anchor a match may begin anywhere.
  return { ways, loops: isAnchored ? loops : loops + 1 };
}

/** Alternatives as one, and so many ways of it. */
function flat(inner: string): string {
  if (!choice.test(inner)) return 'x';
  const alternatives = inner.split('|');
  return alternatives.length === 1 ? inner : `${alternatives.join('')}x{0,${alternatives.length - 1}}`;
}
