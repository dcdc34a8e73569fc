import type { UsualFiles } from '../../engine/contract/kind.ts';
import { looksLikePreset } from './by-shape.ts';
import type { PresetData } from './preset.generated.ts';
import { completePreset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';

const anyFolder = '**/';

/** What the files of each built-in preset are recognised by: paths, and the shape where the preset names one. */
export const checklistFormats: readonly UsualFiles[] = Object.entries(builtInPresets).map(formatOf);

/** A preset's paths count in any folder: one repository holds many projects. */
export function formatOf([name, data]: readonly [string, PresetData]): UsualFiles {
  const preset = completePreset(data);
  return {
    title: preset.title,
    globs: preset.match.map((path) => (path.startsWith(anyFolder) ? path : anyFolder + path)),
    options: { preset: name },
    ...(preset.detected === 'path' ? {} : { hasShape: (text) => looksLikePreset(text, preset) }),
    ...(preset.detected === 'never' ? { isProposed: true } : {}),
  };
}
