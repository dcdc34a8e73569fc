import type { UsualFiles } from '../../core/kind.ts';
import { type PresetData } from './preset.ts';
/** What the files of each built-in preset are recognised by: paths, and the shape where the preset names one. */
export declare const checklistFormats: readonly UsualFiles[];
/** A preset's paths count in any folder: one repository holds many projects. */
export declare function formatOf([name, data]: readonly [string, PresetData]): UsualFiles;
