import { type JsonValue } from '../../core/json-value.ts';
/**
 * A task list as a checklist sees it: `{ items, rows }`. The title of the document is no section of it, since it often
 * says how far things are, and what only mirrors the mark or the indentation is left out.
 */
export declare function markdownValue(value: JsonValue): JsonValue;
