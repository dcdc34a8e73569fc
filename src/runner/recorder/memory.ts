import { jsonCopy, jsonFault } from '../../engine/values/plain-json.ts';
import { done } from '../../engine/values/result.ts';
import { type Recorded, refused } from './result.ts';
import { eventSize } from './settings.ts';

/** What a run remembers (49 to 51): its own, gone with the run and the process, never written. */
export interface RunMemory {
  /** Keeps a copy of a JSON value. */
  set(key: string, value: unknown): Recorded<null>;
  /** A copy; undefined where nothing is kept. */
  get(key: string): unknown;
  /** Whether something was kept. */
  delete(key: string): boolean;
  /** In the order in which they were set. */
  keys(): readonly string[];
}

export function runMemory(): RunMemory {
  const values = new Map<string, string>();
  return {
    set(key: unknown, value) {
      if (typeof key !== 'string')
        return refused('E_INVARIANT', `a key of memory must be text, not ${typeof key}`, '51');
      const fault = jsonFault(value, eventSize);
      if (fault !== undefined)
        return refused('E_INVARIANT', `memory cannot keep ${JSON.stringify(key)}: ${fault}`, '51');
      values.set(key, JSON.stringify(jsonCopy(value)));
      return done(null);
    },
    get(key) {
      const text = values.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    delete: (key) => values.delete(key),
    keys: () => [...values.keys()],
  };
}
