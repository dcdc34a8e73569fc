import { type JsonValue } from '../../core/json-value.ts';
import type { Preset } from './preset.ts';
/** What stands at a place where no item was found, in words. */
export declare function valueShown(value: JsonValue): string;
/** Where a preset looks for items, in words. */
export declare function lookedFor({ parse, single, items, folder }: Preset): string;
/** Texts as alternatives. */
export declare function oneOf(names: readonly string[]): string;
