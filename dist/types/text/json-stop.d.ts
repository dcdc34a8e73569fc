import type { JsonLimits, ScanStop } from './json-scan-state.ts';
import { type SourceText } from './source.ts';
import { type TextFault } from './text-fault.ts';
/** Turns the reason why a scan stopped into a fault that a person can act on. */
export declare function describeStop(source: SourceText, stop: ScanStop, limits: JsonLimits): TextFault;
/**
 * The first marker of a conflict, in a text that cannot be read. No valid JSON text has such a line: outside of strings it
 * is no token, and strings hold no line breaks.
 */
export declare function findConflict(source: SourceText): TextFault | undefined;
