import type { TokenEnd } from './json-tokens.ts';
export type ScalarForm = 'string' | 'escaped-string' | 'number' | 'true' | 'false' | 'null';
/** Receives the events of one scan. Offsets count UTF-16 code units; ends are exclusive; quotes are inside. */
export interface JsonHandler {
    beginObject(start: number): void;
    key(start: number, end: number, escaped: boolean): void;
    endObject(end: number): void;
    beginArray(start: number): void;
    endArray(end: number): void;
    scalar(start: number, end: number, form: ScalarForm): void;
    /** Whether what stands in the container that just began is of no interest, in a text that is known to be sound. */
    skips?(): boolean;
    /** Whether nothing that follows is of interest. */
    isDone?(): boolean;
}
/** `maxDepth` counts levels of objects and arrays, `maxValues` counts containers and scalars. */
export interface JsonLimits {
    readonly maxDepth: number;
    readonly maxValues: number;
}
/** Why and where a scan ended before the end of the text. `expected` is '' unless the reason is 'syntax'. */
export interface ScanStop {
    readonly reason: 'syntax' | 'too-deep' | 'too-many-values';
    readonly offset: number;
    readonly expected: string;
}
export type Phase = keyof typeof expectations;
declare const expectations: {
    readonly value: 'a value';
    readonly 'first-element': "a value or ']' after '['";
    readonly element: "a value after ',' (no comma follows the last element)";
    readonly 'first-name': "a member name in double quotes or '}' after '{'";
    readonly name: "a member name in double quotes after ',' (no comma follows the last member)";
    readonly colon: "':' after a member name";
    readonly 'member-value': "a value after ':'";
    readonly 'after-member': "',' or '}' after a member";
    readonly 'after-element': "',' or ']' after an element";
    readonly 'after-document': 'nothing after the value';
};
export interface Scan {
    readonly text: string;
    readonly handler: JsonHandler;
    readonly limits: JsonLimits;
    /** One entry for each open container, innermost last. */
    readonly insideObject: boolean[];
    readonly token: TokenEnd;
    offset: number;
    phase: Phase;
    values: number;
    stop: ScanStop | undefined;
}
export declare function newScan(text: string, handler: JsonHandler, limits: JsonLimits): Scan;
export declare function advance(scan: Scan, phase: Phase): boolean;
export declare function finishValue(scan: Scan, end: number): boolean;
export declare function countValue(scan: Scan): boolean;
export declare function refuse(scan: Scan): boolean;
export declare function refuseToken(scan: Scan): boolean;
export declare function halt(scan: Scan, reason: 'too-deep' | 'too-many-values'): boolean;
export {};
