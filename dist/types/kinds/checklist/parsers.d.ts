import type { JsonValue } from '../../core/json-value.ts';
import type { Limits } from '../../core/limits.ts';
import type { PartSource, ReadFault } from '../../core/parsed.ts';
import { type ReadLines } from '../../text/json-lines.ts';
import { type ReadJson } from '../../text/json-reread.ts';
import { type ReadTasks } from '../../text/task-list.ts';
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
/** Decodes and parses a text. Never throws. */
export declare function parseText(format: TextFormat, bytes: Uint8Array, limits: Limits, memory?: unknown): ParsedText;
/** What of a format says how task lists in it are read. */
export declare function taskListOptions({ ids, outermost, headings }: TextFormat): TaskListOptions;
