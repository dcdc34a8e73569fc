import { groupBy } from './group.ts';
import type { JsonValue } from './json-value.ts';
import { pointerTokens } from './location.ts';

/**
 * One change of a value. All pointers of a set of edits lead into the value as it stands before any of them. What is
 * inserted into a list, or moved within it, comes to stand before the member that stands at that index now.
 */
export type ValueEdit =
  | { readonly type: 'replace'; readonly pointer: string; readonly value: JsonValue }
  | { readonly type: 'remove'; readonly pointer: string }
  /** Of a member whose key is repeated only the last one stays, which is the one that counts. */
  | { readonly type: 'single'; readonly pointer: string }
  | {
      readonly type: 'insert';
      readonly pointer: string;
      readonly value: JsonValue;
      /** The member of an object that a new one stands behind; null for none, and without it the last one. */
      readonly behind?: string | null;
    }
  | { readonly type: 'move'; readonly pointer: string; readonly before: number };

/** The container that a pointer leads into, and the token in it. */
export function splitPointer(pointer: string): { readonly container: string; readonly token: string } {
  return {
    container: pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))),
    token: pointerTokens(pointer).at(-1) ?? '',
  };
}

/** The edits by the container they are in; one of the whole value is in none, and left out. */
export function byContainer(edits: readonly ValueEdit[]): Map<string, ValueEdit[]> {
  const inner = edits.filter(({ pointer }) => pointer !== '');
  return groupBy(inner, ({ pointer }) => splitPointer(pointer).container);
}

/** The new value of the whole, if edits name one. */
export function wholeValue(edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = edits.findLast(({ pointer }) => pointer === '');
  return whole === undefined || !('value' in whole) ? undefined : whole.value;
}
