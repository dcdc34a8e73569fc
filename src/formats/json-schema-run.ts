import type { JsonObject, JsonValue } from './json-value.ts';

/** Judges one value by one schema; how deep, and how much of it is left to be done, is counted. */
export interface SchemaRun {
  readonly root: JsonObject;
  left: number;
  /** What is wrong about a value; undefined where nothing is. */
  judge(schema: JsonValue, value: JsonValue, pointer: string, depth: number): string | undefined;
}

const patterns = new Map<string, RegExp | undefined>();

/** Compiled once; undefined where it cannot be, or could take exponential time. */
export function patternOf(pattern: JsonValue): RegExp | undefined {
  if (typeof pattern !== 'string') return undefined;
  if (!patterns.has(pattern)) patterns.set(pattern, isSafePattern(pattern) ? compiled(pattern) : undefined);
  return patterns.get(pattern);
}

function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/**
 * Whether a regular expression takes no exponential time on any text: no repeated group repeats or chooses inside, and nothing
 * refers back. Some harmless ones are refused with it.
 */
export function isSafePattern(pattern: string): boolean {
  const plain = pattern.replace(/\\[^1-9k]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  if (/\\/.test(plain) || plain.length > 1000) return false;
  const groups: boolean[] = [];
  let doubtful = false;
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.charAt(at);
    if (letter === '(') {
      groups.push(doubtful);
      doubtful = false;
    } else if (letter === ')') {
      if (doubtful && repeats(plain, at + 1)) return false;
      doubtful = (groups.pop() ?? false) || doubtful;
    } else if (letter === '|' || repeats(plain, at)) doubtful = true;
  }
  return true;
}

/** Whether what stands before this place may be repeated without a small limit. */
function repeats(pattern: string, at: number): boolean {
  const letter = pattern.charAt(at);
  return (
    letter === '*' ||
    letter === '+' ||
    /^\{\d+,/.test(pattern.slice(at, at + 8)) ||
    /^\{\d{3,}/.test(pattern.slice(at, at + 8))
  );
}
