import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { Preset } from './preset.ts';
/**
 * What a value says, as text: absent, null and empty are one value, a list of one text and that text are one, members that
 * are empty are none, and the order of a set means nothing.
 */
export declare function meaningOf(value: JsonValue | undefined, isSet: boolean): string;
/** Names that differ in case and joints only. */
export declare function plainName(name: string): string;
/** Whether a field holds the words of a line of Markdown. */
export declare function isWords(field: string, { parse, evidence }: Preset): boolean;
/** The words of a line: its whole paragraph, as what it says. */
export declare function wordsIn(raw: JsonObject): string;
/** Another target of the same link is another text; that a text is a link at all is none. */
export declare function sameLinks(before: JsonObject, after: JsonObject): boolean;
/** The words and where their links lead, as one value. */
export declare function wordsValue(raw: JsonObject): string;
export declare function paragraphIn(raw: JsonObject): string;
