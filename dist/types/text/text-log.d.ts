import type { ParsedText } from './parsed-text.ts';
import type { SourceText } from './source.ts';
/**
 * The lines of a log as `{ lines: [...] }`, in order, without their breaks. Whether the last one has a break, and which
 * kind of break, changes nothing. `maxValues` counts lines.
 */
export declare function parseTextLog(source: SourceText, { maxValues }: {
    readonly maxValues: number;
}): ParsedText;
/** The first old line (counting from 0) that does not stand where it stood; undefined where the old ones are a prefix. */
export declare function firstChangedLine(before: readonly string[], after: readonly string[]): number | undefined;
/** The first old line (counting from 0) that is lost or out of order; undefined where lines were only inserted. */
export declare function firstLostLine(before: readonly string[], after: readonly string[]): number | undefined;
