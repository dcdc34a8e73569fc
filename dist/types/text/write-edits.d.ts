import type { ValueEdit } from '../core/value-edit.ts';
/** How a text is written, and with which patterns of identifiers where it is a task list. */
export interface WrittenFormat {
    readonly type: 'json' | 'json-lines' | 'yaml' | 'task-list' | 'frontmatter' | 'text-log';
    readonly ids?: readonly string[];
}
/**
 * A text with values changed, as the smallest edit: all else stays byte for byte, a byte order mark included. Pointers lead
 * into the value that the format's reader makes of the text. Where the format allows, the result was read back and says what
 * it should; undefined where the edits cannot be written.
 */
export declare function writeEdits(text: string, format: WrittenFormat, edits: readonly ValueEdit[]): string | undefined;
