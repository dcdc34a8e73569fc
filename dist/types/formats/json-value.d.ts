/** A JSON value as Stateward reads it: plain and immutable. */
export type JsonValue = string | number | boolean | null | InexactNumber | readonly JsonValue[] | JsonObject;
export interface JsonObject {
    readonly [key: string]: JsonValue;
}
/**
 * A number that JavaScript cannot hold exactly (an integer outside ±(2^53−1), or an overflow such as
 * 1e400). It keeps its text, so that two such numbers stay different and no rounding hides a change.
 */
export interface InexactNumber {
    /** As it stands in the file. */
    readonly inexactNumber: string;
}
