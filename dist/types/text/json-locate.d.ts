import type { Span } from '../core/location.ts';
import { type SourceText } from './source.ts';
/** Where a value lies, and its key with its quotes (undefined for elements and for the whole document). */
export interface JsonPlace {
    readonly value: Span;
    readonly key: Span | undefined;
}
/**
 * The places of the values that `pointers` (RFC 6901) name, from one scan of the text. A pointer that leads
 * nowhere gets the place of its nearest ancestor that exists; of repeated keys the last one counts. In a
 * broken text a value that never ends reaches to where the scan stopped.
 */
export declare function locateJson(source: SourceText, pointers: readonly string[]): ReadonlyMap<string, JsonPlace>;
