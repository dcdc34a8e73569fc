import type { Context } from '../../core/context.ts';
import type { Item } from './model.ts';
import type { Preset } from './preset.ts';
/** What a context says of work: paths that are no state. */
export declare function workIn(context: Context, preset: Preset): {
    touchedWork: boolean;
    workedOn: (item: Item) => boolean;
};
/** How many first-parent commits back work counts. */
export declare const lookback = 3;
