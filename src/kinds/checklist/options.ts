import presetSchema from '../../../schemas/checklist-preset/v1.schema.json' with { type: 'json' };
import type { JsonSchema } from '../../engine/contract/rule.ts';
import type { PresetData } from './preset.generated.ts';
import type { Preset } from './preset.ts';
import { builtInPresets } from './presets.generated.ts';

/** What a `files:` entry says for a checklist, completed. */
export interface ChecklistOptions {
  /** Null: the built-in preset whose shape the text has. */
  readonly preset: Preset | null;
  /** Whether a flip without evidence is an error, or what the preset says. */
  readonly evidence: 'preset' | 'required';
  /** Whether what a preset takes mildly is an error: bulk-flip, evidence, reopened, born-done, goalposts, dropped-open and named-file. */
  readonly profile: 'default' | 'strict';
  /** The largest counter of an item that has no maximum of its own; 0: none. */
  readonly maxAttempts: number;
}

/** The same as it is given: a preset by its name, or written out. */
export type GivenOptions = Omit<Partial<ChecklistOptions>, 'preset'> & {
  readonly preset?: string | PresetData;
};

export const defaultChecklistOptions: ChecklistOptions = {
  preset: null,
  evidence: 'preset',
  profile: 'default',
  maxAttempts: 0,
};

const { $schema: _, $id: __, ...inline } = presetSchema;
/** By its name, or its literal type would be in the declarations of the package. */
const inlinePreset: JsonSchema & { readonly properties: JsonSchema } = inline;

export const presetNames: readonly string[] = Object.keys(builtInPresets);

export const checklistOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    preset: {
      description:
        'The name of a built-in preset, a preset of your own, or the path of a file that holds it.',
      anyOf: [
        { enum: presetNames },
        inlinePreset,
        { title: 'path of a YAML file', type: 'string', pattern: '/|\\.(ya?ml|json)$' },
      ],
    },
    evidence: {
      description: 'Whether a flip without evidence is an error, or what the preset says.',
      enum: ['preset', 'required'],
    },
    profile: {
      description:
        'With strict, bulk-flip (from 3), evidence, reopened without reason, born-done, goalposts, dropped-open and named-file are errors.',
      enum: ['default', 'strict'],
    },
    maxAttempts: {
      description: 'The largest counter of an item that names no maximum itself; 0 for none.',
      type: 'integer',
      minimum: 0,
    },
  },
} as const;
