import type { JsonLimits } from './json-scan-state.ts';
import { type TrustedJson } from './json-trusted.ts';
/** A text with what was read of it. */
export interface ReadJson extends TrustedJson {
    readonly text: string;
}
/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export declare function asReadJson(memory: unknown): ReadJson | undefined;
/**
 * Reads a text by what an earlier one said: only what differs is read, and all else is shared, by reference. Undefined where too
 * little is the same, or where the careful reader has something to say.
 */
export declare function rereadTrusted(earlier: ReadJson, text: string, { maxDepth, maxValues }: JsonLimits): TrustedJson | undefined;
