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
