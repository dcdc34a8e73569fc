import type { JsonObject, JsonValue } from '../core/json-value.ts';
import { isSafePattern } from './safe-pattern.ts';

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
