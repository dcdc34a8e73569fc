import { type JsonLimits } from './json.ts';
import { type TrustedJson } from './json-trusted.ts';
import type { ParsedText } from './parsed-text.ts';
import { type SourceText } from './source.ts';
import type { TextFault } from './text-fault.ts';
/**
 * One JSON value a line, as an array; blank lines count for nothing. Each broken line is a fault with its place, and then
 * there is no value: what cannot be read might be any of the items. `maxValues` counts those of all lines.
 */
export declare function parseJsonLines(source: SourceText, limits: JsonLimits, earlier?: ReadLines): ParsedText & {
    readonly lines: ReadLines;
};
/** What the lines of a text said, those that are blank aside, for the next one. */
export interface ReadLines {
    readonly texts: string[];
    readonly read: (TrustedJson | undefined)[];
}
/** What a reader of a kind was handed back of what it remembered; a memory of anything else says nothing. */
export declare function asReadLines(memory: unknown): ReadLines | undefined;
/** Faults of a line that was read by itself, as faults of the whole text; `index` is its place in the list of values. */
export declare function faultsOnLine(faults: readonly TextFault[], line: number, index: number, limits: JsonLimits): TextFault[];
