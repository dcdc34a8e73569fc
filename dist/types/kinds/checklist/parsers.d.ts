import type { JsonValue } from '../../core/json-value.ts';
import type { Limits } from '../../core/limits.ts';
import type { PartSource, ReadFault } from '../../core/parsed.ts';
import { type ReadLines } from '../../text/json-lines.ts';
import { type ReadJson } from '../../text/json-reread.ts';
import { type SourceText } from '../../text/source.ts';
import { type ReadTasks, type TaskScan } from '../../text/task-list.ts';
import type { TaskListOptions } from '../../text/task-list-builder.ts';
/** One text as a plain value. The value is undefined exactly where there are faults. */
export interface ParsedText {
    readonly value: JsonValue | undefined;
    readonly faults: readonly ReadFault[];
    /** Pointers of members whose key stands twice in its map; the last one is the value. */
    readonly repeated: readonly string[];
    readonly source: PartSource;
    /** What the next version may be read by. */
    readonly memory?: ReadJson | ReadLines | ReadTasks;
}
export type ParserName = 'json' | 'jsonl' | 'yaml-map' | 'md-checklist' | 'md-frontmatter' | 'md-sections' | 'text-log';
/** How a text is read. */
export interface TextFormat extends TaskListOptions {
    readonly parse: ParserName;
}
/** Attempts to read one text in several ways: what they have in common is done once. */
export interface Attempts {
    readonly scans: Map<string, TaskScan>;
    /** So many items are told at most, where that is enough. */
    readonly most?: number;
}
/** Decodes and parses a text. Never throws. */
export declare function parseText(format: TextFormat, bytes: Uint8Array, limits: Limits, memory?: unknown): ParsedText;
/** A text that was decoded, or why it was not. */
export interface Decoded {
    readonly source: SourceText;
    readonly faults: readonly ReadFault[];
}
export declare function decodedText(bytes: Uint8Array): Decoded;
export declare function parseDecoded(format: TextFormat, { source, faults }: Decoded, limits: Limits, memory?: unknown, attempts?: Attempts): ParsedText;
/** What of a format says how task lists in it are read. */
export declare function taskListOptions({ ids, outermost, headings }: TextFormat): TaskListOptions;
