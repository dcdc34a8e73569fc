import { type JsonValue } from '../../core/json-value.ts';
import type { Run, RunStatus } from './model.ts';
interface RunContent extends Pick<Run, 'startedAt'> {
    readonly status: RunStatus;
    readonly isValid: boolean;
}
/** What a run says of itself: an object, or text that parses to one; anything else counts as active. */
export declare function readRunContent(content: JsonValue | undefined): RunContent;
/** The content of a run as a value; JSON is YAML, too. */
export declare function parsedContent(content: JsonValue | undefined): JsonValue | undefined;
/** A time as milliseconds since 1970: RFC 3339, or a number of seconds; undefined where it is neither. */
export declare function millisecondsOf(value: JsonValue | undefined): number | undefined;
export {};
