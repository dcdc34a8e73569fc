/** Which of the two versions a place lies in. */
export type Side = 'before' | 'after';
/**
 * A symbolic place: lines are resolved from it only when a finding is reported.
 * `part` is '' for the governed file, else a companion's role or a path inside a folder document;
 * `pointer` is a JSON pointer (RFC 6901) into that part, '' for the whole of it.
 */
export interface Location {
    readonly side: Side;
    readonly part: string;
    readonly pointer: string;
}
/** Lines and columns count from 1; columns count UTF-16 code units; the end is exclusive. */
export interface Span {
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
export declare function inAfter(pointer: string, part?: string): Location;
export declare function inBefore(pointer: string, part?: string): Location;
/** Appends one reference token to a JSON pointer, escaping it (RFC 6901 §3). */
export declare function appendToken(pointer: string, token: string | number): string;
/** The unescaped tokens of a JSON pointer; [] for ''. */
export declare function pointerTokens(pointer: string): string[];
