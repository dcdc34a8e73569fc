/**
 * What a token reader found, written into one reused record. `end` is exclusive; when `expected` is not ''
 * the token is broken, `end` is the offset of the offending character, and `expected` says what belongs there.
 * The readers return `end`.
 */
export interface TokenEnd {
    end: number;
    escaped: boolean;
    expected: string;
}
/** Reads the string whose opening quotation mark is at `start`. */
export declare function readString(text: string, start: number, token: TokenEnd): number;
/** Behind the string that begins here, in a text that is sound. */
export declare function endOfString(text: string, from: number): number;
/** Reads the number whose sign or first digit is at `start`. */
export declare function readNumber(text: string, start: number, token: TokenEnd): number;
