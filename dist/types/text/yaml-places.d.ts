import { type Pair, type YAMLMap } from 'yaml';
/** A text in which places are looked up. */
export interface Layout {
    readonly text: string;
    readonly lineBreak: string;
}
export declare function memberOf(map: YAMLMap, key: string): Pair | undefined;
export declare function isEmpty({ text }: Layout, node: unknown): boolean;
export declare function colonAfter(text: string, { key }: Pair): number | undefined;
/** The indentation of what begins at a place; undefined where something else stands before it on the line. */
export declare function indentAt({ text }: Layout, offset: number): string | undefined;
export declare function nextLine(text: string, offset: number): number;
export declare function startOf(node: unknown): number;
export declare function endOf(node: unknown): number;
