import type { Result } from '../../src/engine/values/result.ts';

/** What a call gives where nothing is wrong. */
export function unwrapped<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}
