import type { JsonObject } from '../../formats/json-value.ts';
/** What came of something that can fail in a known way: a value, or what was wrong. */
export type Result<Value, Problem> = {
    readonly ok: true;
    readonly value: Value;
} | Failure<Problem>;
export interface Failure<Problem> {
    readonly ok: false;
    readonly error: Problem;
}
/** A refusal that a program reads: a code, a sentence, and what is needed to do better. */
export interface CodedProblem {
    /** Stable, for programs. */
    readonly code: string;
    /** For people: what is wrong, with the values. */
    readonly message: string;
    /** For programs: what is needed to do better; plain and JSON-safe. */
    readonly details: JsonObject;
}
