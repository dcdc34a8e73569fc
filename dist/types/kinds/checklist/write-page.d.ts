import { type JsonValue } from '../../core/json-value.ts';
import type { Preset } from './preset.ts';
/** The text of a file that is one item of a folder; undefined where its format has no form of its own. */
export declare function newPage({ parse }: Preset, value: JsonValue): string | undefined;
