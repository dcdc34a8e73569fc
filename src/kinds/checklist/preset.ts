import { type PresetData, presetDefaults } from './preset.generated.ts';

/** A format of checklists, as data: where items are, what identifies them, and what of them may change. */
export type Preset = PresetData &
  typeof presetDefaults & { readonly runner: Required<NonNullable<PresetData['runner']>> };

/** A preset with everything that its data leaves to the defaults. */
export function completePreset(data: PresetData): Preset {
  return { ...presetDefaults, ...data, runner: { counters: [], maximum: [], ...data.runner } };
}

/** How the text is read. */
export type ParserName = Preset['parse'];

/** How done is told: a field that is true, or one whose text is like one of the values. */
export type DoneField = Preset['done'][number];

/** Where a field is found that does not stand directly in an item. */
export type FieldSource = Preset['fields'][string];

/** A page of its own that an item has. */
export type ItemPage = Preset['pages'][number];

/** Items whose keys match a wildcard, where they differ from the others. */
export type Group = Preset['groups'][number];

/** Which moves from status to status there are: by rank (onwards, and `back`), or as a graph of single moves. */
export type StatusMoves = NonNullable<Preset['status']>;
