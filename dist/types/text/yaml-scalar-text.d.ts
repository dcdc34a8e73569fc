import { type JsonObject, type JsonValue } from '../core/json-value.ts';
/** A value on one line, as every reader of YAML takes it: bare words where they are safe, else JSON. */
export declare function flowText(value: JsonValue): string;
/** A text in double quotes. */
export declare function quoted(text: string): string;
/** The members of a mapping, a line for each. */
export declare function memberLines(members: JsonObject): string[];
/** The entries of a list, each with its dash; a mapping takes a line for each member. */
export declare function entryLines(entries: readonly JsonValue[]): string[];
