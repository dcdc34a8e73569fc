import { type JsonValue } from '../core/json-value.ts';
/** How a JSON text is laid out. */
export interface JsonStyle {
    readonly lineBreak: string;
    /** One level of indentation. */
    readonly unit: string;
    /** What stands between a key and its value, and between members on one line. */
    readonly colon: string;
    readonly comma: string;
    /** What stands inside of the braces of an object on one line. */
    readonly brace: string;
    /** Whether characters beyond ASCII are escaped. */
    readonly isAscii: boolean;
    /** The order of keys; without it they stay in theirs. */
    readonly compareKeys?: (left: string, right: string) => number;
}
/** A value as text: over several lines from an indentation on, or on one line where there is none. Iterative. */
export declare function layOutJson(value: JsonValue, style: JsonStyle, indent: string | undefined): string;
/** How a text is laid out, told from the first signs of it. */
export declare function styleOf(text: string): JsonStyle;
