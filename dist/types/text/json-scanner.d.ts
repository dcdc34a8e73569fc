import { type JsonHandler, type JsonLimits, type ScanStop } from './json-scan-state.ts';
/**
 * Reads one JSON text (RFC 8259, strictly) and reports what it holds, in order. Returns undefined when the
 * whole text was read, else the first thing that stopped it.
 */
export declare function scanJson(text: string, handler: JsonHandler, limits: JsonLimits): ScanStop | undefined;
