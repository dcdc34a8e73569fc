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

/** What is put into a container: a new value, or what stands in it already, by its token. */
export interface Incoming {
  readonly place: number | undefined;
  readonly behind: string | null | undefined;
  readonly token: string;
  readonly source: { readonly value: JsonValue } | { readonly moved: string };
}

/** The edits of one object or list. */
export interface ContainerEdits {
  readonly replaced: Map<string, JsonValue>;
  /** What goes, or moves. */
  readonly gone: Set<string>;
  readonly single: Set<string>;
  readonly incoming: Incoming[];
}

/** The container that a pointer leads into, and the token in it. */
export function splitPointer(pointer: string): { readonly container: string; readonly token: string } {
  return {
    container: pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))),
    token: pointerTokens(pointer).at(-1) ?? '',
  };
}

/** The edits by the container they are in; one of the whole value is in none, and left out. */
export function byContainer(edits: readonly ValueEdit[]): Map<string, ContainerEdits> {
  const groups = new Map<string, ContainerEdits>();
  for (const edit of edits) {
    if (edit.pointer === '') continue;
    const { container, token } = splitPointer(edit.pointer);
    const group = groups.get(container) ?? emptyEdits();
    groups.set(container, group);
    addTo(group, edit, token);
  }
  return groups;
}

function addTo({ replaced, gone, single, incoming }: ContainerEdits, edit: ValueEdit, token: string): void {
  if (edit.type === 'replace') replaced.set(token, edit.value);
  else if (edit.type === 'remove') gone.add(token);
  else if (edit.type === 'single') single.add(token);
  else if (edit.type === 'move') {
    gone.add(token);
    incoming.push({ place: edit.before, behind: undefined, token, source: { moved: token } });
  } else {
    const { value, behind } = edit;
    incoming.push({ place: Number(token), behind, token, source: { value } });
  }
}

/** The new value of the whole, if edits name one. */
export function wholeValue(edits: readonly ValueEdit[]): JsonValue | undefined {
  const whole = edits.findLast(({ pointer }) => pointer === '');
  return whole === undefined || !('value' in whole) ? undefined : whole.value;
}

export function emptyEdits(): ContainerEdits {
  return { replaced: new Map(), gone: new Set(), single: new Set(), incoming: [] };
}
