import { type PresetData, presetDefaults } from './preset.generated.ts';
/** A format of checklists, as data: where items are, what identifies them, and what of them may change. */
export type Preset = PresetData & typeof presetDefaults & {
    readonly runner: Required<NonNullable<PresetData['runner']>>;
};
