/** A regular expression of a schema, and how many ways there are to match it at most. */
interface Pattern extends Ways {
  readonly expression: RegExp;
}

interface Ways {
  /** Choices that do not depend on the text. */
  readonly ways: number;
  /** Repetitions without an end: each may take any length of the text. */
  readonly loops: number;
}

const mostWays = 1e8;
const longestPattern = 1000;
const patterns = new Map<string, Pattern | undefined>();

/** Compiled once; undefined for what is none, or could take exponential time on some text. */
export function patternOf(pattern: string): Pattern | undefined {
  if (!patterns.has(pattern)) patterns.set(pattern, compiled(pattern));
  return patterns.get(pattern);
}

/** Whether a text fits; undefined where to find out could take too long, or what is to fit is no pattern. */
export function fits(pattern: string, text: string): boolean | undefined {
  const found = patternOf(pattern);
  if (found === undefined || found.ways * (text.length + 1) ** found.loops > mostWays) return undefined;
  return found.expression.test(text);
}

function compiled(pattern: string): Pattern | undefined {
  const ways = pattern.length > longestPattern ? undefined : waysOf(pattern);
  try {
    return ways === undefined ? undefined : { expression: new RegExp(pattern, 'u'), ...ways };
  } catch {
    return undefined;
  }
}

/** A group that is being read: the ways of its alternatives that ended, and of the one that has not. */
interface Group {
  readonly ended: number;
  readonly ways: number;
  readonly loops: number;
}

const token = /(\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|([\s\S])(?:([*+?]|\{\d+(?:,\d*)?\})\??)?/g;

/** Undefined where something refers back, or is repeated that has several ways itself. Some that are harmless are refused with it. */
function waysOf(pattern: string): Ways | undefined {
  const plain = pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (plain.includes('\\')) return undefined;
  const outer: Group[] = [];
  // Without an anchor a match may begin anywhere.
  let group: Group = { ended: 0, ways: 1, loops: /^\^[^|]*$/.test(plain) ? 0 : 1 };
  for (const [, open, atom, quantifier] of plain.matchAll(token)) {
    if (open !== undefined) {
      outer.push(group);
      group = { ended: 0, ways: 1, loops: 0 };
    } else if (atom === '|') group = { ...group, ended: group.ended + group.ways, ways: 1 };
    else {
      const around = atom === ')' ? outer.pop() : group;
      const inner =
        atom === ')' ? { ways: group.ended + group.ways, loops: group.loops } : { ways: 1, loops: 0 };
      const own = repeated(inner, quantifier);
      if (around === undefined || own === undefined) return undefined;
      group = { ...around, ways: around.ways * own.ways, loops: around.loops + own.loops };
    }
  }
  return { ways: group.ended + group.ways, loops: group.loops };
}

function repeated({ ways, loops }: Ways, quantifier: string | undefined): Ways | undefined {
  if (quantifier === undefined) return { ways, loops };
  if (quantifier === '?') return { ways: ways + 1, loops };
  const [least = 0, most = least] = quantifier.match(/\d+/g)?.map(Number) ?? [];
  const isEndless = /^[*+]|,\}$/.test(quantifier);
  if (isEndless) return ways > 1 || loops > 0 ? undefined : { ways, loops: 1 };
  return { ways: ways ** most * (most - least + 1), loops: loops * most };
}
