import type { JsonValue } from './json-value.ts';
/**
 * One change of a value. All pointers of a set of edits lead into the value as it stands before any of them. What is
 * inserted into a list, or moved within it, comes to stand before the member that stands at that index now.
 */
export type ValueEdit = {
    readonly type: 'replace';
    readonly pointer: string;
    readonly value: JsonValue;
} | {
    readonly type: 'remove';
    readonly pointer: string;
}
/** Of a member whose key is repeated only the last one stays, which is the one that counts. */
 | {
    readonly type: 'single';
    readonly pointer: string;
} | {
    readonly type: 'insert';
    readonly pointer: string;
    readonly value: JsonValue;
    /** The member of an object that a new one stands behind; null for none, and without it the last one. */
    readonly behind?: string | null;
} | {
    readonly type: 'move';
    readonly pointer: string;
    readonly before: number;
};
/** What is put into a container: a new value, or what stands in it already, by its token. */
export interface Incoming {
    readonly place: number | undefined;
    readonly behind: string | null | undefined;
    readonly token: string;
    readonly source: {
        readonly value: JsonValue;
    } | {
        readonly moved: string;
    };
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
export declare function splitPointer(pointer: string): {
    readonly container: string;
    readonly token: string;
};
/** The edits by the container they are in; one of the whole value is in none, and left out. */
export declare function byContainer(edits: readonly ValueEdit[]): Map<string, ContainerEdits>;
/** The new value of the whole, if edits name one. */
export declare function wholeValue(edits: readonly ValueEdit[]): JsonValue | undefined;
export declare function emptyEdits(): ContainerEdits;
