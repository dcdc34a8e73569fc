import { type JsonObject, type JsonValue } from '../core/json-value.ts';
/** A value on one line, as every reader of YAML takes it: bare words where they are safe, else JSON. */
export declare function flowText(value: JsonValue): string;
/** A text as the one in whose place it comes is written, as far as that can be: bare, in single or in double quotes. */
export declare function quotedAs(type: string | undefined, value: string): string;
/** A text of several lines behind `|`, its first line being the header; undefined where it needs quotes. */
export declare function blockText(text: string): string[] | undefined;
/** The members of a mapping, a line for each, and more for texts of several lines. */
export declare function memberLines(members: JsonObject): string[];
/** The entries of a list, each with its dash; a mapping takes a line for each member. */
export declare function entryLines(entries: readonly JsonValue[]): string[];
/** What a list or mapping holds, as lines. */
export declare function innerLines(value: JsonValue): string[];
