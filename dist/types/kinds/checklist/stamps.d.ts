import { type JsonObject, type JsonValue } from '../../core/json-value.ts';
import type { Preset } from './preset.ts';
/** The field that holds what was cut from before and behind texts, by their fields. */
export declare const stampsName = "(stamps)";
type Stamps = Preset['stamps'];
/**
 * Takes from the texts of an item what its preset says is only put there as it is ticked. Of several beginnings that could
 * be the text, `longer` passes over so many; false where none is left.
 */
export declare function cutStamps(raw: Record<string, JsonValue>, stamps: Stamps, longer: number): boolean;
/** A text with what was cut from it. */
export declare function withStamps(raw: JsonObject, field: string, text: string): string;
export {};
