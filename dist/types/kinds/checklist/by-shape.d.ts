import { type Limits } from '../../core/limits.ts';
import { type ParsedText } from './parsers.ts';
import { type Preset } from './preset.ts';
/** Presets in the order in which their shapes are tried: the ones that ask for more before the others. */
export declare const shapedPresets: Preset[];
/** A text as the preset reads it whose shape it has. */
export interface Shaped {
    readonly parsed: ParsedText;
    readonly preset: Preset;
    readonly hasShape: boolean;
}
/** Each format is parsed once; of several shapes that fit, the first counts. What has none is JSON, or would be. */
export declare function byShape(bytes: Uint8Array, limits: Limits): Shaped;
/** Whether a text has the shape of some built-in preset. */
export declare function looksLikeChecklist(text: string, limits: Limits): boolean;
/**
 * Whether a text has the shape of one preset. What cannot be parsed may have had it, but where the name says little it
 * has to hold items.
 */
export declare function looksLikePreset(text: string, preset: Preset): boolean;
