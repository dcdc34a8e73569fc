/**
 * SHA-256 of the UTF-8 form of a text, as 64 hex digits (FIPS 180-4). Here because the core knows neither
 * Node nor packages, and the browser's own digest is asynchronous.
 */
export declare function sha256(text: string): string;
/** The first 12 hex digits: short enough to paste, long enough to name one change among millions. */
export declare function shortDigest(text: string): string;
