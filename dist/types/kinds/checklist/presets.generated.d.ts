import type { PresetData } from './preset.ts';
/** The built-in presets, by name. */
export declare const builtInPresets: Readonly<Record<string, PresetData>>;
